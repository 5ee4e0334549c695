//! Every drawing of Terra Mystica on one page, to look at: `cargo run -p automa-draw --example gallery -- DIR`.

use std::fmt::Write;

use draw::terra_mystica as tm;
use draw::text::terra_mystica as text;
use kernel::{Game, Hex, Hexes, Legal, Purpose, Seat, Seed, Step};
use terra_mystica::automa::About;
use terra_mystica::scenario::Scenario;
use terra_mystica::{
    BonusId, Event, FactionId, FavourId, FinalTile, Kit, ScoringId, Structure, TerraMystica, TerraOptions,
    TownId,
};
use tm::{BridgePick, Chip, Considered, MapView, Pick, Picture, Shares};
use words::Words;

/// A game of three, in its fourth round.
fn three() -> TerraMystica {
    Scenario::of(&["witches", "darklings", "mermaids"])
        .round(4)
        .scoring("SCORE5")
        .dwelling(0, "D5 E9 H4 A10")
        .trading_house(0, "E7")
        .temple(0, "C3")
        .sanctuary(0, "C4")
        .bridge(0, "C4", "D5")
        .dwelling(1, "F3 I8 E10")
        .trading_house(1, "E4")
        .stronghold(1, "E5")
        .temple(1, "H5")
        .dwelling(2, "H2 I4")
        .trading_house(2, "D2 G6")
        .stronghold(2, "A11")
        .town(1, "TW2", "E5")
        .town(0, "TW1", "C3")
        .favour(0, "FAV5 FAV10")
        .favour(1, "FAV11")
        .favour(2, "FAV6 FAV9")
        .goods(0, 7, 4, 2)
        .goods(1, 12, 2, 1)
        .bowls(0, [3, 5, 4])
        .bowls(2, [0, 6, 6])
        .cults(0, [3, 4, 3, 2])
        .cults(1, [1, 4, 7, 0])
        .cults(2, [5, 10, 0, 2])
        .priest_on(0, "fire", 3)
        .priest_on(1, "earth", 3)
        .priest_on(0, "earth", 2)
        .shipping(2, 3)
        .shipping(0, 1)
        .digging(0, 1)
        .vp(0, 41)
        .vp(1, 38)
        .vp(2, 52)
        .used(1, "ACT5")
        .used(2, "ACT2")
        .used(2, "FAV6")
        .passed(2)
        .game()
}

/// A game of five with all kinds of land.
fn five() -> TerraMystica {
    Scenario::of(&["icemaidens", "dragonlords", "nomads", "engineers", "riverwalkers"])
        .map("fire_ice_new")
        .final_tile("connected-clusters")
        .round(6)
        .colour(0, "blue")
        .colour(1, "red")
        .colour(4, "green")
        .dwelling(0, "C3 B9 E6")
        .temple(0, "D5 E7")
        .sanctuary(0, "F3")
        .dwelling(1, "B7 E8 D4")
        .trading_house(1, "B8")
        .stronghold(1, "C6")
        .dwelling(2, "C2 E1 E4 H2")
        .stronghold(2, "B5")
        .trading_house(2, "C7")
        .dwelling(3, "B6 C4 H1 G6")
        .trading_house(3, "H4 E2")
        .temple(3, "F5")
        .stronghold(3, "H8")
        .sanctuary(3, "I6")
        .dwelling(4, "D1 G1 E3")
        .town(0, "TW5", "D5")
        .game()
}

fn hexes(game: &TerraMystica, names: &str) -> Vec<Hex> {
    names.split(' ').filter_map(|name| game.map().find(name)).collect()
}

/// What the Automa considered before it built on F4.
fn considered(game: &TerraMystica) -> MapView {
    let out = |rule: &str, why: &str| Some(vec![rule.to_owned(), why.to_owned()]);
    let mut list = Vec::new();
    for hex in hexes(game, "C2 D3 D4 E3 E6 F2 G1 D7 D8 E11 F6 F7 I9") {
        list.push(Considered { hex, out: out("3b", "gap 6") });
    }
    for hex in hexes(game, "G2 H6") {
        list.push(Considered { hex, out: out("3c", "3 steps") });
    }
    for hex in hexes(game, "G3 I7") {
        list.push(Considered { hex, out: out("3e", "later") });
    }
    list.push(Considered { hex: hexes(game, "F4")[0], out: None });
    MapView { considered: list, chosen: hexes(game, "F4").first().copied(), ..MapView::default() }
}

/// What a person may do.
fn picks(game: &TerraMystica) -> MapView {
    let pick = |hex: Hex| Pick::new(hex, format!("?at={}", game.map().name(hex)));
    let mut list = Vec::new();
    for hex in hexes(game, "F4 G3 I6") {
        list.push(pick(hex).with(Chip::Structure(Structure::Dwelling), "a dwelling"));
    }
    for hex in hexes(game, "C2 C5 F6 E8 D6") {
        list.push(pick(hex).with(Chip::Spades(2), "2 spades"));
    }
    list.push(pick(hexes(game, "E9")[0]).with(Chip::Structure(Structure::TradingHouse), "a trading house"));
    let bridges = [10, 15, 28].map(|place| BridgePick { place, link: Some(format!("?bridge={place}")) });
    let last: Hexes = hexes(game, "E10 I8").into_iter().collect();
    MapView {
        picks: list,
        bridges: bridges.to_vec(),
        selected: hexes(game, "F6").first().copied(),
        last,
        ..MapView::default()
    }
}

/// A page being written.
#[derive(Default)]
struct Page {
    body: String,
}

impl Page {
    fn show(&mut self, name: &str, class: &str, pictures: impl IntoIterator<Item = Picture>) {
        let _ = write!(self.body, "<h2>{name}</h2><div class=\"box {class}\">");
        for picture in pictures {
            self.body += &picture.inline();
        }
        self.body += "</div>";
    }

    fn write(&self, path: &str, theme: &str) -> std::io::Result<()> {
        let text = format!(
            "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
             content=\"width=device-width\"><style>{}{}{STYLE}</style>{}{}</html>",
            include_str!("../../site/assets/tokens.css"),
            tm::page_style(),
            tm::page_definitions(),
            self.body
        );
        std::fs::write(path, text)
    }
}

const STYLE: &str = "body{margin:12px;background:var(--paper);color:var(--ink);font-family:var(--face)}\
    .box{display:flex;flex-wrap:wrap;gap:16px;align-items:start}.box>svg{width:420px;max-width:100%}\
    .wide>svg{width:840px}.row>svg{width:830px}.tiles>svg{width:auto;height:110px}.low>svg{width:auto;height:76px}.cards>svg{width:200px}";

fn main() -> std::io::Result<()> {
    let directory = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let words = &Words::english();
    let (three, five, kit) = (three(), five(), Kit::printed());
    let near = MapView { around: hexes(&three, "F4").first().copied(), ..considered(&three) };
    let mut page = Page::default();
    page.show("Map", "wide", [tm::map(words, &three, &MapView::default())]);
    page.show("To choose", "wide", [tm::map(words, &three, &picks(&three))]);
    page.show("Considered", "wide", [tm::map(words, &three, &considered(&three))]);
    page.show("Close-up", "", [tm::map(words, &three, &near)]);
    page.show("Another board", "wide", [tm::map(words, &five, &MapView::default())]);
    page.show("Legend", "", [tm::legend(words, kit)]);
    page.show("Cults", "", [tm::cults(words, &three), tm::cults(words, &five)]);
    page.show("Rounds", "row", [tm::rounds(words, &five, 7)]);
    page.show("Rounds on a phone", "", [tm::rounds(words, &three, 3)]);
    page.show("Boards", "", three.seat_list().map(|seat| tm::board(words, &three, seat)));
    page.show("More boards", "", five.seat_list().map(|seat| tm::board(words, &five, seat)));
    page.show("Middle", "", [tm::middle(words, &three)]);
    page.show("Bonus cards", "tiles", BonusId::ALL.map(|id| tm::bonus(words, kit, id)));
    page.show("Favour tiles", "low", FavourId::ALL.map(|id| tm::favour(words, kit, id)));
    page.show("Town tiles", "low", TownId::ALL.map(|id| tm::town(words, kit, id)));
    page.show("Scoring tiles", "tiles", ScoringId::ALL.map(|id| tm::scoring(words, kit, id)));
    page.show("Final tiles", "tiles", FinalTile::ALL.map(|tile| tm::final_tile(words, kit, tile)));
    page.show("Factions", "", FactionId::ALL.map(|id| tm::faction(words, kit, id)));
    page.show("Decision cards", "cards", (0..16).map(|index| tm::decision_card(words, kit, index)));
    page.show(
        "The Automa\u{2019}s factions",
        "",
        FactionId::ALL.map(|id| tm::automa_faction(words, kit, id)),
    );
    let (game, chosen) = automa(3);
    page.show("The Automa considers", "wide", [tm::map(words, &game, &chosen)]);
    page.show("The Automa\u{2019}s board", "", [tm::board(words, &game, Seat(1)), tm::middle(words, &game)]);
    println!("{}", text::coloured(&text::seats(words, &game)));
    println!("{}", text::coloured(&text::seat(words, &game, Seat(1))));
    let (game, events) = played(7);
    page.show("Result", "", [tm::result(words, &game, &Shares::of(&game, &events))]);
    for theme in ["light", "dark"] {
        page.write(&format!("{directory}/{theme}.html"), theme)?;
    }
    for page in [
        text::map(words, &three, &text::MapText::default()),
        text::cults(words, &three),
        text::rounds(words, &five),
        text::seats(words, &three),
        text::seat(words, &three, Seat(0)),
        text::seat(words, &five, Seat(4)),
        text::middle(words, &three),
    ] {
        println!("{}", text::coloured(&page));
    }
    std::fs::write(format!("{directory}/three.svg"), tm::position(words, &three))?;
    std::fs::write(format!("{directory}/five.svg"), tm::position(words, &five))
}

/// A game against an Automa in its third round, and how it chose where to build last.
fn automa(seed: u64) -> (TerraMystica, MapView) {
    let options = TerraOptions { seats: 2, automas: 1, ..TerraOptions::default() };
    let mut game =
        TerraMystica::start(Kit::printed(), &options, Seed(seed)).expect("these are legal options");
    let mut dice = Seed(seed).dice(Purpose::new("gallery"), 0);
    let mut view = MapView::default();
    let mut events = Vec::new();
    while !(game.round() == 3 && game.bot(Seat(1)).action().is_some())
        && let Some(action) = game.legal().pick(&mut dice)
    {
        game.play(action, &mut events).expect("what is offered is legal");
        for event in events.drain(..) {
            if let Event::AutomaChose { about: About::Build, reasons, .. } = event {
                let name = |step: &Step<_>| step.rule.0.rsplit('.').next().unwrap_or_default().to_owned();
                view = MapView::considering(&reasons, |step, value| vec![name(step), value.to_string()]);
            }
        }
    }
    (game, view)
}

/// A game of four played at random, with everything that happened.
fn played(seed: u64) -> (TerraMystica, Vec<Event>) {
    let options = TerraOptions { seats: 4, ..TerraOptions::default() };
    let mut game =
        TerraMystica::start(Kit::printed(), &options, Seed(seed)).expect("these are legal options");
    let mut dice = Seed(seed).dice(Purpose::new("gallery"), 0);
    let mut events = Vec::new();
    while let Some(action) = game.legal().pick(&mut dice) {
        game.play(action, &mut events).expect("what is offered is legal");
    }
    (game, events)
}
