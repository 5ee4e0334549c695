//! The drawings of Terra Mystica: well-formed, whole, the same every time, small; nothing without words.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

mod common;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use common::by_hand;
use draw::terra_mystica::{self as tm, BridgePick, Chip, Considered, MapView, Pick, Picture, Share, Shares};
use kernel::{Dice, Game, Hexes, Legal, Options, Pack, Purpose, Seat, Seed};
use terra_mystica::automa::{Cards, Pick as Choice};
use terra_mystica::scenario::Scenario;
use terra_mystica::{
    BonusId, Event, FactionId, FavourId, FinalTile, Kit, ScoringId, Structure, TerraMystica, TerraOptions,
    TownId,
};
use words::Words;

static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);

fn dice(seed: u64) -> Dice {
    Seed(seed).dice(Purpose::new("terra mystica drawing tests"), 0)
}

/// The settings take turns: board, seats, final tile, promos.
fn start(seed: u64) -> TerraMystica {
    let mut options = TerraOptions::default();
    let maps = ["base", "fire_ice_new", "fire_ice_revised", "loon_lakes", "fjords"];
    options.set("map", maps[(seed % 5) as usize]).unwrap();
    options.set("seats", &(2 + seed / 5 % 4).to_string()).unwrap();
    options.set("final-tile", if seed.is_multiple_of(2) { "random" } else { "none" }).unwrap();
    options.set("automas", if seed % 4 == 1 { "1" } else { "0" }).unwrap();
    options.set("promo-towns", if seed.is_multiple_of(3) { "off" } else { "on" }).unwrap();
    TerraMystica::start(Kit::printed(), &options, Seed(seed)).unwrap()
}

/// 60 positions: every game stops somewhere else, every sixth at its end.
fn positions() -> impl Iterator<Item = (u64, TerraMystica)> {
    (0..60).map(|seed| {
        let (mut game, mut dice) = (start(seed), dice(seed));
        let moves = if seed % 6 == 5 { u32::MAX } else { dice.below(400) };
        for _ in 0..moves {
            let Some(action) = game.legal().pick(&mut dice) else { break };
            game.play(action, &mut ()).unwrap();
        }
        (seed, game)
    })
}

/// A well-formed picture with its words.
fn check(text: &str, what: &str) {
    common::check(text, &["img", "group"], what);
}

/// The values of an attribute, in the order of drawing.
fn values(text: &str, attribute: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(text).unwrap();
    document.descendants().filter_map(|node| node.attribute(attribute).map(str::to_owned)).collect()
}

/// Every picture of a position.
fn pictures(game: &TerraMystica) -> Vec<(&'static str, Picture)> {
    let mut all = vec![
        ("map", tm::map(&ENGLISH, game, &MapView::default())),
        ("legend", tm::legend(&ENGLISH, game.kit())),
        ("cults", tm::cults(&ENGLISH, game)),
        ("rounds", tm::rounds(&ENGLISH, game, 7)),
        ("rounds on a phone", tm::rounds(&ENGLISH, game, 3)),
        ("power actions", tm::power_actions(&ENGLISH, game)),
        ("bonus cards", tm::bonus_cards(&ENGLISH, game)),
        ("favour tiles", tm::favour_tiles(&ENGLISH, game)),
        ("town tiles", tm::town_tiles(&ENGLISH, game)),
        ("middle", tm::middle(&ENGLISH, game)),
        ("result", tm::result(&ENGLISH, game, &Shares::of(game, &[]))),
    ];
    all.extend(game.seat_list().map(|seat| ("board", tm::board(&ENGLISH, game, seat))));
    all
}

/// Every card and tile.
fn cards(kit: &Kit) -> Vec<(&'static str, Picture)> {
    let factions = FactionId::ALL.map(|id| (id.key(), tm::faction(&ENGLISH, kit, id)));
    let bonuses = BonusId::ALL.map(|id| (id.id(), tm::bonus(&ENGLISH, kit, id)));
    let favours = FavourId::ALL.map(|id| (id.id(), tm::favour(&ENGLISH, kit, id)));
    let towns = TownId::ALL.map(|id| (id.id(), tm::town(&ENGLISH, kit, id)));
    let scorings = ScoringId::ALL.map(|id| (id.id(), tm::scoring(&ENGLISH, kit, id)));
    let finals = FinalTile::ALL.map(|tile| (tile.key(), tm::final_tile(&ENGLISH, kit, tile)));
    let decisions =
        (0..kit.automa.cards.len()).map(|index| ("decision", tm::decision_card(&ENGLISH, kit, index as u8)));
    let pair = ("pair", tm::decision_pair(&ENGLISH, kit, Cards { action: 1, support: 11 }));
    let automas = FactionId::ALL.map(|id| (id.key(), tm::automa_faction(&ENGLISH, kit, id)));
    let theirs = decisions.chain([pair]).chain(automas);
    factions
        .into_iter()
        .chain(bonuses)
        .chain(favours)
        .chain(towns)
        .chain(scorings)
        .chain(finals)
        .chain(theirs)
        .collect()
}

#[test]
fn every_picture_is_whole_and_the_same_twice() {
    for (seed, game) in positions() {
        for ((name, one), (_, other)) in pictures(&game).into_iter().zip(pictures(&game.clone())) {
            let text = one.file();
            check(&text, &format!("{name} of seed {seed}"));
            assert_eq!(text, other.file(), "{name} of seed {seed}");
        }
        let sheet = tm::position(&ENGLISH, &game);
        check(&sheet, &format!("position of seed {seed}"));
        assert!(sheet.len() < 230_000, "position of seed {seed}: {} bytes", sheet.len());
        let map = tm::map(&ENGLISH, &game, &MapView::default()).file();
        assert!(map.len() < 50_000, "map of seed {seed}: {} bytes", map.len());
    }
}

#[test]
fn every_hex_is_there_and_says_what_it_is() {
    for (seed, game) in positions() {
        let text = tm::map(&ENGLISH, &game, &MapView::default()).file();
        let names: Vec<String> = game.map().names.clone();
        assert_eq!(values(&text, "data-hex"), names, "seed {seed}");
        let document = roxmltree::Document::parse(&text).unwrap();
        for node in document.descendants().filter(|node| node.attribute("data-hex").is_some()) {
            let hex = game.map().find(node.attribute("data-hex").unwrap()).unwrap();
            let title = node.first_child().and_then(|title| title.text()).unwrap();
            assert_eq!(title, tm::hex_in_words(&ENGLISH, &game, hex));
            assert!(title.contains(game.terrain(hex).name()));
            let built = game.structure(hex).is_some_and(|(_, kind)| title.contains(kind.name()));
            assert_eq!(built, game.structure(hex).is_some(), "{title}");
        }
        // A foot for every structure: plain for people, notched for Automas.
        let automas = game.seat_list().filter(|seat| game.is_automa(*seat));
        let theirs: u32 = automas.map(|seat| game.player(seat).all().len()).sum();
        assert_eq!(text.matches("tm-foot-automa\"").count() as u32, theirs, "seed {seed}");
        assert_eq!(text.matches("tm-foot-person\"").count() as u32, game.occupied().len() - theirs);
    }
}

#[test]
fn a_map_by_hand_has_its_town_its_bridge_and_its_words() {
    let game = by_hand().game();
    let hex = |name: &str| game.map().find(name).unwrap();
    assert_eq!(tm::hex_in_words(&ENGLISH, &game, hex("E9")), "E9, forest, dwelling of the Witches");
    assert_eq!(tm::hex_in_words(&ENGLISH, &game, hex("C3")), "C3, forest, temple of the Witches, in a town");
    assert_eq!(tm::hex_in_words(&ENGLISH, &game, hex("A1")), "A1, plains");
    let text = tm::map(&ENGLISH, &game, &MapView::default()).file();
    assert!(text.contains("A town of the Witches"));
    assert!(text.contains("Bridge from C4 to D5, of the Witches"));
    let board = tm::board(&ENGLISH, &game, Seat(0)).inline();
    for part in
        [r#"data-favour="FAV10""#, r#"data-town="TW1""#, r#"data-bonus="BON3""#, r#"data-action="ACTW""#]
    {
        assert!(board.contains(part), "{part}");
    }
    assert!(tm::board(&ENGLISH, &game, Seat(2)).inline().contains("FAV6: 1 step on a cult, used"));
    assert!(tm::power_actions(&ENGLISH, &game).inline().contains("ACT5: 4 power for 1 spade, used"));
}

#[test]
fn a_town_over_a_river_hex_shows_its_links() {
    let map = &Kit::printed().maps[0];
    let river = map.river.iter().find(|hex| (map.adjacent(*hex) & map.land).len() >= 4).unwrap();
    let land: Vec<&str> = (map.adjacent(river) & map.land).iter().map(|hex| map.name(hex)).collect();
    let game = Scenario::two("mermaids", "nomads")
        .stronghold(0, land[0])
        .temple(0, land[1])
        .trading_house(0, &format!("{} {}", land[2], land[3]))
        .town(0, "TW2", map.name(river))
        .game();
    assert!(game.player(Seat(0)).river_links.contains(river));
    assert!(tm::hex_in_words(&ENGLISH, &game, river).ends_with("river, skipped by the Mermaids"));
    let text = tm::map(&ENGLISH, &game, &MapView::default()).file();
    check(&text, "river link");
    assert_eq!(text.matches("tm-of-lakes tm-link\"").count(), 4);
}

#[test]
fn what_can_be_chosen_is_a_link_with_words() {
    let game = by_hand().game();
    let hex = |name: &str| game.map().find(name).unwrap();
    let pick = |name: &str| Pick::new(hex(name), format!("?at={name}&x=\"<1>\""));
    let view = MapView {
        picks: vec![
            pick("F4").with(Chip::Structure(Structure::Dwelling), "a dwelling"),
            pick("C2").with(Chip::Spades(2), "2 spades"),
            pick("E8").with(Chip::Words("1 <vp>".to_owned()), "something"),
            Pick { link: None, ..pick("G3") },
        ],
        bridges: vec![
            BridgePick { place: 3, link: Some("?bridge=3".to_owned()) },
            BridgePick { place: 200, link: None },
        ],
        selected: Some(hex("F4")),
        last: Hexes::one(hex("E9")),
        ..MapView::default()
    };
    let text = tm::map(&ENGLISH, &game, &view).file();
    check(&text, "picks");
    assert_eq!(values(&text, "data-pick"), ["F4", "C2", "E8", "G3"]);
    // A place that the board does not have is left out.
    assert_eq!(values(&text, "data-bridge"), ["3"]);
    let says = values(&text, "aria-label");
    assert_eq!(says[0], "F4, forest: a dwelling");
    assert_eq!(says.len(), 5);
    assert_eq!(text.matches("<a ").count(), 4);
    assert!(text.contains(r#"role="group""#) && text.contains(r#"role="button""#));
}

#[test]
fn what_was_considered_says_why_it_fell() {
    let game = by_hand().game();
    let hex = |name: &str| game.map().find(name).unwrap();
    let view = MapView {
        considered: vec![
            Considered { hex: hex("F4"), out: None },
            Considered { hex: hex("G3"), out: Some(vec!["3b".to_owned(), "gap 6".to_owned()]) },
            Considered { hex: hex("G2"), out: Some(Vec::new()) },
        ],
        chosen: Some(hex("F4")),
        ..MapView::default()
    };
    let text = tm::map(&ENGLISH, &game, &view).file();
    check(&text, "considered");
    assert_eq!(values(&text, "data-considered"), ["F4", "G3", "G2"]);
    assert!(text.contains("G3: out, 3b, gap 6") && text.contains("3 candidates. F4 is chosen."));
    let near = tm::map(&ENGLISH, &game, &MapView { around: Some(hex("F4")), ..view }).file();
    check(&near, "close-up");
    assert!(near.contains(" 430 400\""));
}

#[test]
fn every_choice_of_the_automa_can_be_shown_on_the_map() {
    let mut seen = 0;
    for seed in (1..40).step_by(4) {
        let (mut game, mut dice) = (start(seed), dice(seed));
        while let Some(action) = game.legal().pick(&mut dice) {
            let mut events = Vec::new();
            game.play(action, &mut events).unwrap();
            for event in events {
                let Event::AutomaChose { reasons, .. } = event else { continue };
                let hexes = reasons.candidates.iter().filter(|choice| matches!(choice, Choice::Hex(_)));
                let hexes = hexes.count();
                let view = MapView::considering(&reasons, |step, value| {
                    vec![step.rule.0.to_owned(), value.to_string()]
                });
                assert_eq!(view.considered.len(), hexes);
                // The chosen one, and nothing else, is still in.
                let left: Vec<_> = view.considered.iter().filter(|one| one.out.is_none()).collect();
                assert_eq!(left.iter().map(|one| one.hex).collect::<Vec<_>>(), Vec::from_iter(view.chosen));
                if hexes > 0 && seen % 25 == 0 {
                    check(&tm::map(&ENGLISH, &game, &view).file(), &format!("choice of seed {seed}"));
                }
                seen += hexes.min(1);
            }
        }
    }
    assert!(seen > 50, "only {seen} choices");
}

#[test]
fn cards_and_tiles_are_well_formed_and_small() {
    for (name, picture) in cards(Kit::printed()) {
        let text = picture.file();
        check(&text, name);
        assert!(text.len() < 14_000, "{name}: {} bytes", text.len());
    }
}

#[test]
fn every_class_is_known_to_the_style() {
    let style = tm::page_style();
    let known = |class: &str| {
        let rule = format!(".{class}{{");
        // These only mark what a page may look for.
        style.contains(&rule) || ["tm", "tm-hex", "tm-definitions"].contains(&class)
    };
    let mut markup = vec![tm::page_definitions(), tm::position(&ENGLISH, &by_hand().game())];
    markup.extend(cards(Kit::printed()).iter().map(|(_, picture)| picture.inline()));
    markup.extend(
        positions().step_by(6).flat_map(|(_, game)| pictures(&game)).map(|(_, picture)| picture.inline()),
    );
    for text in markup {
        let document = roxmltree::Document::parse(&text).unwrap();
        for class in document.descendants().filter_map(|node| node.attribute("class")) {
            for class in class.split(' ') {
                assert!(known(class), "{class}");
            }
        }
    }
}

#[test]
fn pictures_share_a_page_with_those_of_other_games() {
    let page = format!(
        "<page><style>{}{}</style>{}{}{}{}</page>",
        draw::patchwork::page_style(),
        tm::page_style(),
        draw::patchwork::page_definitions(),
        tm::page_definitions(),
        tm::map(&ENGLISH, &by_hand().game(), &MapView::default()).inline(),
        tm::board(&ENGLISH, &by_hand().game(), Seat(1)).inline()
    );
    let document = roxmltree::Document::parse(&page).unwrap();
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "an id stands twice");
    for target in document.descendants().filter_map(|node| node.attribute("href")) {
        assert!(ids.contains(&target.trim_start_matches('#')), "{target}");
    }
}

#[test]
fn names_of_packs_cannot_leave_their_element() {
    let factions = include_str!("../../terra-mystica/data/factions.toml");
    let first = factions.split("[[faction]]").nth(1).unwrap();
    let hostile = r#"name = "</title><script>alert(1)</script>&\"'""#;
    let text =
        format!("game = \"terra-mystica\"\n[[faction]]{}", first.replace("name = \"Alchemists\"", hostile));
    let kit = Kit::with_packs(&[Pack { name: "hostile.toml".to_owned(), text }]).unwrap();
    check(&tm::faction(&ENGLISH, kit, FactionId::Alchemists).file(), "hostile faction");
    let game = Scenario::two("alchemists", "nomads").kit(kit).dwelling(0, "E5").game();
    let sheet = tm::position(&ENGLISH, &game);
    check(&sheet, "hostile position");
    assert!(!sheet.contains("<script"));
}

#[test]
fn the_kinds_of_points_add_up() {
    for seed in 0..12 {
        let (mut game, mut dice, mut events) = (start(seed), dice(seed), Vec::<Event>::new());
        while let Some(action) = game.legal().pick(&mut dice) {
            game.play(action, &mut events).unwrap();
        }
        let shares = Shares::of(&game, &events);
        for seat in game.seat_list() {
            let sum: i32 = Share::ALL.into_iter().map(|share| shares.get(seat, share)).sum();
            assert_eq!(sum, game.score(seat), "seed {seed}");
            assert!(Share::ALL[1..].iter().all(|share| shares.get(seat, *share) >= 0));
        }
        assert!(shares.any(Share::Cults) && shares.any(Share::Network));
        check(&tm::result(&ENGLISH, &game, &shares).file(), &format!("result of seed {seed}"));
    }
}

#[test]
fn a_small_map_needs_only_letters() {
    for (seed, game) in positions() {
        let letters = wire::terra_mystica::letters(&game);
        let (key, hexes) = letters.split_once(':').unwrap();
        assert_eq!((key, hexes.len()), (game.map().key.as_str(), game.map().hexes()));
        let text = tm::mini_map(&letters);
        roxmltree::Document::parse(&text).unwrap();
        assert_eq!(text.matches("<circle").count() as u32, game.occupied().len(), "seed {seed}");
    }
    for text in ["", "nothing", "base:", "base:<&\">", "fjords:????"] {
        let text = tm::mini_map(text);
        roxmltree::Document::parse(&text).unwrap();
        assert!(text.matches("tm-land").count() > 100);
    }
    assert_eq!(
        tm::cover(),
        tm::mini_map(""),
        "crates/draw/src/terra_mystica/cover.svg is to be what this draws"
    );
    let [alone, whole] = [Kit::maps_alone(), Kit::printed()];
    assert!(alone.maps == whole.maps && alone.factions.is_empty());
}

#[test]
fn small_pieces_look_as_before() {
    let kit = Kit::printed();
    let named = |name| BonusId::from_name(name).unwrap();
    insta::assert_snapshot!("terra_bonus_6", tm::bonus(&ENGLISH, kit, named("BON6")).file());
    insta::assert_snapshot!("terra_favour_7", tm::favour(&ENGLISH, kit, FavourId(6)).inline());
    insta::assert_snapshot!("terra_town_6", tm::town(&ENGLISH, kit, TownId(5)).inline());
    insta::assert_snapshot!("terra_scoring_9", tm::scoring(&ENGLISH, kit, ScoringId(8)).inline());
    insta::assert_snapshot!("terra_decision_2", tm::decision_card(&ENGLISH, kit, 1).inline());
    insta::assert_snapshot!("terra_cults", tm::cults(&ENGLISH, &by_hand().game()).inline());
}

#[test]
fn the_automas_cards_are_printed_on_sheets_with_cut_marks() {
    let page = draw::terra_mystica::print_sheet(&ENGLISH, Kit::printed());
    assert_eq!(page.matches("<section").count(), 2 + 2);
    assert_eq!(page.matches("role=\"img\"").count(), 36, "16 decision cards and 20 faction cards");
    assert_eq!(page.matches("class=\"cut").count(), 2 * 16 + 2 * 18);
    if let Some(folder) = std::env::var_os("AUTOMA_PICTURES") {
        std::fs::write(std::path::Path::new(&folder).join("sheet.html"), page)
            .expect("a folder for pictures");
    }
}
