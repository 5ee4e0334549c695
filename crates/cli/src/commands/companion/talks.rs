//! What a game brings to its companion in the terminal.

use clap::ArgMatches;
use wire::RealTable;
use words::{Instruction, Said, Words};

use crate::play::reasons::reasons;

/// A game that is followed at a real table.
pub trait Talks: RealTable {
    /// The message that lists its commands.
    const HELP: &'static str;
    /// The parts of its table that can be looked at, in the order in which `table` shows them.
    const SHOWS: &'static [&'static str];

    /// A line with what people call things put into the game's own words.
    fn heard(&self, line: &str) -> String {
        line.to_owned()
    }

    /// What a line names that there are several of, or none; `None` where that is not the trouble.
    fn which(&self, words: &Words, line: &str) -> Option<String> {
        let _ = (words, line);
        None
    }

    /// What is doubtful about what was said, besides what the instruction warns of.
    fn doubts(words: &Words, said: Said<'_, Self>) -> Option<String> {
        let _ = (words, said);
        None
    }

    /// The table as a picture, where the program sees enough of it.
    fn picture(&self) -> Option<String> {
        None
    }

    /// A sheet to print for the real table, as a page: what hexes or patches are called.
    fn sheet(&self, words: &Words) -> Option<String> {
        let _ = words;
        None
    }

    /// `automa replay` of such a save.
    fn replay(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
        super::replay::run::<Self>(matches, text)
    }

    /// `automa review` of such a save.
    fn review(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
        let _ = (matches, text);
        anyhow::bail!(
            "this is a save of a real table, of which the program knows only what it was told: nobody can judge its \
             decisions; review a game that was played on screen"
        )
    }

    /// What the Enter key alone says.
    fn enter(&self) -> Option<Self::Action>;

    /// The things that are said in one line: `action ACT6. build E7`.
    fn parts<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let parts = crate::dialect::parts(text);
        if parts.is_empty() { vec![text] } else { parts }
    }

    /// Whether something needs no telling: it is taken note of and changes nothing.
    fn needs_no_telling(&self, part: &str) -> bool {
        let _ = part;
        false
    }

    /// A part of the table that can be looked at, by its name.
    fn show(&self, words: &Words, name: &str) -> Option<String> {
        let _ = (words, name);
        None
    }

    /// What is said before the first line: what to lay out.
    fn opening(&self, words: &Words) -> Vec<String> {
        self.lay_out(words)
    }

    /// What to do at the table now, line by line.
    fn told(words: &Words, said: Said<'_, Self>) -> Vec<String> {
        let Instruction { headline, cards, steps, offers, warnings, chips, whys } =
            Self::instruction(words, said);
        let mut lines = vec![headline];
        lines.extend(cards);
        lines.extend((1..).zip(steps).map(|(number, step)| format!("{number}. {step}")));
        lines.extend(offers.into_iter().map(|offer| format!("* {offer}")));
        let doubts = warnings.into_iter().chain(Self::doubts(words, said));
        lines.extend(doubts.map(|doubt| format!("! {doubt}")));
        if !whys.is_empty() {
            lines.push(chips.join(", "));
        }
        if said.before.decision().is_some() && said.after.decision().is_none() {
            lines.extend(said.after.scores(words));
        }
        lines.extend(Self::also(words, said));
        lines
    }

    /// What can be said besides, where that helps at this moment.
    fn also(words: &Words, said: Said<'_, Self>) -> Option<String> {
        let _ = (words, said);
        None
    }

    /// The reasons of a turn of the bots.
    fn why(words: &Words, said: Said<'_, Self>) -> Option<String> {
        let told = Self::instruction(words, said);
        let mut lines = vec![told.headline];
        lines.extend(told.cards);
        lines.extend(told.whys.iter().flat_map(|why| reasons(words, why)));
        Self::is_bots(said.events).then(|| lines.join("\n"))
    }
}
