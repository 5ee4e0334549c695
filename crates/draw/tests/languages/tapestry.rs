//! Everything that can be drawn of Tapestry, and its pages for a terminal.

use draw::tapestry::{self as drawn, CityView, MapView};
use draw::text::tapestry::{self as text, MapText};
use kernel::{Game, Legal, Options, Purpose, Seat, Seed};
use tapestry::automa::Pick;
use tapestry::{Die, Event, Kit, Tapestry, TapestryOptions, Version};
use words::Words;

use crate::{Drawn, page, svg};

const SETTINGS: [&[(&str, &str)]; 4] = [
    &[("seats", "2")],
    &[("mode", "automa"), ("level", "6")],
    &[("mode", "shadow")],
    &[("seats", "4"), ("expansions", "pp,aa,ff"), ("allow-guesses", "on")],
];

/// Games of every kind at several moments.
fn games() -> impl Iterator<Item = (Tapestry, Vec<Event>)> {
    SETTINGS.iter().zip(0_u64..).flat_map(|(settings, seed)| {
        let mut options = TapestryOptions::default();
        for (key, value) in *settings {
            options.set(key, value).unwrap();
        }
        let mut game = Tapestry::start(Kit::printed(), &options, Seed(seed)).unwrap();
        let mut dice = Seed(seed).dice(Purpose::new("languages"), 0);
        let mut all = vec![(game.clone(), Vec::new())];
        let mut events = Vec::new();
        for number in 0..3000 {
            let Some(action) = game.legal().pick(&mut dice) else { break };
            game.play(action, &mut events).unwrap();
            if number % 70 == 9 || game.to_move().is_none() {
                all.push((game.clone(), std::mem::take(&mut events)));
            }
        }
        all
    })
}

pub fn all(words: &Words) -> Vec<Drawn> {
    let mut all = Vec::new();
    for (game, events) in games() {
        all.push(svg("Tapestry, position", &drawn::position(words, &game)));
        all.push(svg("map", &drawn::map(words, &game, &MapView::default()).file()));
        all.push(svg("tracks", &drawn::tracks(words, &game, &[]).file()));
        all.push(page("text: map", &text::map(words, &game, &MapText::default()).plain()));
        all.push(page("text: tracks", &text::tracks(words, &game).plain()));
        all.push(page("text: seats", &text::seats(words, &game).plain()));
        for seat in (0..game.seats() as u8).map(Seat) {
            all.push(svg("city", &drawn::city(words, &game, seat, &CityView::default()).file()));
            all.push(svg("mat", &drawn::mat(words, &game, seat).file()));
            all.push(page("text: city", &text::city(words, &game, seat).plain()));
            all.push(page("text: mat", &text::mat(words, &game, seat).plain()));
            all.push(page("text: cards", &text::cards(words, &game, seat, Some(seat)).plain()));
        }
        let chose = events.iter().find_map(|event| match event {
            Event::AutomaChose { reasons, .. } if reasons.candidates.iter().any(|pick| is_hex(*pick)) => {
                Some(reasons)
            }
            _ => None,
        });
        if let Some(reasons) = chose {
            let view = MapView::considering(reasons, |_, value| value.to_string());
            all.push(svg("considered", &drawn::map(words, &game, &view).file()));
        }
    }
    all.extend(components(words));
    all
}

fn is_hex(pick: Pick) -> bool {
    matches!(pick, Pick::Hex(_))
}

fn components(words: &Words) -> Vec<Drawn> {
    let kit = Kit::printed();
    let mut all = Vec::new();
    let count = |len: usize| 0..len as u8;
    all.extend(count(kit.cards.len()).map(|at| svg("card", &drawn::card(words, kit, at).unwrap().file())));
    all.extend(count(kit.techs.len()).map(|at| svg("tech", &drawn::tech(words, kit, at).unwrap().file())));
    for at in count(kit.civs.len()) {
        all.push(svg(
            "civilization",
            &drawn::civilization(words, kit, at, Version::Adjusted).unwrap().file(),
        ));
    }
    all.extend(
        count(kit.cards.len())
            .map(|at| svg("small card", &drawn::small_card(words, kit, at).unwrap().file())),
    );
    all.extend(
        count(kit.techs.len())
            .map(|at| svg("small tech", &drawn::small_tech(words, kit, at).unwrap().file())),
    );
    for at in count(kit.landmarks.len()) {
        all.push(svg("landmark", &drawn::landmark(words, kit, at).unwrap().file()));
    }
    all.extend(count(kit.tiles.len()).map(|at| svg("tile", &drawn::tile(words, kit, at, 0).file())));
    for at in count(kit.automa.cards.len()) {
        all.push(svg("decision card", &drawn::decision_card(words, kit, at).unwrap().file()));
        let other = (at + 7) % kit.automa.cards.len() as u8;
        all.push(svg("pair", &drawn::decision_pair(words, kit, [at, other]).unwrap().file()));
    }
    for die in [Die::Red, Die::Black, Die::Science] {
        all.extend((0..4).map(|face| svg("die", &drawn::die(words, kit, die, face).file())));
    }
    all
}
