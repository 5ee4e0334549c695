"""What the documents say of learning, held against a shorter run, and against the long one that was recorded."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def learned(minutes: float, folder: Path) -> dict:
    command = [sys.executable, ROOT / "python/examples/maskable_ppo.py", "--minutes", str(minutes), "--games", "1000"]
    done = subprocess.run([*map(str, command), "--folder", str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads((folder / "result.json").read_text(encoding="utf-8"))


def test_a_short_run_learns_most_of_the_way(tmp_path):
    result = learned(1.0, tmp_path / "learned")
    # Random play wins 4 % and loses by 18.5 points; 1,000 games tell that to 1 % and one point.
    assert result["won"] > 0.06 and result["margin"] > -15.5, result
    assert len(result["curve"]) >= 3


def test_the_documents_say_what_was_recorded():
    recorded = json.loads((ROOT / "python/examples/maskable_ppo.json").read_text(encoding="utf-8"))
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    found = re.search(r"wins (\d+\.\d) % of [\d,]+ new games on level I", text)
    assert found and abs(float(found[1]) - 100 * recorded["won"]) < 0.06
    assert recorded["level"] == "I" and recorded["minutes"] <= 15 and recorded["won"] >= 0.6 and recorded["games"] >= 2000
