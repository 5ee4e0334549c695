//! Games to write down.

use kernel::{Dice, Entry, Game, Legal, Pack, Seed, Session, Setup};
use patchwork::{Patchwork, PatchworkOptions};
use table::journal;

/// A card and a patch of one's own.
pub const PACK: &str = "game = \"patchwork\"\nname = \"Zoë's corner\" # ours\n\n[[card]]\nnumber = 3\ndeck = \"normal\"\n\
                        virtual = 9\nfilters = [\"furthest\"]\nincome = 2\n\n[[patch]]\nid = 0\nname = \"long\"\ncells = 3\n\
                        button_cost = 1\ntime_cost = 2\nbuttons = 4\nshape = [\"###\"]\n";

pub fn setup(seed: u64, pack: bool) -> Setup<Patchwork> {
    let pack = pack.then(|| Pack { name: "corner.toml".to_owned(), text: PACK.to_owned() });
    Setup { options: PatchworkOptions::default(), seed: Seed(seed), packs: pack.into_iter().collect() }
}

pub fn remark(_: &Patchwork, entry: &Entry<Patchwork>) -> String {
    format!("seat {} – Zoë sees {} events", entry.seat.0, entry.events.len())
}

/// A random game, to its end, that is sometimes rewound; with its journal.
pub fn game(setup: Setup<Patchwork>, rewinds: u32) -> (Session<Patchwork>, String) {
    let mut dice = Dice::new(setup.seed.0);
    let mut text = journal::write_head(&setup);
    let (mut session, mut left) = (Session::new(setup).unwrap(), rewinds);
    loop {
        if left > 0 && session.at() > 3 && dice.below(6) == 0 {
            let to = dice.below(session.len() as u32 + 1) as usize;
            session.rewind(to);
            text.push_str(&journal::write_rewind(to));
            left -= 1;
        }
        let Some(action) = session.game().legal().pick(&mut dice) else { return (session, text) };
        let before = session.game().clone();
        let entry = session.play(action).unwrap().clone();
        let number = session.at();
        text.push_str(&journal::write_decision(
            number,
            &before,
            &entry,
            session.game(),
            &remark(&before, &entry),
        ));
    }
}

/// Whether a session is a piece of another from its beginning: the decisions of one are those of the other.
pub fn is_prefix(piece: &Session<Patchwork>, whole: &[Patchwork]) -> bool {
    whole.get(piece.at()) == Some(piece.game())
}
