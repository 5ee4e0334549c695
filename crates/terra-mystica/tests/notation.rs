//! Actions as text.

use kernel::{Game, Notation, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::{
    Act, Action, BonusId, Conversion, Cult, FactionId, FavourId, PowerAction, SpecialAction, Structure,
    Terrain, TownId,
};

use crate::common::{every_step, hex, offered, play, play_all, start};

#[test]
fn every_form_is_read_and_written() {
    let game = Scenario::two("nomads", "mermaids").game();
    let at = |name| hex(&game, name);
    let place = game.map().bridge_between(at("E4"), at("G1"));
    for (text, act) in [
        ("faction witches", Act::Faction(FactionId::Witches)),
        ("pick-color blue", Act::Colour(Terrain::Lakes)),
        ("build E7", Act::Build(at("E7"))),
        ("dig E7", Act::Dig(at("E7"))),
        ("into red", Act::Into(Terrain::Wasteland)),
        ("pay air", Act::PayCult(Cult::Air)),
        ("tokens 2/0/10", Act::Tokens([2, 0, 10])),
        ("upgrade E7 to TP", Act::Upgrade(at("E7"), Structure::TradingHouse)),
        ("upgrade E7 to SA", Act::Upgrade(at("E7"), Structure::Sanctuary)),
        ("advance ship", Act::AdvanceShipping),
        ("advance dig", Act::AdvanceDigging),
        ("send p to fire for 3", Act::Send(Cult::Fire, 3)),
        ("action ACT5", Act::Power(PowerAction::Spade)),
        ("action BON1", Act::Special(SpecialAction::Bon1)),
        ("action FAV6", Act::Special(SpecialAction::Fav6)),
        ("action ACTH6", Act::Special(SpecialAction::Acth6)),
        ("pass BON10", Act::Pass(Some(BonusId(9)))),
        ("pass", Act::Pass(None)),
        ("burn", Act::Burn),
        ("convert w to p", Act::Convert(Conversion::WorkerToPriest)),
        ("convert 5pw to p", Act::Convert(Conversion::PowerToPriest)),
        ("convert 3pw to w", Act::Convert(Conversion::PowerToWorker)),
        ("convert pw to c", Act::Convert(Conversion::PowerToCoin)),
        ("convert p to w", Act::Convert(Conversion::PriestToWorker)),
        ("convert w to c", Act::Convert(Conversion::WorkerToCoin)),
        ("convert vp to c", Act::Convert(Conversion::VpToCoin)),
        ("convert 2c to vp", Act::Convert(Conversion::CoinsToVp)),
        ("+FAV11", Act::Favour(FavourId(10))),
        ("+TW3", Act::Town(TownId(2))),
        ("+fire", Act::Step(Cult::Fire)),
        ("top earth", Act::Top(Cult::Earth)),
        ("bridge E4:G1", Act::Bridge(place.unwrap())),
        ("unlock-terrain red", Act::Unlock(Terrain::Wasteland)),
        ("unlock-terrain gain-priest", Act::KeepPriest),
        ("gain P3 for VP", Act::BuyToken),
        ("leech 2 from nomads", Act::Accept { from: Seat(0), amount: 2 }),
        ("decline 11 from mermaids", Act::Decline { from: Seat(1), amount: 11 }),
        ("connect r20", Act::Connect(at("r20"))),
        ("done", Act::Done),
        ("resign", Act::Leave),
    ] {
        let action = Action { seat: Seat(0), act };
        assert_eq!(game.read(text), Ok(action), "{text}");
        assert_eq!(game.write(action), format!("nomads: {text}"));
        for text in [
            text.to_uppercase(),
            text.to_lowercase(),
            format!("nomads: {text}"),
            format!(" Nomads :{text}"),
            format!("p1:  {}  ", text.replace(' ', "   ")),
        ] {
            assert_eq!(game.read(&text), Ok(action), "{text}");
        }
        let other = Action { seat: Seat(1), act };
        assert_eq!(game.read(&format!("mermaids: {text}")), Ok(other));
        assert_eq!(game.read(&format!("P2: {text}")), Ok(other));
    }
}

#[test]
fn old_and_long_spellings_are_read() {
    let game = Scenario::two("nomads", "mermaids").game();
    for (text, same) in [
        ("advance shipping", "advance ship"),
        ("advance digging", "advance dig"),
        ("send priest to FIRE for 2", "send p to fire for 2"),
        ("upgrade E7 to temple", "upgrade E7 to TE"),
        ("upgrade E7 to trading post", "upgrade E7 to TP"),
        ("into grey", "into gray"),
        ("into mountains", "into gray"),
        ("pick-colour lakes", "pick-color blue"),
        ("faction Chaos Magicians", "faction chaosmagicians"),
        ("burn 1", "burn"),
        ("convert 1 priest to 1 worker", "convert p to w"),
        ("convert 3 PW to 1W", "convert 3pw to w"),
        ("convert 1vp to 1c", "convert vp to c"),
        ("convert 5power topriest", "convert 5pw to p"),
        ("+ fav11", "+FAV11"),
        ("bridge g1 : e4", "bridge E4:G1"),
        ("tokens 1 / 2 / 3", "tokens 1/2/3"),
        ("leech 2 from p1", "leech 2 from nomads"),
    ] {
        assert_eq!(game.read(text).unwrap(), game.read(same).unwrap(), "{text}");
    }
}

#[test]
fn a_priest_goes_to_the_best_free_space_unless_told() {
    let space = |game: &terra_mystica::TerraMystica| game.read("send p to fire").unwrap().act;
    let mut scenario = Scenario::two("nomads", "mermaids");
    for value in [3, 2, 2, 2] {
        assert_eq!(space(&scenario.clone().game()), Act::Send(Cult::Fire, value));
        scenario = scenario.priest_on(1, "fire", value);
    }
    assert_eq!(space(&scenario.game()), Act::Send(Cult::Fire, 1));
}

#[test]
fn an_answer_without_a_name_means_the_oldest_such_offer() {
    let mut game =
        Scenario::two("nomads", "witches").dwelling(0, "E7").trading_house(1, "E6").goods(0, 20, 5, 0).game();
    play_all(&mut game, "upgrade E7 to TP. done");
    assert_eq!(game.read("leech 2").unwrap(), game.read("witches: leech 2 from nomads").unwrap());
    assert!(game.read("leech 3").is_err());
    play(&mut game, "decline 2");
}

#[test]
fn before_factions_are_chosen_seats_have_numbers() {
    let mut game = start(&terra_mystica::TerraOptions::default(), 1);
    let action = game.read("faction nomads").unwrap();
    assert_eq!(game.write(action), "P1: faction nomads");
    play(&mut game, "P1: faction nomads");
    let action = game.read("faction witches").unwrap();
    assert_eq!((action.seat, game.write(action)), (Seat(1), "P2: faction witches".to_owned()));
    assert!(game.read("witches: build E7").is_err(), "nobody plays them yet");
    assert_eq!(game.read("nomads: done").unwrap().seat, Seat(0));
}

#[test]
fn what_is_no_action_is_refused_with_the_forms_that_are() {
    let game = Scenario::two("nomads", "mermaids").game();
    for text in [
        "",
        "nomads:",
        "witches: build E7",
        "P0: done",
        "P: done",
        "P999: done",
        "build",
        "build Z9",
        "build E7 E8",
        "dig 2",
        "into",
        "into purple",
        "pay",
        "pay wind",
        "tokens",
        "tokens 1",
        "tokens 1/2",
        "tokens 1/2/3/4",
        "tokens 1/2/-3",
        "tokens 1/2/256",
        "upgrade E7",
        "upgrade E7 TP",
        "upgrade E7 to XX",
        "upgrade to TP",
        "advance",
        "advance market",
        "send p",
        "send w to fire",
        "send p to wind",
        "send p to fire for many",
        "action",
        "action ACT7",
        "pass BON11",
        "burn 2",
        "burn x",
        "convert",
        "convert w",
        "convert w to pw",
        "convert 2w to p",
        "convert w to 2c",
        "convert 99999w to c",
        "+",
        "+FAV13",
        "+TW9",
        "+2fire",
        "top",
        "bridge E4",
        "bridge E4:Z1",
        "unlock-terrain",
        "unlock-terrain purple",
        "gain",
        "gain P3",
        "gain P3 for VP now",
        "leech",
        "leech 2",
        "leech x from nomads",
        "leech 2 from witches",
        "decline",
        "connect",
        "connect r99",
        "done now",
        "resign now",
        "wait",
    ] {
        let error = game.read(text).expect_err(text).to_string();
        assert!(error.contains("`build E7`"), "{error}");
    }
}

#[test]
fn a_text_that_is_read_may_still_be_illegal() {
    let game = Scenario::two("nomads", "mermaids").game();
    for text in ["build A1", "bridge A1:A2", "bridge A1:A1", "P5: done", "connect A1", "send p to fire for 9"]
    {
        let action = game.read(text).unwrap();
        assert!(game.clone().play(action, &mut ()).is_err(), "{text}");
    }
}

#[test]
fn whatever_is_offered_is_read_back_from_its_text() {
    every_step(120, |step| {
        let game = step.after;
        for action in offered(game) {
            let text = game.write(action);
            assert_eq!(game.read(&text), Ok(action), "{text}");
            // Who is to move need not be named.
            if let Some((_, act)) = text.split_once(": ").filter(|_| game.to_move() == Some(action.seat)) {
                assert_eq!(game.read(act), Ok(action), "{act}");
            }
        }
    });
}
