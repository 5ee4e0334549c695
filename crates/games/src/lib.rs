//! Which games there are: the one place where they meet.
//!
//! A game in its box is a [`Title`]; each way to play it, on screen or beside a real table, is a [`Kind`] of table. Every
//! other room asks here: [`with_title!`] and [`with_kind!`] run a piece of code with the type that stands behind a name, and
//! have no arm for "anything else", so that the compiler finds whatever a new game lacks. A new game is one more entry at the
//! end of this file: its type on screen, its companion if it has one, and `faces: plain` as long as it has no pages, commands
//! and numbers of its own. What the rooms do for such a game is written once, with [`plain_games!`].

mod registry;

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// All of it is on screen.
    Screen,
    /// The box is on a real table; the program is the Automa.
    Table,
}

/// There is no such game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{name}`; there are: {known}")]
pub struct NoGame {
    /// What was asked for.
    pub name: String,
    /// The names that exist.
    pub known: String,
}

impl NoGame {
    fn of(name: &str, known: impl Iterator<Item = &'static str>) -> NoGame {
        NoGame { name: name.chars().take(40).collect(), known: known.collect::<Vec<_>>().join(", ") }
    }
}

/// The registry, with one more game where the tests ask for it.
#[cfg(feature = "nim")]
macro_rules! listed {
    ($d:tt $($games:tt)*) => {
        registry::registry! { $d $($games)*
            Nim "Nim" {
                screen: nim::Nim,
                faces: plain,
            }
        }
    };
}
#[cfg(not(feature = "nim"))]
use registry::registry as listed;

listed! { $
    Patchwork "Patchwork" {
        screen: patchwork::Patchwork,
        table: PatchworkCompanion = patchwork::companion::PatchworkCompanion,
    }
    TerraMystica "Terra Mystica" {
        screen: terra_mystica::TerraMystica,
        table: TerraMysticaCompanion = terra_mystica::companion::TerraCompanion,
    }
    Tapestry "Tapestry" {
        screen: tapestry::Tapestry,
        table: TapestryCompanion = tapestry::companion::TapestryCompanion,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_title_and_kind_is_found_by_its_name() {
        for &title in Title::ALL {
            assert_eq!(Title::of(title.key()), Ok(title));
            assert_eq!(title.kinds()[0].place(), Place::Screen);
            assert_eq!(title.companion().is_some(), title.kinds().len() == 2);
            assert!(title.kinds().iter().all(|kind| kind.title() == title));
        }
        assert_eq!(Kind::ALL, Title::ALL.iter().flat_map(|title| title.kinds()).copied().collect::<Vec<_>>());
        for &kind in Kind::ALL {
            assert_eq!(Kind::of(kind.game()), Ok(kind));
            assert_eq!(kind.game(), with_kind!(kind, G => <G as kernel::Game>::NAME));
        }
    }

    /// What people get has the games of its boxes, and nothing that is there for tests.
    #[test]
    #[cfg(not(feature = "nim"))]
    fn a_release_has_three_games() {
        let keys: Vec<&str> = Title::ALL.iter().map(|title| title.key()).collect();
        assert_eq!(keys, ["patchwork", "terra-mystica", "tapestry"]);
    }

    #[test]
    fn a_name_that_is_none_is_told_with_those_that_are() {
        let error = Title::of("chess").unwrap_err().to_string();
        assert!(error.starts_with("there is no game `chess`; there are: patchwork, terra-mystica, tapestry"));
        assert!(Kind::of("chess").unwrap_err().known.contains("tapestry, tapestry-companion"));
        assert_eq!(Title::of(&"x".repeat(100_000)).unwrap_err().name.len(), 40);
    }
}
