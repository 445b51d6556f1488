# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives Chromium without a window, by its own protocol over two pipes."""

import base64
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

NAMES = ["chromium-headless-shell", "chromium"]


def find():
    """Returns: the program, or None where it is not installed"""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """A tab of a browser of its own, which ends with it. The browser may not reach any other computer."""

    def __init__(self):
        self.home = tempfile.TemporaryDirectory()
        to_read, self.to_write = os.pipe()
        self.to_read, to_write = os.pipe()

        # The browser reads from 3 and writes to 4. The copies are made first, so that neither falls upon the other.
        def place():
            source, target = os.dup(to_read), os.dup(to_write)
            source, target = os.dup(source), os.dup(target)
            os.dup2(source, 3)
            os.dup2(target, 4)

        self.process = subprocess.Popen(
            [find(), "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars",
             "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={self.home.name}", "about:blank"],
            preexec_fn=place, close_fds=False, env={**os.environ, "HOME": self.home.name},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.answers = os.fdopen(self.to_read, "rb")
        self.rest = b""
        self.numbers = itertools.count(1)
        self.events = []
        self.session = None
        target = next(tab for tab in self.call("Target.getTargets")["targetInfos"] if tab["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.to_write)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.answers.close()
        self.home.cleanup()

    def read(self):
        while b"\0" not in self.rest:
            piece = self.answers.read1(1 << 20)
            assert piece, "the browser ended"
            self.rest += piece
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to_write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == number:
                assert "error" not in answer, f"{method}: {answer['error']}"
                return answer["result"]
            self.events.append(answer)

    def open(self, path):
        """Opens a file. What happens from then on is in self.events."""
        self.events = []
        self.call("Page.navigate", url=pathlib.Path(path).as_uri())
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.read())

    def run(self, script):
        """Returns: what a script of the page comes to"""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    def wait_for_frame(self):
        """Waits until all that was to be drawn is."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")

    def press(self, key, code=0, text="", modifiers=0):
        """Presses a key as a person does. @modifiers: 8 is Shift"""
        common = {"key": key, "modifiers": modifiers, "windowsVirtualKeyCode": code}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def resize(self, width, height, is_phone=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=is_phone)

    def prefer(self, **features):
        """Sets what a person prefers: prefers_color_scheme="dark" """
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def picture(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def requests(self):
        """Returns: the addresses that were asked for since the page was opened"""
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]

    def complaints(self):
        """Returns: what the browser said was wrong"""
        return [event["params"] for event in self.events
                if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")]
