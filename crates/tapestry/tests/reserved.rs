//! Cards and tiles that are reserved for income turn 5.

use kernel::{Dice, Game, Legal, Notation, Pack, Seat};
use tapestry::components::effect::Stock;
use tapestry::scenario::Scenario;
use tapestry::{Building, Event, Kit, Tapestry, TapestryOptions, Waiting};
use testkit::covers;

use crate::common::{play, settle, tiles};

/// A box with a card that reserves one thing of each kind.
fn kit() -> &'static Kit {
    let text = "game = \"tapestry\"\n[[card]]\nid = \"migration\"\nname = \"Migration\"\nset = \"aa\"\ncopies = 4\n\
                certainty = \"printed\"\nplay = \"seq(reserve(territory_tile), reserve(space_tile), \
                reserve(tapestry_card), reserve(tech_card), reserve(building(house)))\"\n";
    Tapestry::components(&[Pack { name: "mine.toml".to_owned(), text: text.to_owned() }]).unwrap()
}

fn with(income_turns: u8) -> Scenario {
    let options = TapestryOptions { expansions: [true; 3], ..Default::default() };
    let civs = ["leaders", "militants"];
    Scenario::of_box(kit(), options, &civs).hand(0, &["migration"]).income_turns(0, income_turns)
}

fn counts(game: &Tapestry) -> (u32, u32, u32, u32) {
    let player = game.player_at(Seat(0));
    (tiles(game, 0), player.spaces.count_ones(), player.hand.count_ones(), player.techs[0].count_ones())
}

#[test]
fn cards_and_tiles_wait_for_income_turn_5() {
    covers!("tapestry.reserve", "tapestry.reserve-use", "income.order");
    let mut game = with(4).build();
    let before = counts(&game);
    let events = Scenario::card(&mut game, 0, "migration");
    let drawn: Vec<Stock> = game.reserved().iter().map(|item| item.stock).collect();
    assert_eq!(drawn, [Stock::Tile, Stock::SpaceTile, Stock::Card, Stock::Tech]);
    let told = events.iter().filter(|event| matches!(event, Event::Reserved { .. })).count();
    assert_eq!(told, 4, "they lie face up");
    let (tile, space, hand, tech) = before;
    assert_eq!(counts(&game), (tile, space, hand - 1, tech), "none of them can be used yet");
    assert_eq!(game.player_at(Seat(0)).reserved[Building::House.index()], 1);
    // Everybody sees them: they are the same in every world that somebody imagines.
    let imagined = game.imagine(Seat(1), &mut Dice::new(7));
    assert_eq!(imagined.reserved(), game.reserved());
    play(&mut game, "income; done");
    assert!(game.reserved().is_empty());
    let seen: Vec<Waiting> = std::iter::from_fn(|| {
        let kind = game.decision()?.kind;
        if !matches!(kind, Waiting::Plot | Waiting::Hex | Waiting::Rotation | Waiting::SpaceTile) {
            return None;
        }
        let action = game.legal().get(0)?;
        game.play(action, &mut ()).ok()?;
        Some(kind)
    })
    .collect();
    assert!(seen.contains(&Waiting::Plot) && seen.contains(&Waiting::Hex), "built and explored: {seen:?}");
    let player = game.player_at(Seat(0));
    assert_eq!((player.hand.count_ones(), player.techs[0].count_ones()), (hand, tech + 1));
    assert_eq!(player.explored.count_ones(), 1, "the space tile is explored");
    settle(&mut game);
}

#[test]
fn from_income_turn_5_on_they_are_used_at_once() {
    covers!("tapestry.reserve");
    let mut game = with(5).build();
    Scenario::card(&mut game, 0, "migration");
    let techs = game.player_at(Seat(0)).techs[0].count_ones();
    settle(&mut game);
    assert!(game.reserved().is_empty());
    assert_eq!(game.player_at(Seat(0)).techs[0].count_ones(), techs + 1);
}

/// In whole games with such cards nothing is lost, and a position is the same when it is played again.
#[test]
fn nothing_reserved_is_lost() {
    let options = TapestryOptions { expansions: [true; 3], seats: 3, ..Default::default() };
    let mut most = 0;
    for seed in 0..60 {
        let mut game = Tapestry::start(kit(), &options, kernel::Seed(seed)).unwrap();
        let mut again = game.clone();
        let mut dice = Dice::new(seed);
        while let Some(action) = game.legal().pick(&mut dice) {
            let text = game.write(action);
            game.play(action, &mut ()).unwrap();
            let read = again.read(&text).unwrap();
            again.play(read, &mut ()).unwrap();
            assert_eq!(again.digest(), game.digest());
            most = most.max(game.reserved().len());
            let mut techs = game.places().techs;
            for seat in 0..3 {
                let rows = game.player_at(Seat(seat)).techs;
                techs.extend(rows.iter().flat_map(|row| (0..64_u8).filter(move |at| row >> at & 1 == 1)));
            }
            techs.sort_unstable();
            assert_eq!(techs, game.everything().techs, "each tech card is in one place");
        }
        assert!(game.reserved().is_empty(), "all of it is used in the end");
    }
    assert!(most >= 4, "{most}");
}

#[test]
fn only_known_things_can_be_reserved() {
    let error = |play: &str| {
        let text = format!(
            "game = \"tapestry\"\n[[card]]\nid = \"x\"\nname = \"X\"\nset = \"pp\"\nplay = \"{play}\"\n"
        );
        Tapestry::components(&[Pack { name: "mine.toml".to_owned(), text }]).unwrap_err().to_string()
    };
    for play in ["reserve(outpost)", "reserve(building)", "reserve(vp(3))", "reserve(territory_tile(2))"] {
        assert!(error(play).contains("to reserve") || error(play).contains("column"), "{}", error(play));
    }
}
