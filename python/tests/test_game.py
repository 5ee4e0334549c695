"""One game: what is legal, what is played, what is refused."""

import copy
import pickle
import random
import xml.dom.minidom

import automa
import automa.patchwork
import automa.terra_mystica
import numpy as np
import pytest
from automa import spaces
from conftest import ALL, play_randomly


@pytest.mark.parametrize(("name", "options"), ALL)
def test_numbers_and_texts_name_the_same_actions(name, options):
    dice = random.Random(1)
    for seed in range(4):
        game = automa.Game(name, seed=seed, **options)
        for position in play_randomly(game, dice):
            legal = position.legal()
            assert len(legal) == position.legal_count() > 0
            numbers = [position.number(text) for text in legal]
            assert len(set(numbers)) == len(numbers), "two actions with one number"
            mask = position.mask()
            assert mask.dtype == np.int8 and len(mask) == position.actions
            assert sorted(numbers) == np.flatnonzero(mask).tolist() == position.legal_numbers().tolist()
            for place in dice.sample(range(len(legal)), min(4, len(legal))):
                assert position.text(numbers[place]) == legal[place] == position.legal_at(place)
        assert game.over and game.legal() == [] and game.mask().sum() == 0
        assert game.winner in game.winners


def test_a_shared_victory_is_everybody_s():
    dice = random.Random(9)
    for seed in range(2000):
        game = automa.Game("tapestry", seats=2, tie="shared", seed=seed)
        for _ in play_randomly(game, dice):
            pass
        if len(game.winners) > 1:
            break
    assert game.winners == game.state()["winners"] == [0, 1] and game.winner == 0
    assert game.scores[0] == game.scores[1]
    assert automa.load(game.save()).winners == [0, 1]


@pytest.mark.parametrize(("name", "options"), ALL)
def test_three_ways_to_play_lead_to_the_same_position(name, options):
    dice = random.Random(2)
    by_index = automa.Game(name, seed=5, **options)
    by_text, by_number = by_index.clone(), by_index.clone()
    while not by_index.over:
        index = dice.randrange(by_index.legal_count())
        text = by_index.legal_at(index)
        by_number.play(np.int64(by_number.number(text)))
        by_text.play(text)
        by_index.play_index(index)
        assert by_index.digest == by_text.digest == by_number.digest
    assert by_index == by_text and by_index.scores == by_number.scores


@pytest.mark.parametrize(("name", "options"), ALL)
def test_a_seat_sees_the_same_in_every_world_it_can_imagine(name, options):
    dice = random.Random(3)
    game = automa.Game(name, seed=6, **options)
    box = spaces.observations(name, "int", **options)
    differs = False
    for position in play_randomly(game, dice):
        for seat in range(position.seats):
            seen = position.observation(seat)
            assert seen in box
            world = position.imagine(seat, seed=dice.getrandbits(60))
            assert (world.observation(seat) == seen).all(), "an observation tells what the seat cannot see"
            assert (world.observation(seat, "float") == position.observation(seat, "float")).all()
            differs |= world.digest != position.digest
    assert differs


def test_observations_tell_positions_apart():
    # Whatever changes on the table changes what is seen of it, or what may be done.
    for name, options in ALL:
        game = automa.Game(name, seed=1, **options)
        before = None
        for position in play_randomly(game, random.Random(4)):
            seen = (position.observation(position.to_move).tobytes(), tuple(position.legal()))
            assert seen != before
            before = seen


@pytest.mark.parametrize(("name", "options"), ALL)
def test_save_load_copy_pickle(name, options, tmp_path):
    game = automa.Game(name, seed=7, **options)
    for _ in play_randomly(game, random.Random(5), most=30):
        pass
    text = game.save(tmp_path / "game.journal")
    assert text.startswith(f"automa journal 1\ngame {name}\n")
    for same in (
        automa.load(text),
        automa.load(tmp_path / "game.journal"),
        automa.load(str(tmp_path / "game.journal")),
        pickle.loads(pickle.dumps(game)),
        copy.copy(game),
        copy.deepcopy(game),
        game.clone(),
    ):
        assert same == game and same.save() == text and isinstance(same, automa.Game)
        same.play_index(0)
        assert same != game and game.decisions == 30
    assert automa.load(game.save(remarks=True)) == game
    assert len(game.log()) == 30 and all(game.log())
    game.rewind(10)
    assert game.decisions == 10 and text.startswith(game.save())


def test_the_class_of_a_game():
    game = automa.patchwork.Game(level="V", deck="tactical", seed=7)
    assert game.options["level"] == "5" and game.seed == 7 and game.name == "patchwork"
    assert type(game.clone()) is type(automa.load(game.save())) is type(pickle.loads(pickle.dumps(game)))
    assert type(game.clone()) is automa.patchwork.Game
    terra = automa.terra_mystica.Game(seats=3, automas=1, seed=7)
    assert terra.role(2) == "automa" and terra.role(0) == "person" and terra.seats == 3
    assert terra != game and hash(game) == hash(game.clone())
    assert automa.patchwork.Game().seed != automa.patchwork.Game().seed
    # Somebody's own class stays what it is.
    class Mine(automa.patchwork.Game):
        pass

    assert type(Mine(seed=1).clone()) is Mine
    assert type(automa.load(game.save())) is automa.patchwork.Game


def test_the_trail_of_the_automa():
    game = automa.patchwork.Game(seed=3)
    assert game.trail() is None and game.last() is None
    game.play("advance")
    assert game.trail() is None and game.bots_turn
    assert game.run_bots() >= 1
    trail = game.trail()
    assert trail["sentence"] and trail["card"] and {"candidates", "steps", "chosen"} <= set(trail)
    terra = automa.terra_mystica.Game(seats=2, automas=1, seed=3)
    for position in play_randomly(terra, random.Random(6), most=80):
        if position.bots_turn:
            last = position.clone()
            last.play_index(0)
            if last.trail():
                assert all(step["rule"] for choice in last.trail() for step in choice["steps"])
                return
    pytest.fail("the Automa never chose anything")


def test_state_has_the_names_of_the_api():
    state = automa.patchwork.Game(seed=3).state()
    assert {"waiting", "seats", "ring", "automa", "last", "winner"} <= set(state)
    assert state["seats"][0]["role"] == "person" and state["last"] is None
    terra = automa.terra_mystica.Game(seats=3, automas=1, seed=3).state()
    assert {"waiting", "seats", "map", "scoring", "bonus_cards"} <= set(terra)


@pytest.mark.parametrize(("name", "options"), ALL)
def test_pictures(name, options):
    game = automa.Game(name, seed=8, **options)
    for _ in play_randomly(game, random.Random(7), most=25):
        pass
    assert game._repr_svg_() == game.svg()
    assert xml.dom.minidom.parseString(game.svg()).documentElement.tagName == "svg"


def test_players():
    assert [name for name, _ in automa.players()][:3] == ["random", "rollout", "greedy"]
    for name, options in ALL:
        game = automa.Game(name, seed=9, **options)
        assert game.decide("greedy") in game.legal()
        assert game.decide("random", seed=4) == game.decide("random", seed=4)
        game.play_out(automa.Player("rollout", seed=1))
        assert game.over and game.decide() is None
        assert set(game.facts()) and all(isinstance(value, int) for value in game.facts().values())
    with pytest.raises(ValueError, match="there is no player `chess`"):
        automa.Player("chess")


def test_wrong_calls_are_refused_with_a_sentence():
    game = automa.patchwork.Game(seed=7)
    before = game.digest
    for action in ("take 99 r0 a1", "nonsense", "", "leather a1", "\0", "take 31 r0 i9" * 50):
        with pytest.raises(ValueError):
            game.play(action)
    for action in (2**31, 10**30, -1, game.actions, 80):
        with pytest.raises(automa.IllegalAction):
            game.play(action)
    for action in (1.5, None, True, [], {}, b"advance", object()):
        with pytest.raises(TypeError, match="an action is its text"):
            game.play(action)
    with pytest.raises(automa.IllegalAction, match="it waits for"):
        game.play("automa")
    for index in (10**6, game.legal_count()):
        with pytest.raises(IndexError, match="there is no legal action"):
            game.play_index(index)
        with pytest.raises(IndexError):
            game.legal_at(index)
    for index in (-1, 2**40):
        with pytest.raises(ValueError, match="`index` is a number from 0 to"):
            game.play_index(index)
    with pytest.raises(automa.IllegalAction, match="there is no action -1; an action is a number from 0"):
        game.play(-1)
    with pytest.raises(ValueError, match="`seat` is a number from 0 to 255, not -1"):
        game.observation(-1)
    with pytest.raises(TypeError, match="`seat` is a whole number, not str"):
        game.role("first")
    assert (game.observation(np.int64(0)) == game.observation()).all() and game.role(np.uint8(1)) == "automa"
    for seat in (2, 255):
        with pytest.raises(IndexError, match="there is no seat"):
            game.observation(seat)
        with pytest.raises(IndexError):
            game.role(seat)
        with pytest.raises(IndexError):
            game.imagine(seat)
    with pytest.raises(ValueError, match="`out` must be a writable array of 2027 int8 in one piece"):
        game.mask(np.zeros(3, np.int8))
    with pytest.raises(TypeError, match="array of 2027 int8 .*not an array of .* float64"):
        game.mask(np.zeros(game.actions, np.float64))
    with pytest.raises(TypeError, match="int16"):
        game.observation(0, "int", np.zeros(1, np.float32))
    with pytest.raises(ValueError, match="`encoding` is one of: int, float"):
        game.observation(0, "words")
    with pytest.raises(ValueError):
        game.mask(np.zeros(2 * game.actions, np.int8)[::2])
    read_only = np.zeros(game.actions, np.int8)
    read_only.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        game.mask(read_only)
    with pytest.raises(IndexError):
        game.rewind(1)
    assert game.digest == before


def test_wrong_settings_are_refused_with_a_sentence():
    with pytest.raises(ValueError, match="option `level` cannot be `9`; it can be: 1, 2, 3, 4, 5"):
        automa.patchwork.Game(level=9)
    with pytest.raises(ValueError, match="no Automa plays"):
        automa.patchwork.Game(opponent="person", level=4)
    with pytest.raises(TypeError, match="there is no option `colour`; there are: opponent"):
        automa.Game("patchwork", colour="red")
    with pytest.raises(TypeError, match="colour"):
        automa.patchwork.Game(colour="red")
    assert automa.patchwork.Game(level=np.int64(3), seed=np.uint32(4)).options["level"] == "3"
    assert automa.Game("terra-mystica", seed=1, fire_and_ice=np.True_).options["fire-and-ice"] == "on"
    with pytest.raises(TypeError, match="option `level`: its value is"):
        automa.patchwork.Game(level=1.5)
    with pytest.raises(ValueError, match="there is no game `chess`"):
        automa.Game("chess")
    with pytest.raises(ValueError, match="`seed` is a number from 0 to 18446744073709551615, not -1"):
        automa.patchwork.Game(seed=-1)
    with pytest.raises(TypeError, match="`seed` is a whole number, not float"):
        automa.patchwork.Game(seed=1.5)
    with pytest.raises(ValueError, match="against the Automa you always start"):
        automa.patchwork.Game(first=2)
    with pytest.raises(ValueError, match="no automa save"):
        automa._automa.Game._load("hello\n")
    with pytest.raises(ValueError):
        automa.load("automa journal 1\ngame chess\nseed 1\nbegin\n")
    with pytest.raises(FileNotFoundError):
        automa.load("/no/such/file")
    for name in automa.GAMES:
        for option in automa.options(name):
            assert option["meaning"] and option["name"]


def test_a_finished_game_says_so():
    game = automa.patchwork.Game(seed=7)
    game.play_out(automa.Player("random", 1))
    for action in ("advance", 2025):
        with pytest.raises(automa.GameOver):
            game.play(action)
    with pytest.raises(automa.GameOver):
        game.play_index(0)
    world = automa.patchwork.Game(seed=7).imagine(0)
    world.play_out(automa.Player("random", 1))
    with pytest.raises(ValueError, match="imagined"):
        world.save()


def test_packs():
    pack = 'game = "patchwork"\nname = "Gentle"\n\n[[card]]\nnumber = 12\ndeck = "normal"\nvirtual = 2\n'
    pack += 'filters = ["no_overtake", "largest", "furthest"]\nincome = 3\n'
    game = automa.patchwork.Game(seed=1, packs=[("gentle.toml", pack)])
    assert "pack gentle.toml" in game.save() and automa.load(game.save()) == game
    with pytest.raises(ValueError, match="gentle.toml"):
        automa.patchwork.Game(seed=1, packs=[("gentle.toml", pack.replace("largest", "biggest"))])
