"""The documents: their snippets run, and the tables of the environments are what the program says."""

import os
import re

import automa
import pytest
from conftest import ROOT

MARK = "<!-- What follows is written by"


def snippets():
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


def test_snippets(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    assert len(snippets()) >= 8
    for number, code in enumerate(snippets()):
        exec(compile(code, f"docs/python.md, snippet {number + 1}", "exec"), names)


def tables() -> str:
    """Actions and observations of every game, as text."""
    lines = []
    for name in automa.GAMES:
        spec = automa.specification(name)
        seen = f"{spec['observation']} numbers or {spec['floats']} floats seen"
        lines += ["", f"## {name}: {spec['actions']} actions, {seen} at the usual table", ""]
        lines += ["| first action | act | values | meaning |", "|---|---|---|---|"]
        for block in spec["blocks"]:
            shape = " x ".join(map(str, block["shape"]))
            lines.append(f"| {block['first']} | `{block['name']}` | {shape} | {block['meaning']} |")
        lines += ["", "| offset | seen | shape | from | to | float offset | floats | meaning |", "|---|---|---|---|---|---|---|---|"]
        for field in spec["fields"]:
            shape = " x ".join(map(str, field["shape"]))
            low, high = min(cell["low"] for cell in field["cells"]), max(cell["high"] for cell in field["cells"])
            row = [field["offset"], f"`{field['name']}`", shape, low, high, field["float_offset"], field["floats"], field["meaning"]]
            lines.append("| " + " | ".join(map(str, row)) + " |")
    return "\n".join(lines) + "\n"


def test_the_tables_of_the_environments():
    path = ROOT / "docs/environments.md"
    text = path.read_text(encoding="utf-8")
    head, mark, _ = text.partition(MARK)
    first_line = text[len(head) :].split("\n", 1)[0]
    wanted = head + first_line + "\n" + tables()
    if os.environ.get("AUTOMA_WRITE"):
        path.write_text(wanted, encoding="utf-8")
    assert mark and text == wanted, "regenerate with AUTOMA_WRITE=1, and think of the version of the environment"


@pytest.mark.parametrize("name", ["random_agent.py"])
def test_examples_run(name, monkeypatch, capsys):
    import runpy

    monkeypatch.setattr("sys.argv", [name, "--episodes", "2"])
    runpy.run_path(str(ROOT / "python/examples" / name), run_name="__main__")
    assert "level V" in capsys.readouterr().out


def test_the_plain_example_learns_as_it_says(monkeypatch, capsys):
    import runpy

    path = str(ROOT / "python/examples/policy_gradient.py")
    # Half of what it does by itself.
    monkeypatch.setattr("sys.argv", [path, "--updates", "30"])
    runpy.run_path(path, run_name="__main__")
    margins = [float(margin) for margin in re.findall(r"margin +(-?[\d.]+)", capsys.readouterr().out)]
    # Random play loses by 18.5 points; so many games tell that to half a point.
    assert margins[-1] > -17.3, margins
