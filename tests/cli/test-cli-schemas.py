# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the JSON that is written to its schemas, and those to what is read.

Usage: test-cli-schemas.py [SEARCHES [SEED]]
"""

import copy
import json
import os
import pathlib
import random
import re
import subprocess
import sys

import tap

try:
    import jsonschema
except ImportError:
    tap.skip_all("python3-jsonschema is not installed")

N_SEARCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 40
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
CLI = os.environ["FRINGE_CLI"]
SCHEMAS = pathlib.Path(os.environ["SCHEMAS"])
EXAMPLE = "1 2 3 4 0 5 7 8 6"

chance = random.Random(SEED)
print(f"# seed {SEED}", flush=True)


def run(*arguments, text="", statuses=(0, 2, 3)):
    done = subprocess.run([CLI, *arguments], input=text, capture_output=True, text=True, check=False)
    assert done.returncode in statuses, (arguments, done.returncode, done.stderr)
    return done.stdout


def schema(name):
    return json.loads((SCHEMAS / f"fringe-{name}-1.schema.json").read_text())


def strict(value):
    """The same schema, which allows no names but those that it describes."""
    value = copy.deepcopy(value)
    if isinstance(value, dict):
        if isinstance(value.get("properties"), dict):
            value["additionalProperties"] = False
        value = {name: strict(member) for name, member in value.items()}
    elif isinstance(value, list):
        value = [strict(member) for member in value]
    return value


def validator(name):
    found = schema(name)
    jsonschema.Draft202012Validator.check_schema(found)
    return jsonschema.Draft202012Validator(strict(found))


def words(option):
    """Those that the program takes for an option, by its own help."""
    found = re.search(rf"^  {option} +(.*)$", run("solve", "--help"), re.MULTILINE)[1].split(", ")
    return [word for word in found if not word.endswith(":")]


def random_board():
    rows, columns = chance.choice([(2, 2), (2, 3), (3, 3), (3, 4)])
    tiles = list(range(rows * columns))
    chance.shuffle(tiles)
    return " ".join(map(str, tiles)), f"{rows}x{columns}"


def random_rules():
    rules = ["--node-limit", str(chance.choice([3, 50, 500]))]
    for option in ["--algorithm", "--ties", "--duplicates", "--goal-test"]:
        rules += [option, chance.choice(words(option))]
    heuristics = [word for word in words("--heuristic") if word != "perfect"]
    return rules + ["--heuristic", chance.choice(heuristics), "--weight", chance.choice(["0", "1.5", "3"])]


@tap.case
def every_search_that_is_written_fits_its_schemas():
    solve, record = validator("solve"), validator("record")
    for _ in range(N_SEARCHES):
        board, size = random_board()
        arguments = [board, "--size", size, *random_rules(), *chance.choice([[], ["--search-anyway"]])]
        print(f"# {arguments}", flush=True)
        solve.validate(json.loads(run("solve", *arguments, "--format", "json")))
        written = run("draw", *arguments, "--output", "-", "--as", "json")
        if written:
            record.validate(json.loads(written))


@tap.case
def many_results_fit_as_well():
    text = f"{EXAMPLE}\n2 1 3 4 5 6 7 8 0\n"
    results = json.loads(run("solve", "--boards", "-", "--format", "json", text=text))
    assert len(results) == 2
    validator("solve").validate(results)


@tap.case
def the_schemas_know_every_word():
    for name in ["solve", "record"]:
        rules = schema(name)["$defs"]["rules"]["properties"]
        for member in ["algorithm", "heuristic", "ties", "duplicates", "goal_test"]:
            kinds = [rules[member], *rules[member].get("anyOf", []), *rules[member].get("oneOf", [])]
            known = {word for kind in kinds for word in kind.get("enum", []) if word is not None}
            assert known == set(words("--" + member.replace("_", "-"))), (name, member)


def nodes_expanded():
    """The nodes of a record in the order in which they were removed, with numbers."""
    record = json.loads(run("draw", EXAMPLE, "--output", "-", "--as", "json"))
    nodes = [node for node in record["nodes"] if node["removed"] is not None]
    return sorted(nodes, key=lambda node: node["removed"])


@tap.case
def a_trace_of_nodes_of_a_record_fits_and_is_right():
    nodes = nodes_expanded()
    jsonschema.Draft202012Validator(schema("trace")).validate(nodes)
    answer = json.loads(run("check-trace", "-", "--preset", "textbook", "--format", "json", text=json.dumps(nodes)))
    assert answer["right"], answer


def spoil(nodes):
    """Puts something in the place of one of the values, which no trace has there."""
    spoilt = copy.deepcopy(nodes)
    node = chance.choice(spoilt)
    kind = chance.choice(["board", "number", "node", "tile", "list"])
    if kind == "board":
        del node["board"]
    elif kind == "number":
        node[chance.choice("ghf")] = chance.choice(["3", True, [], {}])
    elif kind == "node":
        spoilt[chance.randrange(len(spoilt))] = chance.choice([None, 7, True])
    elif kind == "tile":
        node["board"] = [1, 2, "x", 4, 0, 5, 7, 8, 6]
    else:
        node["board"] = [[[1, 2, 3], [4, 0, 5], [7, 8, 6]]]
    return spoilt


@tap.case
def what_does_not_fit_is_refused():
    fits = jsonschema.Draft202012Validator(schema("trace")).is_valid
    nodes = [{name: node[name] for name in ["id", "board", "g", "h", "f"]} for node in nodes_expanded()]
    for _ in range(N_SEARCHES):
        spoilt = spoil(nodes)
        assert not fits(spoilt), spoilt
        run("check-trace", "-", text=json.dumps(spoilt), statuses=[1])


if __name__ == "__main__":
    tap.main()
