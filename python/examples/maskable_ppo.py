"""MaskablePPO learns to beat the Automa of Patchwork on level I, on one core.

    pip install 'automa-games[sb3]'
    python python/examples/maskable_ppo.py --minutes 10 --folder learned

What it reaches stands in docs/python.md. The native vector (`automa.sb3.VecEnv`) plays the games, the reward of a step is how the margin
changed, and what is seen comes scaled. The network reads the three patches within reach with the same weights: what is learned of one place
before the pawn is known of all (`Reader`). In the end the learned player plays games that it has never seen: its score, a picture of how it
learned, the model, and its best game, to look at in the browser, are left in the folder.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import automa
import numpy as np
import torch
from automa.sb3 import VecEnv
from automa.tables import Tables
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback


PLACES = 8 * 81
"""Ways to lay one patch: outlines and squares."""


class Reader(torch.nn.Module):
    """From what is seen to an answer for every action, and to what the position is worth."""

    def __init__(self) -> None:
        super().__init__()
        spec = automa.specification("patchwork")
        fields = {field["name"]: field for field in spec["fields"]}

        def places(name: str, first: int = 0, last: int | None = None) -> list[int]:
            start, count = fields[name]["float_offset"], fields[name]["floats"]
            return list(range(start, start + count))[first:last]

        ring = fields["ring"]["floats"] // 33
        # What is printed on the next ten patches: cost, time, buttons, squares.
        near = [places("ring", ring * at + ring - 4, ring * at + ring) for at in range(10)]
        known = ["space", "on_top", "buttons", "income", "tile", "leather", "leather_in_hand", "cards_left", "cards_seen", "heap"]
        table = places("boards", 0, 81) + [place for name in known for place in places(name)] + sum(near, [])
        self.register_buffer("table", torch.tensor(table))
        self.register_buffer("patches", torch.tensor([places("next", 81 * at, 81 * at + 81) + near[at] for at in range(3)]))
        everything = len(table) + 3 * 85
        self.see = torch.nn.Sequential(torch.nn.Linear(len(table), 256), torch.nn.ReLU())
        self.hold = torch.nn.Sequential(torch.nn.Linear(256 + 85, 192), torch.nn.ReLU(), torch.nn.Linear(192, PLACES))
        self.rest = torch.nn.Linear(256, 83)
        self.judge = torch.nn.Sequential(
            torch.nn.Linear(everything, 256), torch.nn.ReLU(), torch.nn.Linear(256, 128), torch.nn.ReLU()
        )
        for last in (self.hold[-1], self.rest):
            # At first everything is equally likely.
            torch.nn.init.zeros_(last.weight)
        self.latent_dim_pi, self.latent_dim_vf = 3 * PLACES + 83, 128

    def forward_actor(self, seen: torch.Tensor) -> torch.Tensor:
        table = self.see(seen[:, self.table])
        patches = seen[:, self.patches]
        both = torch.cat([table[:, None].expand(-1, 3, -1), patches], dim=2)
        return torch.cat([self.hold(both).flatten(1), self.rest(table)], dim=1)

    def forward_critic(self, seen: torch.Tensor) -> torch.Tensor:
        return self.judge(torch.cat([seen[:, self.table], seen[:, self.patches].flatten(1)], dim=1))

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(seen), self.forward_critic(seen)


class Policy(MaskableActorCriticPolicy):
    """The policy of MaskablePPO, with a `Reader` in it."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Reader()

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        # The reader's answers are the logits.
        self.action_net = torch.nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Curve(BaseCallback):
    """Notes how many games were won, and ends when the time is up. Time is this process's own, so that a busy machine changes nothing."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.minutes, self.begin = minutes, time.process_time()
        self.won: list[bool] = []
        self.points: list[tuple[float, int, float]] = []

    def share(self) -> float:
        """The part of the time that is gone."""
        return min(1.0, (time.process_time() - self.begin) / 60 / self.minutes)

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "scores" in info:
                mine, theirs = info["scores"]
                self.won.append(bool(mine > theirs))
        return self.share() < 1

    def _on_rollout_end(self) -> None:
        if len(self.won) >= 500:
            recent, self.won = self.won, []
            minutes = (time.process_time() - self.begin) / 60
            self.points.append((minutes, self.num_timesteps, float(np.mean(recent))))
            print(f"{minutes:5.1f} min, {self.num_timesteps:9,} steps, won {self.points[-1][2]:6.1%}", flush=True)


def learn(level: str, minutes: float, lanes: int, seed: int) -> tuple[MaskablePPO, Curve]:
    """Learns for so many minutes of one core."""
    torch.set_num_threads(1)
    games = VecEnv("patchwork", lanes, reward="change", reward_scale=0.1, threads=1, level=level, seed=seed)
    curve = Curve(minutes)
    model = MaskablePPO(
        Policy,
        games,
        n_steps=32,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.003,
        # From large steps to small ones, by the time that is left.
        learning_rate=lambda _: 1e-3 * (1.0 - 0.95 * curve.share()),
        policy_kwargs={"ortho_init": False},
        seed=seed,
    )
    model.learn(total_timesteps=10**12, callback=curve)
    return model, curve


def play(model: MaskablePPO, level: str, games: int, seed: int) -> tuple[float, float, str]:
    """Plays games that were not learned from: the share won, the mean margin, and the save of the best of them."""
    lanes = min(games, 500)
    tables = Tables("patchwork", lanes, outside=[0], reward="margin", autoreset="disabled", level=level)
    won, margins, best = 0, [], ""
    for start in range(0, games, lanes):
        tables.reset(seed + start)
        buffers = tables.buffers
        while (waits := buffers.to_move >= 0).any():
            seen, mask = buffers.observations, buffers.action_mask
            assert seen is not None and mask is not None
            # A game that is over has nothing legal: any action does, nobody plays it.
            legal = mask.astype(bool) | ~waits[:, None]
            actions, _ = model.predict(seen, action_masks=legal, deterministic=True)
            tables.step(actions, waits)
        for place in range(lanes):
            mine, theirs = buffers.scores[place]
            game = tables.game(place)
            won += 0 in game.winners
            if not margins or mine - theirs > max(margins):
                best = game.save()
            margins.append(int(mine - theirs))
    return won / len(margins), float(np.mean(margins)), best


def plot(points: list[tuple[float, int, float]], reached: float, level: str) -> str:
    """Won games by minutes of one core."""
    most = max((minutes for minutes, _, _ in points), default=1.0)
    place = [(60 + 500 * minutes / most, 240 - 200 * won) for minutes, _, won in points]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 290" font-family="sans-serif" font-size="13">',
        '<rect width="600" height="290" fill="#fff"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 240 - 200 * share
        parts.append(f'<path d="M60 {y}H560" stroke="#ccc"/><text x="52" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for step in range(6):
        x = 60 + 100 * step
        parts.append(f'<text x="{x}" y="260" text-anchor="middle">{most * step / 5:.1f}</text>')
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in place)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#0a5c8a" stroke-width="2"/>')
    y = 240 - 200 * reached
    parts.append(f'<path d="M60 {y:.1f}H560" stroke="#b35900" stroke-dasharray="6 4"/>')
    parts.append(f'<text x="560" y="{y - 6:.1f}" text-anchor="end" fill="#8a4500">{reached:.1%} in new games</text>')
    parts.append(f'<text x="60" y="24">games won against the Automa of Patchwork, level {level}, while it learns</text>')
    parts.append('<text x="310" y="282" text-anchor="middle">minutes of one core</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="I")
    parser.add_argument("--minutes", type=float, default=10.0, help="of this process's own time")
    parser.add_argument("--lanes", type=int, default=128, help="games side by side")
    parser.add_argument("--games", type=int, default=2000, help="games that the learned player is measured with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("learned"))
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    model, curve = learn(args.level, args.minutes, args.lanes, args.seed)
    won, margin, best = play(model, args.level, args.games, seed=10**9)
    # As far as so many games can tell, at 95 %.
    doubt = 1.96 * (won * (1 - won) / args.games) ** 0.5
    print(f"level {args.level}: the learned player wins {won:.1%} (+-{doubt:.1%}) of {args.games:,} new games, margin {margin:+.1f}")
    model.save(args.folder / "model.zip")
    (args.folder / "curve.svg").write_text(plot(curve.points, won, args.level), encoding="utf-8")
    automa.load(best).save(args.folder / "best.automa")
    result = {"version": automa.__version__, "level": args.level, "minutes": args.minutes, "won": won, "margin": margin}
    result |= {"steps": model.num_timesteps, "games": args.games, "curve": curve.points}
    (args.folder / "result.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(args.folder)
    return result


if __name__ == "__main__":
    main()
