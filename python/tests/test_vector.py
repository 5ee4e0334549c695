"""Thousands of games in one call: the same on any number of threads, reproducible, and nothing half done."""

import copy
import os
import pickle

import automa
import gymnasium
import numpy as np
import pytest
from automa.tables import Tables
from automa.vector import VectorEnv
from conftest import TABLES
from gymnasium.vector import AutoresetMode

PATCHWORK = "automa/Patchwork-v0"


def played(tables: Tables, steps: int) -> list[str]:
    """What every game came to after some random steps."""
    for _ in range(steps):
        tables.step(tables.sample())
    return [tables.game(place).save() for place in range(tables.num_games)]


def test_the_same_on_any_number_of_threads():
    results = []
    for threads in (1, 3):
        tables = Tables("patchwork", 3000, threads=threads)
        tables.reset(2)
        total = np.zeros(3000)
        for _ in range(60):
            tables.step(tables.sample())
            total += tables.buffers.rewards[:, 0]
        results.append((total.tolist(), [tables.game(place).save() for place in (0, 1500, 2999)]))
    assert results[0] == results[1]


def test_an_illegal_action_that_raises_changes_no_game_and_names_it():
    for threads in (1, 2):
        env = VectorEnv("patchwork", 400, illegal="raise", threads=threads)
        env.reset(seed=1)
        before = [env.tables.game(place).save() for place in range(400)]
        kept = env.buffers.observations.copy()
        actions = env.sample().copy()
        actions[[317, 390]] = 2026
        with pytest.raises(automa.IllegalAction, match=r"game 317 of the vector: .*nothing was played in any game"):
            env.step(actions)
        assert [env.tables.game(place).save() for place in range(400)] == before
        assert (env.buffers.observations == kept).all()
        actions[[317, 390]] = env.sample()[[317, 390]]
        env.step(actions)


def test_seeds():
    def first(env, **reset):
        seen, _ = env.reset(**reset)
        return seen.copy()

    env, other = VectorEnv("patchwork", 3), VectorEnv("patchwork", 3)
    one = [first(env, seed=1), first(env), first(env)]
    two = [first(other, seed=1), first(other), first(other)]
    assert all((a == b).all() for a, b in zip(one, two))
    assert not (one[0] == one[1]).all() and not (one[1] == one[2]).all()
    listed = first(env, seed=[5, 6, 7])
    assert (listed == first(env, seed=(np.int64(5), 6, 7))).all()
    assert (listed[0] == first(env, seed=[5, 8, 9])[0]).all() and not (listed[0] == listed[1]).all()
    first(env, seed=[5, None, 7])
    for wrong, error in (([1, 2], ValueError), (-1, ValueError), ([1, 2, -3], ValueError), (1.5, TypeError), ("x", ValueError)):
        with pytest.raises(error):
            env.reset(seed=wrong)
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options={"colour": "red"})
    with pytest.raises(ValueError, match="game_seed"):
        gymnasium.make(PATCHWORK).reset(options={"colour": "red"})


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_modes_of_beginning_anew_are_gymnasium_s(mode):
    """The native vector against Gymnasium's own, with the same games in the same places."""
    lanes = 4
    native = gymnasium.make_vec(PATCHWORK, lanes, "vector_entry_point", autoreset_mode=mode, copy=True)
    own = gymnasium.vector.SyncVectorEnv([lambda: gymnasium.make(PATCHWORK)] * lanes, autoreset_mode=mode)
    assert native.metadata["autoreset_mode"] is mode
    native.reset(seed=9)
    ended = 0
    for _ in range(120):
        # Gymnasium's games are set to those of the native vector wherever one begins.
        actions = native.unwrapped.sample().copy()
        before = [native.unwrapped.tables.game(place) for place in range(lanes)]
        waits = native.unwrapped.buffers.to_move >= 0
        if mode is AutoresetMode.DISABLED and not waits.all():
            with pytest.raises(RuntimeError, match="call `reset`"):
                native.step(actions)
            seen, info = native.reset(options={"reset_mask": ~waits})
            assert native.unwrapped.buffers.to_move.tolist() == [0] * lanes
            assert all(native.unwrapped.tables.game(place) == before[place] for place in np.flatnonzero(waits))
            continue
        seen, rewards, over, _, info = native.step(actions)
        for place in range(lanes):
            now = native.unwrapped.tables.game(place)
            if not waits[place]:
                # The step after the last: a new game, and nothing played in it yet.
                assert mode is AutoresetMode.NEXT_STEP and not over[place] and rewards[place] == 0
                assert now.seed != before[place].seed and (now.observation(0, "float") == seen[place]).all()
                continue
            after = before[place].clone()
            after.play(int(actions[place]))
            after.run_bots()
            assert over[place] == after.over
            last = after.observation(0, "float")
            ended += after.over
            if after.over and mode is AutoresetMode.SAME_STEP:
                assert (info["final_obs"][place] == last).all() and now.seed != after.seed
            else:
                assert now == after and (seen[place] == last).all()
    assert ended > 3
    own.close()


def test_gymnasium_s_vector_wrappers():
    from gymnasium.wrappers.vector import DictInfoToList, NormalizeReward, RecordEpisodeStatistics

    env = RecordEpisodeStatistics(gymnasium.make_vec(PATCHWORK, 8, "vector_entry_point", reward="change", copy=True))
    env = NormalizeReward(env)
    env.reset(seed=1)
    lengths = []
    for _ in range(100):
        *_, info = env.step(env.unwrapped.sample())
        if "episode" in info:
            lengths += info["episode"]["l"][info["_episode"]].tolist()
    assert len(lengths) > 8 and min(lengths) > 5
    told = DictInfoToList(gymnasium.make_vec(PATCHWORK, 3, "vector_entry_point", copy=True))
    _, infos = told.reset(seed=1)
    assert len(infos) == 3 and infos[0]["action_mask"].any()


@pytest.mark.parametrize("name", sorted(TABLES))
def test_vectors_are_cloned_restored_and_pickled(name):
    tables = Tables(name, 6, opponents="greedy", **TABLES[name][-1])
    tables.reset(3)
    played(tables, 20)
    copies = [tables.clone(), copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))]
    mark = tables.clone()
    later = played(tables, 30)
    for other in copies:
        assert played(other, 30) == later
        assert (other.buffers.observations == tables.buffers.observations).all()
    tables.restore(mark)
    assert (tables.buffers.action_mask == mark.buffers.action_mask).all()
    assert played(tables, 30) == later
    with pytest.raises(ValueError, match="made alike"):
        tables.restore(Tables(name, 7, opponents="greedy", **TABLES[name][-1]))


def test_several_seats_in_one_vector():
    tables = Tables("patchwork", 50, opponent="person")
    assert tables.outside == [0, 1]
    tables.reset(4)
    decided, ended = np.zeros(2, int), 0
    for _ in range(150):
        movers = tables.buffers.to_move.copy()
        decided += [(movers == seat).sum() for seat in (0, 1)]
        rows = tables.buffers.observations[:3].copy()
        for place in range(3):
            game = tables.game(place)
            assert (game.observation(int(movers[place]), "float") == rows[place]).all()
        tables.step(tables.sample())
        over = tables.buffers.terminated
        ended += over.sum()
        rewards = tables.buffers.rewards
        # Somebody wins and somebody loses, unless they share it.
        assert set(np.unique(rewards[over])) <= {-1.0, 1.0} and not rewards[~over].any()
    assert decided.min() > 500 and ended > 50


def test_a_policy_at_every_other_seat():
    """The same player once inside, once as a policy from outside: the same games."""
    calls = []

    def first_legal(seen, mask):
        assert seen.shape[0] == mask.shape[0] and mask.any(axis=1).all()
        calls.append(len(mask))
        return mask.argmax(axis=1)

    for mode in AutoresetMode:
        env = VectorEnv("terra-mystica", 5, opponents=first_legal, seats=3, automas=1, autoreset_mode=mode, reward="margin")
        assert env.tables.outside == [0, 1]
        env.reset(seed=2)
        for _ in range(40):
            if (env.buffers.to_move < 0).any() and mode is AutoresetMode.DISABLED:
                env.reset(options={"reset_mask": env.buffers.to_move < 0})
            actions = env.sample()
            env.step(actions)
            assert ((env.buffers.to_move == 0) | (env.buffers.to_move == -1)).all()
    assert sum(calls) > 100


def test_a_policy_s_last_move_ends_the_game_for_the_seat():
    env = VectorEnv("patchwork", 30, opponents=lambda seen, mask: mask.argmax(axis=1), opponent="person", reward="margin")
    env.reset(seed=2)
    ended = 0
    for _ in range(120):
        before = [env.tables.game(place).seed for place in range(3)]
        _, rewards, over, _, info = env.step(env.sample())
        for place in np.flatnonzero(over):
            mine, theirs = info["final_info"]["scores"][place]
            assert rewards[place] == mine - theirs and info["final_obs"][place] is not None
            ended += 1
        assert all((env.tables.game(place).seed != before[place]) == over[place] for place in range(3))
    assert ended > 30


def test_afterstates_of_all_games():
    tables = Tables("patchwork", 4)
    tables.reset(1)
    found = tables.afterstates(seed=5)
    for place in range(4):
        rows = found["games"] == place
        game = tables.game(place)
        assert sorted(found["actions"][rows]) == game.legal_numbers().tolist()
        row = np.flatnonzero(rows)[-1]
        world = game.clone()
        world.play(int(found["actions"][row]))
        assert (world.observation(0, "float") == found["observations"][row]).all()
        assert found["scores"][row].tolist() == world.scores and not found["over"][row]


def test_few_games_need_no_threads():
    """What 128 games cost is not worth waking a thread for: nothing is lost by allowing more of them."""
    import time

    def seconds(threads: int) -> float:
        tables = Tables("patchwork", 128, threads=threads, observations=False)
        tables.reset(1)
        best = 1e9
        for _ in range(5):
            start = time.perf_counter()
            for _ in range(40):
                tables.step(tables.sample())
            best = min(best, time.perf_counter() - start)
        return best

    # Other programs may disturb one try, but not all of them.
    assert any(seconds(2) < 1.3 * seconds(1) for _ in range(6))


def test_after_a_fork_the_vector_goes_on():
    tables = Tables("patchwork", 3000, threads=2)
    tables.reset(1)
    for _ in range(3):
        tables.step(tables.sample())
    child = os.fork()
    if child == 0:
        try:
            tables.step(tables.sample())
            os._exit(0)
        finally:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == 0
    tables.step(tables.sample())


def test_refusals_have_a_sentence():
    env = VectorEnv("patchwork", 4)
    with pytest.raises(RuntimeError, match="call `reset`"):
        env.step(np.zeros(4, np.int64))
    env.reset(seed=1)
    with pytest.raises(ValueError, match="`actions` must be an array of 4"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        env.step(np.zeros(4))
    _, rewards, over, _, info = env.step([2025, -1, 2026, 10**9])
    assert rewards.tolist() == [0, -2, -2, -2] and over.tolist() == [False, True, True, True]
    assert info["final_info"]["illegal"].tolist() == [False, True, True, True]
    for wrong in ({"seat": 1}, {"seat": 7}, {"reward": "money"}, {"threads": 0}, {"opponents": "chess"}, {"observation": "x"}):
        with pytest.raises((ValueError, IndexError)):
            VectorEnv("patchwork", 4, **wrong)
    with pytest.raises(ValueError):
        VectorEnv("patchwork", 0)
    tables = Tables("patchwork", 4)
    tables.buffers.rewards = np.zeros((4, 2), np.float32)
    with pytest.raises(TypeError, match="`rewards` must be a writable array of 4 x 2 float64 .*not an array of .* float32"):
        tables.reset(1)
    tables.buffers.rewards = np.zeros((3, 2))
    with pytest.raises(ValueError, match="`rewards`"):
        tables.reset(1)
    with pytest.raises(IndexError, match="there is no game 4"):
        Tables("patchwork", 4).game(4)
