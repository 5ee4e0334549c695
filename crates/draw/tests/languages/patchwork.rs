//! Everything that can be drawn of Patchwork.

use draw::patchwork::{self as drawn, Hop, Laying, Track};
use kernel::{Game, Legal, Options, Purpose, Reasons, Seed};
use patchwork::companion::PatchworkCompanion;
use patchwork::{DeckName, FIRST, Kit, PatchId, Patchwork, PatchworkOptions, SECOND};
use words::Words;

use crate::{Drawn, common, svg};

fn games() -> impl Iterator<Item = (u64, Patchwork)> {
    (0..12).flat_map(|seed| {
        let mut options = PatchworkOptions::default();
        options.set("level", &(seed % 5 + 1).to_string()).unwrap();
        options.set("deck", if seed % 2 == 0 { "normal" } else { "tactical" }).unwrap();
        options.set("opponent", if seed % 4 == 3 { "person" } else { "automa" }).unwrap();
        let mut game = Patchwork::start(Kit::printed(), &options, Seed(seed)).unwrap();
        let mut dice = Seed(seed).dice(Purpose::new("languages"), 0);
        let mut all = vec![(seed, game.clone())];
        for number in 0.. {
            let Some(action) = game.legal().pick(&mut dice) else { break };
            game.play(action, &mut ()).unwrap();
            if number % 15 == 0 || game.leather_in_hand() > 0 || game.decision().is_none() {
                all.push((seed, game.clone()));
            }
        }
        all
    })
}

pub fn all(words: &Words) -> Vec<Drawn> {
    let kit = Kit::printed();
    let mut all = Vec::new();
    for (seed, game) in games() {
        let what = |part: &str| format!("Patchwork, seed {seed}, {part}");
        all.push(svg(what("position"), &drawn::position(words, &game)));
        all.push(svg(what("time board"), &drawn::time_board(words, &game).file()));
        let track = Track { one_row: true, landing: Some((FIRST, 40)) };
        all.push(svg(what("wide time board"), &drawn::time_board_with(words, &game, track).file()));
        let lines = [FIRST, SECOND].map(|seat| vec![(0, 0), (game.space(seat), game.score(seat))]);
        all.push(svg(what("scores"), &drawn::scores(words, &game, &lines).file()));
        for seat in [FIRST, SECOND] {
            all.push(svg(what("board"), &drawn::board(words, &game, seat).file()));
            let laying = drawn::board_with(words, &game, seat, &Laying::default());
            all.push(svg(what("laying"), &laying.file()));
        }
    }
    for patch in kit.patches() {
        all.push(svg(&patch.name, &drawn::patch(words, kit, patch.id).file()));
        all.push(svg(&patch.name, &drawn::offer(words, kit, patch.id).file()));
    }
    all.extend((0..kit.cards().len() as u8).map(|at| svg("card", &drawn::card(words, kit, at).file())));
    for deck in DeckName::ALL {
        all.push(svg("card back", &drawn::card_back(words, deck, Some(3)).file()));
        all.push(svg("card back", &drawn::card_back(words, deck, None).file()));
    }
    all.extend(reasons(words));
    all.extend(beside(words));
    all
}

fn reasons(words: &Words) -> Vec<Drawn> {
    let kit = Kit::printed();
    let mut all = vec![svg("why, no patch", &drawn::why(words, kit, 0, &Reasons::default(), 12).file())];
    for seed in 0..8 {
        let game = Patchwork::start(kit, &PatchworkOptions::default(), Seed(seed)).unwrap();
        let dice = Seed(seed).dice(Purpose::new("languages"), 1);
        for (card, reasons, person) in common::choices(game, dice) {
            all.push(svg("why", &drawn::why(words, kit, card, &reasons, person).file()));
        }
    }
    all
}

/// What is drawn beside a real table says what the page says, and no more.
fn beside(words: &Words) -> Vec<Drawn> {
    let options = <PatchworkCompanion as Game>::Options::default();
    let game = PatchworkCompanion::start(Kit::printed(), &options, Seed(1)).unwrap();
    let says = words.text("table-ring-says");
    let ring: Vec<PatchId> = (0..33).map(PatchId).collect();
    vec![
        svg("table board", &drawn::table_board(&game, &says).file()),
        svg("ring", &drawn::ring(words, Kit::printed(), &ring, &says).file()),
        svg("hop", &drawn::hop(&game, Hop { seat: SECOND, from: 3, to: 9 }, &says).file()),
    ]
}
