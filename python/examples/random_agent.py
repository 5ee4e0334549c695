"""A random player against the Automa: how often does it win on each level?"""

import argparse

import automa.gym  # noqa: F401  (names the environments)
import gymnasium


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--episodes", type=int, default=200)
    args = parser.parse_args()
    for level in ("I", "II", "III", "IV", "V"):
        env = gymnasium.make("automa/Patchwork-v0", level=level)
        wins = 0
        for episode in range(args.episodes):
            _, info = env.reset(seed=episode)
            over, reward = False, 0.0
            while not over:
                action = env.action_space.sample(info["action_mask"])
                _, reward, over, _, info = env.step(action)
            wins += reward > 0
        print(f"level {level:<4} {wins:4} of {args.episodes} games won")


if __name__ == "__main__":
    main()
