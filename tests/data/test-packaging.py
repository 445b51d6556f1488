# SPDX-License-Identifier: GPL-3.0-or-later
"""What packages are made of. test-packaging.py VERSION: the argument is that of the program."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from tap import Skip, case, main

DATA = pathlib.Path(os.environ["G_TEST_SRCDIR"]) / "data"
PACKAGING = DATA / "packaging"


def run(*command, **environment):
    if not shutil.which(command[0]):
        raise Skip(f"{command[0]} is not installed")
    with tempfile.TemporaryDirectory(prefix="fringe-") as folder:
        return subprocess.run(command, capture_output=True, text=True, cwd=folder, env={**os.environ, **environment})


@case
def the_newest_release_is_this_one():
    metainfo = (DATA / "org.fringe.Fringe.metainfo.xml.in").read_text()
    assert re.search(r'<release version="([^"]*)"', metainfo)[1] == sys.argv[1]


@case
def flatpak_builder_reads_the_manifest_without_a_complaint():
    done = run("flatpak-builder", "--show-manifest", str(PACKAGING / "org.fringe.Fringe.yml"))
    assert done.returncode == 0 and not done.stderr, done.stderr


@case
def who_builds_a_package_for_debian_has_to_say_who_that_is():
    done = run(str(PACKAGING / "make-deb"), DEBFULLNAME="", DEBEMAIL="")
    assert done.returncode != 0 and "DEBFULLNAME" in done.stderr, done.stderr


@case
def the_manual_pages_are_set_without_a_warning():
    for page in sorted([*DATA.glob("*.1"), *DATA.glob("*.5")]):
        done = run("groff", "-mandoc", "-Kutf8", "-Tutf8", "-ww", "-z", str(page))
        assert done.returncode == 0 and not done.stderr, done.stderr


main()
