//! Packs: somebody's own cards and patches, and what can be wrong with them.

use kernel::{Game, Legal, Pack, PackError, Seed};
use patchwork::scenario::Scenario;
use patchwork::{DeckName, FIRST, Kit, Level, Patchwork, PatchworkOptions, SECOND};
use testkit::covers;

use crate::common::{people, play};

fn read(text: &str) -> Result<&'static Kit, PackError> {
    Kit::with_packs(&[Pack { name: "mine.toml".to_owned(), text: text.to_owned() }])
}

/// The message for a pack that begins with `game = "patchwork"` on line 1.
fn error(text: &str) -> String {
    read(&format!("game = \"patchwork\"\n{text}")).unwrap_err().to_string()
}

const CARD: &str =
    "[[card]]\nnumber = 3\ndeck = \"normal\"\nvirtual = 9\nfilters = [\"furthest\"]\nincome = 2\n";
const PATCH: &str = "[[patch]]\nid = 0\nname = \"long\"\ncells = 3\nbutton_cost = 1\ntime_cost = 2\nbuttons = 4\nshape = [\"###\"]\n";

#[test]
fn without_packs_it_is_the_printed_box() {
    assert!(std::ptr::eq(Kit::with_packs(&[]).unwrap(), Kit::printed()));
}

#[test]
fn a_card_with_a_known_number_replaces_ours() {
    covers!("automa.card");
    let kit = read(&format!("game = \"patchwork\"\nname = \"mine\"\n{CARD}")).unwrap();
    assert_eq!(kit.cards().len(), 24);
    let card = &kit.cards()[2];
    assert_eq!((card.number, card.budget, card.income, card.filters.len()), (3, 9, 2, 1));
    let mut game =
        Scenario::automa().kit(kit).level(Level::II).spaces(17, 16).next(&[9, 10, 18]).cards(&[3]).build();
    play(&mut game, "automa");
    assert_eq!((game.space(SECOND), game.score(SECOND)), (22, 2), "budget 9, furthest of 9 and 10: 10");
}

#[test]
fn a_new_number_joins_its_deck_and_only_empties_it_first() {
    let extra = CARD.replace("number = 3", "number = 40");
    let kit = read(&format!("game = \"patchwork\"\n{extra}")).unwrap();
    assert_eq!((kit.deck(DeckName::Normal).count(), kit.deck(DeckName::Tactical).count()), (13, 12));
    let three: String = [40, 41, 42].map(|n| CARD.replace("number = 3", &format!("number = {n}"))).concat();
    let kit = read(&format!("game = \"patchwork\"\nonly = [\"normal\"]\n{three}")).unwrap();
    assert_eq!(kit.deck(DeckName::Normal).count(), 3);
    // Three cards are enough: two aside, one to draw, shuffled each time.
    let mut game = Patchwork::start(kit, &PatchworkOptions::default(), Seed(1)).unwrap();
    let mut dice = kernel::Dice::new(1);
    while let Some(action) = game.legal().pick(&mut dice) {
        game.play(action, &mut ()).unwrap();
    }
    assert!(game.is_over());
}

#[test]
fn a_patch_replaces_ours_and_keeps_its_place_as_the_first() {
    covers!("setup.pawn");
    let kit = read(&format!("game = \"patchwork\"\n{PATCH}")).unwrap();
    assert_eq!((kit.patches().len(), kit.patches()[0].cells, kit.start().0), (33, 3, 0));
    assert_eq!(kit.find_patch("long").map(|patch| patch.0), Some(0));
    let kit =
        read(&format!("game = \"patchwork\"\n{}start = true\n", PATCH.replace("id = 0", "id = 5"))).unwrap();
    assert_eq!(kit.start().0, 5);
    let game = Patchwork::start(kit, &PatchworkOptions::default(), Seed(1)).unwrap();
    assert_eq!(game.ring().last().map(|patch| patch.0), Some(5));
}

#[test]
fn the_same_packs_give_the_same_box() {
    let text = format!("game = \"patchwork\"\n{CARD}{PATCH}");
    assert!(std::ptr::eq(read(&text).unwrap(), read(&text).unwrap()));
}

#[test]
fn later_packs_win() {
    let text = |income: u8| {
        format!("game = \"patchwork\"\n{}", CARD.replace("income = 2", &format!("income = {income}")))
    };
    let pack = |income: u8| Pack { name: format!("{income}.toml"), text: text(income) };
    assert_eq!(Kit::with_packs(&[pack(7), pack(8)]).unwrap().cards()[2].income, 8);
}

#[test]
fn a_bad_pack_says_where_and_what_was_expected() {
    let cases = [
        ("[[card]]\nnumber = 3\n", "line 2: missing field"),
        ("[[card]\n", "line 2: "),
        ("[[crad]]\nnumber = 3\n", "unknown field `crad`"),
        ("only = [\"big\"]\n", "line 2: expected the name of a deck"),
        ("only = [\"normal\"]\n", "expected 3 to 24 cards in the normal deck, not 0"),
    ];
    for (text, message) in cases {
        let error = error(text);
        assert!(error.starts_with("mine.toml, line ") && error.contains(message), "{error}");
    }
    let no_game = read(CARD).unwrap_err().to_string();
    assert!(no_game.contains("line 1: expected `game = \"patchwork\"`"), "{no_game}");
    assert!(read("game = \"tapestry\"\n").is_err());
}

#[test]
fn every_value_of_a_card_is_checked() {
    let cases = [
        ("number = 3", "number = 0", "a card number from 1 to 99"),
        ("number = 3", "number = 100", "a card number from 1 to 99"),
        ("\"normal\"", "\"plain\"", "deck = \"normal\" or \"tactical\""),
        ("virtual = 9", "virtual = 100", "virtual from 0 to 99"),
        ("income = 2", "income = 21", "income from 0 to 20"),
        ("[\"furthest\"]", "[\"nearest\"]", "filters among"),
        ("[\"furthest\"]", "[\"furthest\", \"largest\"]", "\"furthest\" as the last filter"),
        ("[\"furthest\"]", "[]", "filters, unless virtual is 0"),
        (
            "[\"furthest\"]",
            "[\"largest\", \"largest\", \"largest\", \"largest\", \"furthest\"]",
            "at most four filters",
        ),
    ];
    for (from, to, message) in cases {
        let error = error(&CARD.replace(from, to));
        assert!(error.contains(message), "{to}: {error}");
    }
}

#[test]
fn every_value_of_a_patch_is_checked() {
    let cases = [
        ("id = 0", "id = 33", "the id of a patch, 0 to 32"),
        ("name = \"long\"", "name = \"a b\"", "a name without spaces"),
        ("name = \"long\"", "name = \"\"", "a name without spaces"),
        ("cells = 3", "cells = 4", "cells = the number of '#'"),
        ("button_cost = 1", "button_cost = 100", "button_cost from 0 to 99"),
        ("time_cost = 2", "time_cost = 0", "time_cost from 1 to 9"),
        ("time_cost = 2", "time_cost = 10", "time_cost from 1 to 9"),
        ("buttons = 4", "buttons = 10", "buttons from 0 to 9"),
        ("[\"###\"]", "[\"##x\"]", "equally long rows"),
        ("[\"###\"]", "[\"##\", \"#\"]", "equally long rows"),
        ("[\"###\"]", "[]", "equally long rows"),
        ("[\"###\"]", "[\"##########\"]", "fits the 9x9 board"),
        (
            "shape = [\"###\"]",
            "orientations = 4\nshape = [\"###\"]",
            "orientations = the number of different outlines",
        ),
        ("shape = [\"###\"]", "placements = 1\nshape = [\"###\"]", "placements = the number of positions"),
    ];
    for (from, to, message) in cases {
        let error = error(&PATCH.replace(from, to));
        assert!(error.contains(message), "{to}: {error}");
    }
}

#[test]
fn large_shapes_fit_where_they_fit() {
    covers!("take.place");
    // A ring of 9x9 with a cross inside is too much; a bar of nine is two lines.
    let long = PATCH.replace("cells = 3", "cells = 9").replace("[\"###\"]", "[\"#########\"]");
    let kit = read(&format!("game = \"patchwork\"\n{long}")).unwrap();
    let game = Scenario::people().kit(kit).ring(&[0]).rows(FIRST, &["....#", "", "#"]).build();
    // Seven rows and seven columns are free: a1..., the two covered squares lie in two rows and two columns.
    assert_eq!(game.legal().count(), 1 + 7 + 7);
}

#[test]
fn many_printed_buttons_are_refused_or_counted() {
    let numbers = "cells = 1\nbutton_cost = 0\ntime_cost = 1\nbuttons = 9";
    let patch = |id| format!("[[patch]]\nid = {id}\nname = \"p{id}\"\n{numbers}\nshape = [\"#\"]\n");
    let patches = (0..33).map(patch).collect::<Vec<_>>().concat();
    let Ok(kit) = read(&format!("game = \"patchwork\"\n{patches}")) else { return };
    // One takes everything, one space at a time; the other only advances.
    let mut game = Patchwork::start(kit, &people(), Seed(1)).unwrap();
    while let Some(seat) = game.to_move() {
        let last = game.legal().count() - 1;
        let action = game.legal().get(if seat == FIRST { last } else { 0 }).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let printed: u32 = game.taken(FIRST).map(|(patch, _)| u32::from(patch.buttons)).sum();
    assert_eq!(u32::from(game.income(FIRST)), printed);
}

#[test]
fn a_shape_with_an_empty_edge_is_refused_or_trimmed() {
    let padded = PATCH.replace("cells = 3", "cells = 2").replace("[\"###\"]", "[\"##.\", \"...\"]");
    if let Ok(kit) = read(&format!("game = \"patchwork\"\n{padded}")) {
        let outlines = &kit.patches()[0].outlines;
        let placements: u32 = outlines.iter().map(|outline| outline.anchors().count()).sum();
        assert_eq!((outlines.len(), placements), (2, 144), "it is a domino");
    }
}

#[test]
fn a_nickname_names_one_patch() {
    for name in ["5", "plus5"] {
        let text = PATCH.replace("id = 0", "id = 3").replace("\"long\"", &format!("\"{name}\""));
        if let Ok(kit) = read(&format!("game = \"patchwork\"\n{text}")) {
            for patch in kit.patches() {
                assert_eq!(kit.find_patch(&patch.id.0.to_string()), Some(patch.id));
                assert_eq!(kit.find_patch(&patch.name), Some(patch.id));
            }
        }
    }
}
