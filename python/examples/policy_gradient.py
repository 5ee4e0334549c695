"""A plain policy gradient in numpy learns to beat the Automa of Patchwork on level I.

The policy is a small network over the observation, its answer masked to what is legal. Many games are played side by
side (`automa.vector`); every game's margin, against the running mean, moves the probabilities of its decisions.
"""

import argparse
import time

import automa
import numpy as np
from automa.vector import VectorEnv


class Policy:
    """One hidden layer; Adam."""

    def __init__(self, inputs: int, hidden: int, actions: int, rate: float, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.weights = [
            (self.dice.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (self.dice.standard_normal((hidden, actions)) * 0.01).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self.rate, self.time = rate, 0
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]

    def probabilities(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """What it thinks of every action, and its hidden layer."""
        one, two, three, four = self.weights
        hidden = np.maximum(seen @ one + two, 0)
        answer = np.where(mask, hidden @ three + four, -np.inf)
        answer = np.exp(answer - answer.max(axis=1, keepdims=True))
        return answer / answer.sum(axis=1, keepdims=True), hidden

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """An action for every game."""
        chances, _ = self.probabilities(seen, mask)
        drawn = self.dice.random((len(seen), 1), dtype=np.float32)
        chosen = (chances.cumsum(axis=1) < drawn).sum(axis=1)
        # Rounding may leave a draw past the last legal action.
        last = mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)
        return np.minimum(chosen, last)

    def learn(self, seen: np.ndarray, mask: np.ndarray, actions: np.ndarray, worth: np.ndarray) -> None:
        """Makes actions that were worth more than usual likelier."""
        chances, hidden = self.probabilities(seen, mask)
        wrong = chances.copy()
        wrong[np.arange(len(actions)), actions] -= 1
        wrong *= (worth / len(actions))[:, None]
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)]
        self.time += 1
        for weight, first, second, slope in zip(self.weights, self.first, self.second, slopes):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            step = first / (1 - 0.9**self.time) / (np.sqrt(second / (1 - 0.999**self.time)) + 1e-8)
            weight -= self.rate * step


def scale(game: str) -> np.ndarray:
    """What every number of an observation is divided by."""
    fields = automa.specification(game)["fields"]
    sizes = [np.full(int(np.prod(field["shape"])), max(1, min(field["high"], 60))) for field in fields]
    return (1 / np.concatenate(sizes)).astype(np.float32)


def train(level: str, lanes: int, updates: int, steps: int, seed: int) -> float:
    """Plays and learns; the share of games won in the last tenth of the updates."""
    env = VectorEnv("patchwork", lanes, reward="margin", copy=True, level=level)
    policy = Policy(env.single_observation_space.shape[0], 64, int(env.single_action_space.n), 0.002, seed)
    by = scale("patchwork")
    seen, info = env.reset(seed=seed)
    usual, results, start = 0.0, [], time.perf_counter()
    played: list[list[tuple[np.ndarray, np.ndarray, int]]] = [[] for _ in range(lanes)]
    for update in range(updates):
        lessons = []
        while len(lessons) < lanes:
            inputs, mask = seen * by, info["action_mask"].astype(bool)
            actions = policy.choose(inputs, mask)
            for lane in range(lanes):
                played[lane].append((inputs[lane], mask[lane], actions[lane]))
            seen, rewards, over, _, info = env.step(actions)
            for lane in np.flatnonzero(over):
                lessons.append((played[lane], rewards[lane]))
                played[lane] = []
        margins = np.array([margin for _, margin in lessons])
        usual += (margins.mean() - usual) * (1.0 if update == 0 else 0.1)
        results.append(float((margins > 0).mean()))
        worth = (margins - usual) / (margins.std() + 1)
        rows = [(*decision, value) for (decisions, _), value in zip(lessons, worth) for decision in decisions]
        policy.dice.shuffle(rows)
        for batch in range(0, len(rows), steps):
            inputs, masks, actions, values = zip(*rows[batch : batch + steps])
            policy.learn(np.array(inputs), np.array(masks), np.array(actions), np.array(values, np.float32))
        if update % 5 == 0 or update == updates - 1:
            recent = np.mean(results[-5:])
            print(f"update {update:4}: margin {usual:7.2f}, won {recent:6.1%}, {time.perf_counter() - start:6.1f} s")
    return float(np.mean(results[-max(1, updates // 10) :]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="I")
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    won = train(args.level, args.lanes, args.updates, args.batch, args.seed)
    print(f"the learned player wins {won:.1%} of its games on level {args.level}")


if __name__ == "__main__":
    main()
