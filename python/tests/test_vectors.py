"""The snippets of `vectors/README.md` are other implementations: they come to what the vectors say."""

import re

import pytest
from conftest import ROOT

pytest.importorskip("tomllib")

TEXT = (ROOT / "vectors/README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```", TEXT, flags=re.MULTILINE | re.DOTALL)


def test_there_are_two():
    assert len(SNIPPETS) == 2


@pytest.mark.parametrize("code", SNIPPETS)
def test_a_snippet_agrees(code, monkeypatch):
    monkeypatch.chdir(ROOT)
    exec(compile(code, "vectors/README.md", "exec"), {})
