//! What a table will play: made here with the engine, so that nothing has to be read from the answers but whether they
//! are right.

use games::{Title, with_title};
use kernel::{Dice, Notation, Role, Seed};

/// The game that is played: the first of the list, with its usual settings.
pub const GAME: Title = Title::ALL[0];

/// A whole game of a person against the Automa.
#[derive(Clone, Debug)]
pub struct Script {
    /// The seed of the table.
    pub seed: u64,
    /// The person's decisions in their order, with the version of the table after each.
    pub decisions: Vec<(String, u64)>,
}

impl Script {
    /// The game of this seed.
    pub fn of(seed: u64) -> anyhow::Result<Script> {
        with_title!(GAME, G => Script::played::<G>(seed))
    }

    fn played<G: Notation>(seed: u64) -> anyhow::Result<Script> {
        let mut game = G::start(G::components(&[])?, &G::Options::default(), Seed(seed))?;
        let (mut dice, mut version, mut decisions) = (Dice::new(seed), 0, Vec::new());
        while let Some(action) = game.sample(&mut dice) {
            let text = game.write(action);
            let mut next = Some(action);
            // As the server does: the Automa follows at once.
            while let Some(action) = next {
                game.play(action, &mut ())?;
                version += 1;
                let bot = game.to_move().is_some_and(|seat| game.role(seat) != Role::Person);
                next = if bot { game.sample(&mut dice) } else { None };
            }
            decisions.push((text, version));
        }
        Ok(Script { seed, decisions })
    }
}
