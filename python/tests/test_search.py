"""What search and self-play need: afterstates, the players' shortlist, worlds, interruption; everything is copied and pickled."""

import copy
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time

import automa
import automa.patchwork
import gymnasium
import numpy as np
import pytest
from conftest import ALL, play_randomly


@pytest.mark.parametrize(("name", "options"), ALL)
def test_afterstates_are_what_playing_leads_to(name, options):
    game = automa.Game(name, seed=5, **options)
    for position in play_randomly(game, random.Random(1), most=40):
        if position.bots_turn or position.decisions % 8:
            continue
        seat = position.to_move
        found = position.afterstates(seed=7)
        assert sorted(found.actions) == position.legal_numbers().tolist()
        world = position.imagine(seat, seed=7)
        for row in random.Random(2).sample(range(len(found.actions)), min(4, len(found.actions))):
            after = world.clone()
            after.play(int(found.actions[row]))
            assert (after.observation(seat, "float") == found.observations[row]).all()
            assert after.scores == found.scores[row].tolist() and after.over == found.over[row]
        two = position.afterstates(found.actions[:2], encoding="int")
        assert two.observations.dtype == np.int16 and len(two.actions) == min(2, len(found.actions))


@pytest.mark.parametrize(("name", "options"), ALL)
def test_the_shortlist_is_legal_and_best_first(name, options):
    game = automa.Game(name, seed=5, **options)
    for position in play_randomly(game, random.Random(3), most=30):
        if position.bots_turn:
            continue
        numbers, promises = position.shortlist()
        assert set(numbers.tolist()) <= set(position.legal_numbers().tolist()) and len(numbers) >= 1
        assert (np.diff(promises) <= 0).all()
        again, _ = position.shortlist(seed=0)
        assert (again == numbers).all()


def test_thinking_leaves_the_lock_to_others():
    game = automa.patchwork.Game(seed=1)
    ticks = 0
    done = threading.Event()

    def count():
        nonlocal ticks
        while not done.is_set():
            ticks += 1
            time.sleep(0.01)

    thread = threading.Thread(target=count)
    thread.start()
    game.decide("mcts:time=600ms")
    done.set()
    thread.join()
    assert ticks > 10


def test_ctrl_c_ends_thinking_soon():
    # Whoever runs the tests in the background may ignore Ctrl-C, and children inherit that.
    code = (
        "import automa, signal, automa.patchwork\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "game = automa.patchwork.Game(seed=1)\n"
        "print('thinking', flush=True)\n"
        "try:\n"
        "    {call}\n"
        "except KeyboardInterrupt:\n"
        "    print('stopped', game.decisions, flush=True)\n"
    )
    for call in ("game.decide('mcts:time=60s')", "automa.Player('mcts:time=60s', 1).decide(game)"):
        child = subprocess.Popen([sys.executable, "-c", code.format(call=call)], stdout=subprocess.PIPE, text=True)
        assert child.stdout.readline() == "thinking\n"
        time.sleep(0.5)
        start = time.monotonic()
        os.kill(child.pid, signal.SIGINT)
        assert child.stdout.readline() == "stopped 0\n"
        took = time.monotonic() - start
        assert child.wait(timeout=20) == 0
        # A fifth of a second, and what a busy machine adds.
        assert took < 0.2 or os.getloadavg()[0] > os.cpu_count() and took < 1.0


def test_players_are_pickled_with_their_dice():
    game = automa.patchwork.Game(seed=2)
    player = automa.Player("random", 5)
    for _ in range(3):
        player.decide(game)
    copies = [copy.copy(player), copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
    expected = [player.decide(game) for _ in range(20)]
    for other in copies:
        assert [other.decide(game) for _ in range(20)] == expected and other.name == "random"


@pytest.mark.parametrize(("name", "options"), ALL)
def test_imagined_worlds_are_pickled(name, options):
    game = automa.Game(name, seed=4, **options)
    for _ in play_randomly(game, random.Random(4), most=12):
        pass
    world = game.imagine(0, seed=9)
    for _ in play_randomly(world, random.Random(5), most=18):
        pass
    for same in (pickle.loads(pickle.dumps(world)), copy.deepcopy(world)):
        assert same == world and same.decisions == world.decisions
        same.play_index(0)
        assert same != world
    with pytest.raises(ValueError, match="imagined"):
        world.save()


def test_environments_are_pickled_and_copied():
    from automa import zoo

    env = gymnasium.make("automa/TerraMystica-v0", seats=3, automas=1, opponents="random").unwrapped
    _, info = env.reset(seed=1)
    for _ in range(5):
        *_, info = env.step(env.action_space.sample(info["action_mask"]))
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        here = env.game.clone()
        assert other.game == here
        action = int(info["action_mask"].argmax())
        seen, *_ = copy.deepcopy(env).step(action)
        assert (other.step(action)[0] == seen).all()
    table = zoo.env("patchwork", opponent="person")
    table.reset(seed=1)
    other = pickle.loads(pickle.dumps(table))
    assert other.unwrapped.game == table.unwrapped.game
