//! Makes all files of vectors.

use games::{Title, with_title};

use crate::check::{CHANCE, decisions_path, ledger_path, outcomes_path};
use crate::error::MakeError;
use crate::{Vectored, chance, decisions, ledger, outcomes};

/// A file of vectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, with `/` between its parts.
    pub path: String,
    /// The text of the file.
    pub text: String,
}

/// All vectors of all games: the same bytes each time.
pub fn make() -> Result<Vec<File>, MakeError> {
    let mut files = vec![File { path: CHANCE.to_owned(), text: chance::make() }];
    for &title in Title::ALL {
        with_title!(title, G => of_game::<G>(title, &mut files)?);
    }
    Ok(files)
}

fn of_game<G: Vectored>(title: Title, files: &mut Vec<File>) -> Result<(), MakeError> {
    for bot in G::BOTS {
        files.push(File { path: decisions_path(title, bot.name), text: decisions::make::<G>(bot)? });
    }
    files.push(File { path: outcomes_path(title), text: outcomes::make::<G>()? });
    for way in G::WAYS {
        files.push(File { path: ledger_path(title, way.name), text: ledger::make::<G>(way)? });
    }
    for (name, text) in G::own_ledgers()? {
        files.push(File { path: ledger_path(title, &name), text });
    }
    Ok(())
}
