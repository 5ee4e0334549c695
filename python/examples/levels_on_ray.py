"""How hard are the levels of Patchwork's Automa? Played on Ray, with a plot.

    python python/examples/levels_on_ray.py --games 5000                # on this machine
    python python/examples/levels_on_ray.py --games 500000 --address auto   # on the cluster
"""

import argparse
from pathlib import Path

import automa.ray

EXPERIMENT = """\
name = "Levels of Patchwork's Automa"
game = "patchwork"
games = {games}
players = ["random", "greedy"]

[options]
level = [1, 2, 3, 4, 5]
"""


def plot(rates: dict[tuple[str, str], float]) -> str:
    """Won games by level, one line of dots for each player."""
    players = sorted({player for player, _ in rates})
    signs = {player: ("circle", "square")[at % 2] for at, player in enumerate(players)}
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 260" font-family="sans-serif" font-size="13">']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 220 - 180 * share
        parts.append(f'<path d="M50 {y}H400" stroke="#bbb"/><text x="44" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for (player, level), rate in rates.items():
        x, y = 20 + 70 * int(level), 220 - 180 * rate
        if signs[player] == "circle":
            parts.append(f'<circle cx="{x}" cy="{y}" r="6" fill="#0a5c8a"><title>{player}: {rate:.1%}</title></circle>')
        else:
            parts.append(f'<path d="M{x - 6} {y - 6}h12v12h-12z" fill="#b35900"><title>{player}: {rate:.1%}</title></path>')
    for level in range(1, 6):
        parts.append(f'<text x="{20 + 70 * level}" y="240" text-anchor="middle">level {level}</text>')
    legend = ", ".join(f"{'●' if signs[player] == 'circle' else '■'} {player}" for player in players)
    parts.append(f'<text x="50" y="20">games won: {legend}</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="games for each level and player")
    parser.add_argument("--address", help="the cluster; this machine without")
    parser.add_argument("--folder", type=Path, default=Path("levels"), help="where everything goes")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    experiment = args.folder / "levels.toml"
    experiment.write_text(EXPERIMENT.format(games=args.games), encoding="utf-8")
    automa.ray.connect(args.address)
    frame = automa.ray.run(experiment).frame()
    rates = frame.groupby(["players", "level"])["won_1"].mean().to_dict()
    for (player, level), rate in rates.items():
        print(f"level {level}, {player:<7} {rate:6.1%}")
    picture = args.folder / "levels.svg"
    picture.write_text(plot(rates), encoding="utf-8")
    print(picture)


if __name__ == "__main__":
    main()
