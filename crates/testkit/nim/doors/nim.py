"""A game that was added as docs/adding.md says, from Python: played, saved, learned, and in the lab."""

import automa
import numpy as np
from automa import gym, vector

game = automa.Game("nim", seed=5, heap=15)
assert "nim" in automa.GAMES
assert game.legal() == ["take 1", "take 2", "take 3"], game.legal()
assert [game.role(seat) for seat in range(2)] == ["person", "automa"]
game.play("take 3")
game.run_bots()
assert game.trail()[0]["sentence"].startswith("Card "), game.trail()
while not game.over:
    game.play(game.legal()[0])
assert sorted(game.scores) == [0, 1], game.scores
again = automa.load(game.save())
assert again.digest == game.digest
assert game.state()["facts"]["heap"] == 0
try:
    game.svg()
except ValueError as refused:
    assert "no picture of nim" in str(refused)
else:
    raise AssertionError("a game without a picture was drawn")

world = gym.SeatEnv(game="nim")
seen, told = world.reset(seed=1)
done = False
while not done:
    seen, reward, done, _, told = world.step(int(np.flatnonzero(told["action_mask"])[0]))
assert reward in (-1, 1), reward

lanes = vector.VectorEnv(game="nim", num_envs=64)
_, told = lanes.reset(seed=1)
for _ in range(20):
    _, rewards, *_ = lanes.step(told["action_mask"].argmax(axis=1))
print("Nim plays in Python.")
