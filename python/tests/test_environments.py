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
    assert over and reward == -1 and "waits for" in info["illegal"]
    env = gymnasium.make("automa/Patchwork-v0", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(automa.IllegalAction):
        env.step(2026)
    for wrong in ({"reward": "money"}, {"illegal": "shrug"}, {"opponents": "chess"}, {"seat": 1}, {"level": 9}):
        with pytest.raises(ValueError):
            gymnasium.make("automa/Patchwork-v0", **wrong)
    with pytest.raises(ValueError, match="offers"):
        gymnasium.make("automa/TerraMystica-v0", offers="open")


@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_rewards(reward):
    env = gymnasium.make("automa/Patchwork-v0", reward=reward)
    seen, info = env.reset(options={"game_seed": 4})
    assert env.unwrapped.game.seed == 4
    over = False
    while not over:
        _, value, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    mine, theirs = env.unwrapped.game.scores
    assert value == {"win": 1 if env.unwrapped.game.winner == 0 else -1, "score": mine, "margin": mine - theirs}[reward]


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_rendering(mode):
    env = gymnasium.make("automa/Patchwork-v0", render_mode=mode)
    env.reset(seed=1)
    assert "patchwork" in env.render() or env.render().startswith("<svg")


@pytest.mark.parametrize(("name", "options"), ALL)
def test_the_vector_plays_the_same_games_as_one_environment_after_the_other(name, options):
    lanes, steps = 5, 150
    many = gymnasium.make_vec(
        NAMES[name], lanes, vectorization_mode="vector_entry_point", opponents="greedy", threads=2, copy=True, **options
    )
    seen, info = many.reset(seed=11)
    singles = []
    for lane in range(lanes):
        text = many.unwrapped.games.journal(lane)
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
                assert info["final_info"]["score"][lane] == at["score"]
                journal = many.unwrapped.games.journal(lane)
                after, at = env.reset(options={"game_seed": automa.load(journal).seed})
            assert (after == seen[lane]).all() and (at["action_mask"] == info["action_mask"][lane]).all()
    assert ended or name != "patchwork"


def test_the_vector_is_the_same_on_any_number_of_threads():
    results = []
    for threads in (1, 3):
        env = gymnasium.make_vec(
            "automa/Patchwork-v0", 300, vectorization_mode="vector_entry_point", threads=threads, copy=True
        )
        env.reset(seed=2)
        total = np.zeros(300)
        for _ in range(60):
            _, rewards, *_ = env.step(env.unwrapped.sample())
            total += rewards
        results.append((total.tolist(), [env.unwrapped.games.journal(lane) for lane in (0, 150, 299)]))
    assert results[0] == results[1]
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP


def test_the_vector_refuses_with_a_sentence():
    env = gymnasium.make_vec("automa/Patchwork-v0", 4, vectorization_mode="vector_entry_point").unwrapped
    with pytest.raises(ValueError, match="call `reset`"):
        env.step(np.zeros(4, np.int64))
    env.reset(seed=1)
    with pytest.raises(ValueError, match="`actions` must be an array of 4"):
        env.step(np.zeros(3, np.int64))
    _, rewards, over, _, info = env.step([2025, -1, 2026, 10**9])
    assert rewards.tolist() == [0, -1, -1, -1] and over.tolist() == [False, True, True, True]
    assert info["final_info"]["illegal"].tolist() == [False, True, True, True]
    strict = automa._automa.Vector("patchwork", 4, illegal="raise")
    strict.reset(1)
    arrays = [np.zeros(4), np.zeros(4, bool), np.zeros(4, bool), np.zeros(4, np.int32)]
    with pytest.raises(automa.IllegalAction):
        strict.step(np.full(4, 2026), *arrays)
    for wrong in ({"seat": 1}, {"seat": 7}, {"reward": "money"}, {"threads": 0}, {"opponents": "chess"}):
        with pytest.raises((ValueError, IndexError)):
            automa._automa.Vector("patchwork", 4, **wrong)
    with pytest.raises(ValueError):
        automa._automa.Vector("patchwork", 0)
    with pytest.raises(TypeError):
        strict.step(np.zeros(4), *arrays)


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
