//! Everything that can be drawn of Terra Mystica, and its pages for a terminal.

use draw::terra_mystica::{self as drawn, BridgePick, MapView, Pick, Shares};
use draw::text::terra_mystica::{self as text, MapText};
use kernel::{Game, Hex, Legal, Options, Purpose, Seed};
use terra_mystica::automa::Cards;
use terra_mystica::{
    BonusId, Event, FactionId, FavourId, FinalTile, Kit, ScoringId, TerraMystica, TerraOptions, TownId,
};
use words::Words;

use crate::{Drawn, page, svg};

/// Games with all that can lie on a table, at several moments, with what happened until then.
fn games() -> impl Iterator<Item = (TerraMystica, Vec<Event>)> {
    let maps = ["base", "fire_ice_new", "fire_ice_revised", "loon_lakes", "fjords"];
    (0..10_u64).flat_map(move |seed| {
        let mut options = TerraOptions::default();
        options.set("map", maps[(seed % 5) as usize]).unwrap();
        options.set("seats", &(2 + seed % 4).to_string()).unwrap();
        options.set("automas", if seed % 2 == 0 { "1" } else { "0" }).unwrap();
        options.set("final-tile", if seed % 3 == 0 { "random" } else { "none" }).unwrap();
        let mut game = TerraMystica::start(Kit::printed(), &options, Seed(seed)).unwrap();
        let mut dice = Seed(seed).dice(Purpose::new("languages"), 0);
        let mut all = vec![(game.clone(), Vec::new())];
        let mut events = Vec::new();
        for number in 0.. {
            let Some(action) = game.legal().pick(&mut dice) else { break };
            game.play(action, &mut events).unwrap();
            if number % 90 == 10 || game.decision().is_none() {
                all.push((game.clone(), events.clone()));
            }
        }
        all
    })
}

pub fn all(words: &Words) -> Vec<Drawn> {
    let mut all = Vec::new();
    for (game, events) in games() {
        all.extend(position(words, &game, &events));
        all.extend(terminal(words, &game));
    }
    all.extend(components(words));
    all
}

fn position(words: &Words, game: &TerraMystica, events: &[Event]) -> Vec<Drawn> {
    let picks = MapView {
        picks: vec![Pick::new(Hex(20), "?at".to_owned())],
        bridges: vec![BridgePick { place: 3, link: Some("?bridge".to_owned()) }],
        last: [Hex(8), Hex(9)].into_iter().collect(),
        chosen: Some(Hex(12)),
        ..MapView::default()
    };
    let mut all = vec![
        svg("Terra Mystica, position", &drawn::position(words, game)),
        svg("map", &drawn::map(words, game, &picks).file()),
        svg("legend", &drawn::legend(words, game.kit()).file()),
        svg("cults", &drawn::cults(words, game).file()),
        svg("rounds", &drawn::rounds(words, game, 3).file()),
        svg("power actions", &drawn::power_actions(words, game).file()),
        svg("bonus cards", &drawn::bonus_cards(words, game).file()),
        svg("favour tiles", &drawn::favour_tiles(words, game).file()),
        svg("town tiles", &drawn::town_tiles(words, game).file()),
        svg("middle", &drawn::middle(words, game).file()),
        svg("result", &drawn::result(words, game, &Shares::of(game, events)).file()),
    ];
    all.extend(game.seat_list().map(|seat| svg("board", &drawn::board(words, game, seat).file())));
    for event in events {
        if let Event::AutomaChose { reasons, .. } = event {
            let view = MapView::considering(reasons, |_, value| vec![value.to_string()]);
            all.push(svg("considered", &drawn::map(words, game, &view).file()));
            break;
        }
    }
    all
}

fn terminal(words: &Words, game: &TerraMystica) -> Vec<Drawn> {
    let mut all = vec![
        page("text: map", &text::map(words, game, &MapText::default()).plain()),
        page("text: cults", &text::cults(words, game).plain()),
        page("text: rounds", &text::rounds(words, game).plain()),
        page("text: middle", &text::middle(words, game).plain()),
        page("text: seats", &text::seats(words, game).plain()),
    ];
    all.extend(game.seat_list().map(|seat| page("text: seat", &text::seat(words, game, seat).plain())));
    all
}

fn components(words: &Words) -> Vec<Drawn> {
    let kit = Kit::printed();
    let mut all = Vec::new();
    for id in FactionId::ALL {
        all.push(svg(id.key(), &drawn::faction(words, kit, id).file()));
        all.push(svg(id.key(), &drawn::automa_faction(words, kit, id).file()));
    }
    all.extend(BonusId::ALL.map(|id| svg(id.id(), &drawn::bonus(words, kit, id).file())));
    all.extend(FavourId::ALL.map(|id| svg(id.id(), &drawn::favour(words, kit, id).file())));
    all.extend(TownId::ALL.map(|id| svg(id.id(), &drawn::town(words, kit, id).file())));
    all.extend(ScoringId::ALL.map(|id| svg(id.id(), &drawn::scoring(words, kit, id).file())));
    all.extend(FinalTile::ALL.map(|tile| svg(tile.key(), &drawn::final_tile(words, kit, tile).file())));
    for at in 0..kit.automa.cards.len() as u8 {
        all.push(svg("decision card", &drawn::decision_card(words, kit, at).file()));
    }
    let pair = Cards { action: 1, support: 11 };
    all.push(svg("pair", &drawn::decision_pair(words, kit, pair).file()));
    all
}
