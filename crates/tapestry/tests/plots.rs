//! Building plots on tapestry cards: an owner's pack brings the cards, the rules are ours.

use kernel::{Game, Pack, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, Event, Kit, Tapestry, TapestryOptions, Waiting};
use testkit::covers;

use crate::common::{changes, play, refused, texts};

const CARDS: &str = r###"
game = "tapestry"
certainty = "printed"

[[card]]
id = "commercial_center"
name = "Commercial Center"
set = "aa"
kind = "continuous"
plots = ["##", "##"]
plot_benefits = ["resource(coin)", "vp(3)", "tapestry_card(1)", "resource(any)"]

[[card]]
id = "campus"
name = "Campus"
set = "aa"
kind = "this_era"
plots = ["##"]
plots_full = "vp(7)"
"###;

fn kit() -> &'static Kit {
    Tapestry::components(&[Pack { name: "mine.toml".to_owned(), text: CARDS.to_owned() }]).unwrap()
}

/// Two players, the first in era 2 with this card on the slot of that era.
fn with(card: &str) -> Scenario {
    let options = TapestryOptions { expansions: [false, true, false], ..Default::default() };
    Scenario::of_box(kit(), options, &[]).income_turns(0, 2).on_mat(0, 1, card)
}

/// A tech card's square: the building that it gives.
fn gains(game: &mut Tapestry, tech: &str) {
    let square = kit().techs[usize::from(kit().find_tech(tech).unwrap())].square;
    Scenario::happen(game, 0, square);
}

#[test]
fn each_plot_of_a_card_gives_its_benefit() {
    covers!("tapestry.plots");
    let mut game = with("commercial_center").build();
    let before = game.clone();
    gains(&mut game, "Irrigation");
    assert!(texts(&game).contains(&"card commercial_center".to_owned()), "{:?}", texts(&game));
    assert!(texts(&game).contains(&"plot a1".to_owned()), "or in the city");
    play(&mut game, "card commercial_center");
    assert_eq!(game.decision().unwrap().kind, Waiting::Plot);
    assert_eq!(texts(&game), ["plot a1", "plot b1", "plot a2", "plot b2"]);
    refused(&game, "P1: plot c1");
    let events = play(&mut game, "plot b1");
    assert!(events.iter().any(|event| matches!(event, Event::PlacedOnCard { seat: Seat(0), .. })));
    assert_eq!(changes(&before, &game, 0), "vp+3 farm+1", "a farm that is not in the city");
    // It counts for its kind.
    let paper = &kit().techs[usize::from(kit().find_tech("Paper").unwrap())];
    Scenario::happen(&mut game, 0, paper.circle);
    play(&mut game, "card commercial_center; plot a2");
    Scenario::happen(&mut game, 0, paper.square);
    assert_eq!(
        changes(&before, &game, 0),
        "vp+4 cards+1 house+1 farm+1",
        "a point for the house on the card"
    );
}

#[test]
fn a_landmark_covers_several_plots_and_may_stick_out() {
    covers!("tapestry.plots");
    let mut game = with("commercial_center").build();
    let before = game.clone();
    // Two by two: it covers the whole card in one way, hangs over it in others.
    gains(&mut game, "Treasury");
    play(&mut game, "card commercial_center");
    assert_eq!(texts(&game).len(), 9, "{:?}", texts(&game));
    let mut whole = game.clone();
    play(&mut whole, "plot a1");
    // Plain benefits come at once; the order of the others is the player's.
    assert_eq!(texts(&whole), ["part 3", "part 4"]);
    play(&mut whole, "part 4; gain food");
    assert_eq!(changes(&before, &whole, 0), "vp+3 coin+1 food+1 cards+1 landmark+1");
    assert_eq!(whole.player_at(Seat(0)).city.landmarks, 0, "it is not in the city");
    // Nothing fits any more.
    gains(&mut whole, "Irrigation");
    assert!(!texts(&whole).contains(&"card commercial_center".to_owned()));
    // One plot only.
    let corner = texts(&game).into_iter().find(|text| !text.contains("a1") && text.ends_with("b2")).unwrap();
    play(&mut game, &corner);
    play(&mut game, "gain culture");
    assert_eq!(changes(&before, &game, 0), "culture+1 landmark+1");
    gains(&mut game, "Irrigation");
    play(&mut game, "card commercial_center");
    assert_eq!(texts(&game), ["plot a1", "plot b1", "plot a2"]);
}

#[test]
fn a_card_may_pay_once_when_it_is_full_and_only_while_it_is_active() {
    covers!("tapestry.plots");
    let mut game = with("campus").hand(0, &["monarchy"]).build();
    let before = game.clone();
    gains(&mut game, "Irrigation");
    play(&mut game, "card campus; plot a1");
    assert_eq!(changes(&before, &game, 0), "farm+1", "one of two plots");
    let mut full = game.clone();
    gains(&mut full, "Irrigation");
    play(&mut full, "card campus");
    assert_eq!(changes(&before, &full, 0), "vp+7 farm+2", "the last plot is taken without a question");
    // Covered it is off; what stands there stays there.
    let play_over = kit().techs[usize::from(kit().find_tech("Printing Press").unwrap())].square;
    Scenario::happen(&mut game, 0, play_over);
    gains(&mut game, "Irrigation");
    assert!(texts(&game).iter().all(|text| text.starts_with("plot")), "{:?}", texts(&game));
    play(&mut game, "plot a1");
    assert_eq!(game.grounds()[0].buildings[Building::Farm.index()], 1);
    assert_eq!(game.player_at(Seat(0)).in_city[Building::Farm.index()], 1);
}

#[test]
fn plots_that_do_not_fit_their_benefits_are_refused() {
    covers!("tapestry.plots");
    let error = |line: &str| {
        let text = format!("game = \"tapestry\"\n[[card]]\nid = \"x\"\nname = \"X\"\nset = \"aa\"\n{line}\n");
        Tapestry::components(&[Pack { name: "mine.toml".to_owned(), text }]).unwrap_err().to_string()
    };
    let few = error("plots = [\"##\"]\nplot_benefits = [\"vp(1)\"]");
    assert!(few.contains("as many `plot_benefits` as there are plots"), "{few}");
    let none = error("plots_full = \"vp(1)\"");
    assert!(none.contains("`plots` with what they give"), "{none}");
}
