"""The standard environments, held to the official checkers."""

import warnings

import automa.gym
import gymnasium
import numpy as np
import pytest
from conftest import ALL, TABLES
from gymnasium.utils.env_checker import check_env

NAMES = {"patchwork": "automa/Patchwork-v0", "terra-mystica": "automa/TerraMystica-v0", "tapestry": "automa/Tapestry-v0"}


@pytest.mark.parametrize(("name", "options"), ALL)
def test_gymnasium_checks_them(name, options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(NAMES[name], **options)
        check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "options"), ALL)
def test_an_episode(name, options):
    env = gymnasium.make(NAMES[name], opponents="greedy", trail=True, **options)
    seen, info = env.reset(seed=5)
    total, trails, steps, over = 0.0, 0, 0, False
    while not over:
        assert seen in env.observation_space and info["action_mask"].any()
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, truncated, info = env.step(action)
        total, trails, steps = total + reward, trails + len(info["trail"]), steps + 1
        assert not truncated and (over or reward == 0)
    game = env.unwrapped.game
    assert total == (1 if 0 in game.winners else -1) and info["score"] == game.scores[0]
    bots = [seat for seat in range(game.seats) if game.role(seat) != "person"]
    assert bool(trails) == bool(bots)
    with pytest.raises(RuntimeError, match="call `reset`"):
        env.unwrapped.step(0)


def test_an_illegal_action_loses_or_raises():
    env = gymnasium.make("automa/Patchwork-v0")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(2026)
    assert over and reward == -2 and "waits for" in info["illegal"]
    env = gymnasium.make("automa/Patchwork-v0", illegal="raise")
    env.reset(seed=1)
    before = env.unwrapped.game.digest
    with pytest.raises(automa.IllegalAction):
        env.step(2026)
    assert env.unwrapped.game.digest == before
    for wrong in ({"reward": "money"}, {"illegal": "shrug"}, {"opponents": "chess"}, {"seat": 1}, {"level": 9}):
        with pytest.raises(ValueError):
            gymnasium.make("automa/Patchwork-v0", **wrong)
    with pytest.raises(ValueError, match="offers"):
        gymnasium.make("automa/TerraMystica-v0", offers="open")
    for maker in (gymnasium.make, lambda name, **options: gymnasium.make_vec(name, 2, "vector_entry_point", **options)):
        with pytest.raises(TypeError, match="there is no option `colour`"):
            maker("automa/Patchwork-v0", colour="red")


@pytest.mark.parametrize("reward", ["win", "score", "margin", "change"])
def test_rewards(reward):
    env = gymnasium.make("automa/Patchwork-v0", reward=reward)
    seen, info = env.reset(options={"game_seed": 4})
    first = info["scores"]
    assert env.unwrapped.game.seed == 4
    total, over = 0.0, False
    while not over:
        _, value, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert info["scores"].tolist() == env.unwrapped.game.scores
        total += value
    mine, theirs = env.unwrapped.game.scores
    worth = {"win": 1 if env.unwrapped.game.winner == 0 else -1, "score": mine, "margin": mine - theirs}
    # The changes of the margin, one after the other, are the margin.
    worth["change"] = mine - theirs - (first[0] - first[1])
    assert total == worth[reward]


@pytest.mark.parametrize(("name", "options"), ALL)
@pytest.mark.parametrize("reward", ["win", "score", "margin", "change"])
def test_nothing_legal_is_as_bad_as_an_illegal_action(name, options, reward):
    from automa.tables import Tables

    tables = Tables(name, 20, reward=reward, observations=False, **options)
    tables.reset(5)
    least = 0.0
    for _ in range(300):
        tables.step(tables.sample())
        least = min(least, tables.buffers.rewards.min())
    tables.step(np.full(20, tables.native.widths[1] - 1))
    assert tables.buffers.illegal.all() and tables.buffers.rewards.min() < least


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
@pytest.mark.parametrize("name", sorted(NAMES))
def test_rendering(name, mode):
    env = gymnasium.make(NAMES[name], render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    if mode == "rgb_array":
        assert shown.ndim == 3 and shown.shape[2] == 3 and shown.dtype == np.uint8 and len(np.unique(shown)) > 20
    else:
        assert name in shown or shown.startswith("<svg")


@pytest.mark.parametrize("name", sorted(NAMES))
def test_the_usual_table_has_an_automa(name):
    game = automa.Game(name, seed=1)
    roles = [game.role(seat) for seat in range(game.seats)]
    assert roles[0] == "person" and "automa" in roles
    env = gymnasium.make(NAMES[name])
    env.reset(seed=1)
    assert env.unwrapped.game.options == game.options


@pytest.mark.parametrize(("name", "options"), ALL)
def test_floats_say_what_the_numbers_say(name, options):
    from automa import spaces

    spec = automa.specification(name, **options)
    env = gymnasium.make(NAMES[name], observation="int", **options)
    row, info = env.reset(seed=3)
    box = spaces.observations(name, "float", **options)
    assert row.shape == (spec["observation"],) and box.shape == (spec["floats"],)
    for _ in range(60):
        floats = env.unwrapped.game.observation(0, "float")
        assert floats in box and row in env.observation_space and floats.dtype == np.float32
        for field in spec["fields"]:
            numbers = row[field["offset"] :][: field["numbers"]]
            part = floats[field["float_offset"] :][: field["floats"]]
            cells = field["cells"]
            if all(cell["floats"] == 1 for cell in cells):
                assert ((part != 0) == (numbers != 0)).all(), field["name"]
            elif len(cells) == 1:
                # A place for each thing: at most one of them is taken.
                assert set(np.unique(part)) <= {0.0, 1.0}
        row, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if over:
            row, info = env.reset()


def test_a_table_of_two_is_seen_in_fewer_numbers():
    sizes = [automa.specification("terra-mystica", seats=seats, automas=1)["observation"] for seats in (2, 3, 5)]
    assert sizes[0] < sizes[1] < sizes[2] and sizes[0] < 4000


@pytest.mark.parametrize(("observation", "key"), [("dict", "observation"), ("rllib", "observations")])
def test_the_mask_beside_what_is_seen(observation, key):
    env = gymnasium.make("automa/Patchwork-v0", observation=observation)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space and (seen["action_mask"] == info["action_mask"]).all()
    many = gymnasium.make_vec("automa/Patchwork-v0", 3, "vector_entry_point", observation=observation)
    seen, info = many.reset(seed=1)
    assert seen in many.observation_space and seen[key].shape[0] == 3


@pytest.mark.parametrize(("name", "options"), ALL)
def test_the_vector_plays_the_same_games_as_one_environment_after_the_other(name, options):
    lanes, steps = 5, 150
    many = gymnasium.make_vec(
        NAMES[name], lanes, vectorization_mode="vector_entry_point", opponents="greedy", threads=2, copy=True, **options
    )
    seen, info = many.reset(seed=11)
    singles = []
    for lane in range(lanes):
        text = many.unwrapped.tables.game(lane).save()
        env = gymnasium.make(NAMES[name], opponents="greedy", **options).unwrapped
        start, at = env.reset(options={"game_seed": automa.load(text).seed})
        assert env.game.save() == text
        singles.append(env)
        assert (start == seen[lane]).all() and (at["action_mask"] == info["action_mask"][lane]).all()
    ended = 0
    for _ in range(steps):
        actions = many.unwrapped.sample()
        assert info["action_mask"][np.arange(lanes), actions].all()
        seen, rewards, over, truncated, info = many.step(actions)
        assert seen in many.observation_space
        for lane, env in enumerate(singles):
            after, reward, done, _, at = env.step(int(actions[lane]))
            assert reward == rewards[lane] and done == over[lane]
            if done:
                ended += 1
                assert (info["final_obs"][lane] == after).all()
                assert (info["final_info"]["scores"][lane] == at["scores"]).all()
                after, at = env.reset(options={"game_seed": many.unwrapped.tables.game(lane).seed})
            assert (after == seen[lane]).all() and (at["action_mask"] == info["action_mask"][lane]).all()
    assert ended or name != "patchwork"


@pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name, options in ALL if not (name == "patchwork" and "level" in options)]
)
def test_pettingzoo_checks_them(name, options, capsys):
    from automa import zoo
    from pettingzoo.test import api_test, seed_test

    api_test(zoo.env(name, **options), num_cycles=200)
    seed_test(lambda: zoo.env(name, **options), num_cycles=100)


def test_everybody_at_a_table_of_people_gets_a_reward():
    from automa import zoo

    env = zoo.env("terra-mystica", seats=3, automas=0)
    env.reset(seed=3)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            rewards[agent] = reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert sorted(rewards) == ["seat_0", "seat_1", "seat_2"] and set(rewards.values()) == {1.0, -1.0}


def test_every_option_of_a_table_is_tested_somewhere():
    assert set(TABLES) == set(automa.GAMES) == set(NAMES)
