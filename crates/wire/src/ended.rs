//! A finished game as the record of a person keeps it: a few facts in no language, which outlive the table.

use kernel::{Options as _, Session};
use serde::{Deserialize, Serialize};

use crate::Wire;
use crate::summary::{Side, Sits, Summary, Waits};

/// How a game ended.
///
/// The [`Summary`] of a finished table can be read as one, too: it has the same members where both have them. That is how games count
/// that had ended before there was a record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ended {
    /// The points of the first person.
    #[serde(default)]
    pub you: i32,
    /// The most points of anybody else.
    #[serde(default)]
    pub other: i32,
    /// Who won, where one person played against bots.
    #[serde(default)]
    pub winner: Option<Side>,
    /// Whether that person shared the victory with bots.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shared: bool,
    /// How hard the bots were, as the option writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<String>,
    /// Who sat there, in the order of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Sits>,
    /// The seed, where the program dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The published figures that it can be held against, by their name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figures: Option<String>,
    /// What was achieved in it, by the names that the game has for that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub feats: Vec<String>,
    /// Whether the person gave it up before its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given_up: bool,
}

impl Ended {
    /// What is kept of a game that is over; `None` while it runs.
    pub fn of<G: Wire>(session: &Session<G>) -> Option<Ended> {
        let summary = G::summary(session);
        (summary.waiting == Waits::Over).then(|| Ended::told(session, summary))
    }

    /// What is kept of a game that a person gives up; `None` where nobody plays alone against bots, or it is over.
    pub fn given_up<G: Wire>(session: &Session<G>) -> Option<Ended> {
        let summary = G::summary(session);
        let alone = summary.seats.iter().filter(|sits| !sits.bot).count() == 1 && summary.seats.len() > 1;
        (alone && summary.waiting != Waits::Over).then(|| Ended {
            winner: Some(Side::Automa),
            given_up: true,
            figures: None,
            feats: Vec::new(),
            ..Ended::told(session, summary)
        })
    }

    fn told<G: Wire>(session: &Session<G>, summary: Summary) -> Ended {
        let Summary { you, other, winner, shared, difficulty, seats, .. } = summary;
        let setup = session.setup();
        let alone = winner.is_some() && setup.packs.is_empty();
        let option = |key: &str| setup.options.get(key);
        let cell = G::figures().filter(|_| alone).and_then(|figures| figures.for_options(option));
        let feats = G::feats(session.game()).into_iter().map(str::to_owned).collect();
        Ended {
            you,
            other,
            winner,
            shared,
            difficulty,
            seats,
            seed: Some(setup.seed.0),
            figures: cell.map(super::figures::Cell::name),
            feats,
            given_up: false,
        }
    }

    /// Reads the text that is kept; `None` if it is none of ours.
    pub fn read(text: &str) -> Option<Ended> {
        serde_json::from_str(text).ok()
    }

    /// The text that is kept.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether it counts among games that were won or lost.
    pub fn is_decided(&self) -> bool {
        self.winner.is_some()
    }

    /// Whether the person won.
    pub fn is_won(&self) -> bool {
        self.winner == Some(Side::You)
    }

    /// What the first person played, as the box calls it.
    pub fn plays(&self) -> Option<&str> {
        self.seats.iter().find(|sits| !sits.bot)?.plays.as_deref()
    }

    /// What the bots played.
    pub fn against(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter(|sits| sits.bot).filter_map(|sits| sits.plays.as_deref())
    }
}

/// The names whose condition is met.
pub(crate) fn kept<const N: usize>(names: &[&'static str], reached: [bool; N]) -> Vec<&'static str> {
    names.iter().copied().zip(reached).filter(|(_, reached)| *reached).map(|(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_of_a_finished_table_can_be_read_as_a_result() {
        let summary = Summary {
            you: 34,
            other: -2,
            seats: [false, true].map(|bot| Sits { bot, plays: Some("nomads".to_owned()) }).to_vec(),
            difficulty: Some("hard".to_owned()),
            waiting: Waits::Over,
            winner: Some(Side::You),
            ..Summary::default()
        };
        let text = summary.text();
        // The stores look for these very letters when they count what had ended before.
        assert!(text.contains("\"waiting\":\"over\""), "{text}");
        let ended = Ended::read(&text).expect("it can be read");
        assert_eq!((ended.you, ended.other, ended.is_won()), (34, -2, true));
        assert_eq!((ended.plays(), ended.difficulty.as_deref()), (Some("nomads"), Some("hard")));
        assert_eq!(Ended::read(&ended.text()), Some(ended));
        assert_eq!(Ended::read("no JSON"), None);
    }
}
