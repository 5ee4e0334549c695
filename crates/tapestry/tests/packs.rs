//! Packs: an owner's own components, and what is said about bad ones.

use kernel::{Game, Legal, Pack, PackError, Seat, Seed};
use tapestry::components::Kinds;
use tapestry::components::language::Book;
use tapestry::{Hook, Kit, MatChoice, Tapestry, TapestryOptions, Track, Version};

fn pack(text: &str) -> Pack {
    Pack { name: "mine.toml".to_owned(), text: format!("game = \"tapestry\"\n{text}") }
}

#[test]
fn a_card_that_we_could_not_read_can_be_filled_in() {
    let text = r#"
[[card]]
id = "surrender"
name = "Surrender"
set = "pp"
kind = "when_played"
play = "seq(vp(3), may(conquer(where=anywhere)))"
certainty = "printed"
"#;
    let kit = Tapestry::components(&[pack(text)]).unwrap();
    let options = TapestryOptions { expansions: [true, false, false], ..Default::default() };
    let game = Tapestry::start(kit, &options, Seed(1)).unwrap();
    assert_eq!(game.piles()[0], 53, "one more card is in the deck");
    assert_eq!(kit.cards.len(), Kit::printed().cards.len(), "it takes the place of ours");
}

#[test]
fn an_advanced_city_joins_the_draft() {
    let rows = ["\".........\""; 9].join(",");
    let text = format!("[[city]]\nid = \"polar\"\nname = \"Polar\"\nset = \"aa\"\nplots = [{rows}]\n");
    let kit = Tapestry::components(&[pack(&text)]).unwrap();
    let options = TapestryOptions { expansions: [false, true, false], ..Default::default() };
    let game = Tapestry::start(kit, &options, Seed(1)).unwrap();
    let drafts = game.seats();
    assert!((0..drafts).any(|seat| game.player_at(Seat(seat as u8)).draft.cities[2] != 255));
}

#[test]
fn a_bad_pack_says_where_and_what() {
    let error = |text: &str| Tapestry::components(&[pack(text)]).unwrap_err().to_string();
    let bad = error("[[card]]\nid = \"x\"\nname = \"X\"\nset = \"pp\"\nplay = \"seq(vp(3), nonsense)\"\n");
    assert!(bad.contains("mine.toml, line 6") && bad.contains("column 12, at `nonsense)`"), "{bad}");
    let bad = error(
        "[[tile]]\nid = 60\ncorners = [\"water\",\"water\",\"water\",\"water\",\"water\",\"water\"]\nland = []\nbenefit = \"vp(1)\"\n",
    );
    assert!(bad.contains("in their order"), "{bad}");
    let bad = error("[[city]]\nid = \"y\"\nname = \"Y\"\nset = \"aa\"\nplots = [\"...\"]\n");
    assert!(bad.contains("nine rows"), "{bad}");
    let other = Pack { name: "a.toml".to_owned(), text: "game = \"patchwork\"".to_owned() };
    assert!(matches!(Tapestry::components(&[other]), Err(PackError::Content { .. })));
    let broken = Pack { name: "b.toml".to_owned(), text: "[[card".to_owned() };
    assert!(matches!(Tapestry::components(&[broken]), Err(PackError::Toml { .. })));
}

/// The costs of a track: how many, and of what kinds.
#[test]
fn what_entering_a_tier_costs_is_read_or_refused() {
    let spaces = "[[track.space]]\nname = \"S\"\nbenefit = \"vp(1)\"\n".repeat(12);
    let read = |cost: &str| {
        let head = "[[track]]\nid = \"arts\"\nset = \"aa\"\nresource = \"none\"\n";
        let landmarks = "landmarks = [\"arts_tier_2\", \"arts_tier_3\", \"arts_tier_4\"]\n";
        let costs = format!("cost = [\"any(1)\", \"different(2)\", \"any(3)\", \"{cost}\"]\n");
        let text = format!("{head}{landmarks}{costs}certainty = \"printed\"\n{spaces}");
        let kit = Tapestry::components(&[pack(&text)]).map_err(|error| error.to_string())?;
        Ok::<_, String>(kit.tracks[Track::Arts.index()].costs)
    };
    let kinds = |cost: &str| read(cost).unwrap().map(|cost| (cost.own, cost.any, cost.kinds));
    let before = [(0, 1, Kinds::Any), (0, 2, Kinds::Different), (0, 3, Kinds::Any)];
    for (text, last) in
        [("same(2)", (2, Kinds::Same)), ("same(4)", (4, Kinds::Same)), ("any(4)", (4, Kinds::Any))]
    {
        assert_eq!(kinds(text), [before[0], before[1], before[2], (0, last.0, last.1)], "{text}");
    }
    assert_eq!(Kit::printed().tracks[Track::Arts.index()].costs, read("same(2)").unwrap());
    for (text, wanted) in [
        ("same(5)", "at most 4"),
        ("same", "a cost such as"),
        ("same()", "a cost such as"),
        ("same(-1)", "a cost such as"),
        ("same(2", "a cost such as"),
        ("equal(2)", "`different(n)` or `same(n)`"),
        ("own(1) same(2)", "a resource for the track's own costs"),
    ] {
        let error = read(text).unwrap_err();
        assert!(error.contains("mine.toml") && error.contains(wanted), "{text}: {error}");
    }
}

#[test]
fn effect_texts_are_read_or_refused_with_a_column() {
    let mut book = Book { effects: vec![], lists: vec![], landmarks: vec!["forge".to_owned()] };
    for good in [
        "vp(3)",
        "all( resource(any, 2) , vp(10) )",
        "one_of(building(farm), landmark(forge))",
        "advance([science, military], benefit=false)",
        "vp_per(track_space(arts), -2)",
    ] {
        assert!(book.effect(good).is_ok(), "{good}");
    }
    for (bad, column) in [
        ("", 1),
        ("vp(", 4),
        ("vp(3", 5),
        ("vp(3))", 6),
        ("resource(gold)", 1),
        ("landmark(nowhere)", 1),
        ("seq()", 1),
        ("advance(moon)", 1),
        ("all(vp(1), frobnicate)", 12),
        ("vp(99999)", 1),
    ] {
        let error = book.effect(bad).unwrap_err();
        assert_eq!(error.at + 1, column, "`{bad}`: {error}");
    }
    let deep = format!("{}vp(1){}", "may(".repeat(200), ")".repeat(200));
    assert!(book.effect(&deep).is_err());
}

#[test]
fn the_box_is_complete() {
    let kit = Kit::printed();
    assert_eq!(kit.maps.iter().map(|map| map.grid.len()).collect::<Vec<_>>(), [34, 61]);
    assert_eq!((kit.tiles.len(), kit.space_tiles.len(), kit.techs.len()), (48, 19, 56));
    let base = |set| set == tapestry::Set::Base;
    assert_eq!(kit.cards.iter().filter(|card| base(card.set)).map(|card| card.copies).sum::<u8>(), 50);
    assert_eq!(kit.cards.iter().filter(|card| base(card.set)).count(), 44);
    assert_eq!((kit.civs.len(), kit.masterpieces.len(), kit.landmarks.len()), (41, 20, 33));
    assert!(
        kit.cities[..6]
            .iter()
            .all(|city| { city.plots.unwrap().iter().map(|row| row.count_ones()).sum::<u32>() == 22 })
    );
    assert!(kit.civs.iter().all(|civ| civ.missing.is_empty()), "every civilization is played");
}

#[test]
fn what_is_missing_is_listed() {
    let missing = Kit::printed().missing();
    let of = |table| missing.iter().filter(|one| one.table == table).count();
    assert!(missing.iter().all(|one| one.set != tapestry::Set::Base), "the base game is complete");
    assert_eq!((of("tech"), of("city"), of("civilization"), of("track")), (23, 12, 0, 1));
    assert_eq!(of("inspiration"), 4);
    assert!(of("card") > 10 && of("landmark") == 15 && of("landmark_card") == 10);
    // A pack that fills something in shortens the list.
    let text = "[[card]]\nid = \"surrender\"\nname = \"S\"\nset = \"pp\"\nplay = \"vp(1)\"\ncertainty = \"printed\"\n";
    let kit = Tapestry::components(&[pack(text)]).unwrap();
    assert_eq!(kit.missing().len() + 1, missing.len());
}

#[test]
fn the_forms_of_what_is_missing_are_a_pack() {
    let kit = Kit::printed();
    let missing = kit.missing();
    let text: String = missing.iter().map(|one| one.form(kit)).collect();
    let filled = Tapestry::components(&[pack(&text)]).unwrap_or_else(|error| panic!("{error}"));
    // Nothing is missing in the filled box but the cards that nobody could name: a form is one of them.
    let left: Vec<String> = filled.missing().into_iter().map(|one| one.id).collect();
    assert_eq!(left, ["pp_card", "aa_card", "ff_card"], "{text}");
    for one in &missing {
        let form = one.form(kit);
        assert!(form.starts_with("# ") && form.contains(&format!("[[{}]]", one.table)), "{form}");
        assert!(form.contains(&one.what), "{form}");
    }
}

/// The blocks of TOML in a document.
fn blocks(text: &str) -> Vec<&str> {
    text.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

#[test]
fn the_pack_of_the_document_is_one() {
    let document = include_str!("../../../docs/packs.md");
    let blocks = blocks(document);
    for table in [
        "card",
        "tech",
        "space_tile",
        "landmark",
        "landmark_card",
        "city",
        "inspiration",
        "masterpiece",
        "civilization",
    ] {
        let head = format!("[[{table}]]");
        assert!(blocks.iter().any(|block| block.contains(&head)), "no {table} in the document");
    }
    let all: String = blocks.concat();
    let all = Pack { name: "docs/packs.md".to_owned(), text: all };
    let kit = Tapestry::components(&[all]).unwrap_or_else(|error| panic!("{error}"));
    // Its cards are in a game with all expansions, and it is played to its end.
    let options = TapestryOptions { expansions: [true; 3], ..Default::default() };
    let game = Tapestry::start(kit, &options, Seed(1)).unwrap();
    let printed = Tapestry::start(Kit::printed(), &options, Seed(1)).unwrap();
    assert!(game.piles()[0] > printed.piles()[0]);
    crate::common::random_walk(game, &mut kernel::Dice::new(1), |_| {});
    // The words for effects that it lists are words of the language.
    let mut book = Book { effects: vec![], lists: vec![], landmarks: vec!["forge".to_owned()] };
    let list = document.split("<!-- effects -->").nth(1).unwrap();
    let mut count = 0;
    for line in list.lines().filter(|line| line.starts_with("| `")) {
        let effect = line.split('`').nth(1).unwrap();
        assert!(book.effect(effect).is_ok(), "{effect}");
        count += 1;
    }
    assert!(count > 30);
}

#[test]
fn the_architecture_counts_the_hooks() {
    let document = include_str!("../../../docs/architecture.md");
    let said = format!("{} code hooks", Hook::COUNT);
    assert!(document.contains(&said), "docs/architecture.md should say `{said}`");
}

/// What is missing of a box, by its table.
fn missing(kit: &Kit, table: &str) -> Vec<String> {
    kit.missing().into_iter().filter(|one| one.table == table).map(|one| one.id).collect()
}

#[test]
fn what_is_missing_names_adjustments_masterpieces_and_cards_without_a_name() {
    let kit = Kit::printed();
    assert_eq!(missing(kit, "adjustment"), ["isolationists", "spies", "collectors", "urban_planners"]);
    assert_eq!(missing(kit, "masterpiece").len(), 20);
    let cards = missing(kit, "card");
    for id in ["stolen_plans", "granges", "pp_card", "aa_card", "ff_card"] {
        assert!(cards.iter().any(|card| card == id), "{id} of {cards:?}");
    }
    let unnamed: Vec<String> =
        kit.missing().into_iter().filter(|one| one.id.ends_with("_card")).map(|one| one.what).collect();
    let counts = [7, 16, 29].map(|more| format!("name and text of {more} more tapestry cards"));
    assert_eq!(unnamed, counts);
}

#[test]
fn an_owner_fills_in_an_adjustment_a_name_and_a_new_card() {
    let text = r#"
[[adjustment]]
civilization = "isolationists"
setup = "vp(7)"
text = "7 VP."
[[masterpiece]]
id = 3
name = "The Scream"
[[card]]
id = "windfall"
name = "Windfall"
set = "pp"
play = "vp(3)"
"#;
    let kit = Tapestry::components(&[pack(text)]).unwrap();
    assert_eq!(missing(kit, "adjustment").len(), 3);
    assert_eq!(missing(kit, "masterpiece").len(), 19);
    assert_eq!(kit.masterpieces[2].effect, Kit::printed().masterpieces[2].effect, "the effect stays");
    let more = |one: &tapestry::components::Missing| one.id == "pp_card" && one.what.contains(" 6 more");
    assert!(kit.missing().iter().any(more));
    let mut options = TapestryOptions { version: Version::Adjusted, ..TapestryOptions::default() };
    options.civilizations[0] = MatChoice::Named(kit.find_civ("isolationists").unwrap());
    let adjusted = |kit| {
        let mut game = Tapestry::start(kit, &options, Seed(4)).unwrap();
        while game.player_at(Seat(0)).income_turns == 0 {
            let action = game.legal().iter().next().unwrap();
            game.play(action, &mut ()).unwrap();
        }
        game.score(Seat(0))
    };
    assert_eq!(adjusted(kit), adjusted(Kit::printed()) + 7);
    let error = |text: &str| Tapestry::components(&[pack(text)]).unwrap_err().to_string();
    assert!(
        error("[[adjustment]]\ncivilization = \"elves\"\nsetup = \"vp(1)\"\n")
            .contains("id of a civilization")
    );
    assert!(error("[[adjustment]]\ncivilization = \"spies\"\n").contains("`setup`"));
    assert!(error("[[masterpiece]]\nid = 30\nname = \"New\"\n").contains("`effect`"));
}
