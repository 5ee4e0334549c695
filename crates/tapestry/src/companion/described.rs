//! What the bots do on a table described once.
//!
//! The description is TOML: the pair of cards, the tracks, the pieces on the map. What is not said is as at the start of
//! a game.
//!
//! ```
//! use tapestry::Kit;
//! use tapestry::companion::Described;
//!
//! let text = r#"
//! decide = "conquer"
//! [cards]
//! track = 2
//! tiebreaker = 1
//! [you]
//! outposts = "2/0 2/0"
//! [automa]
//! outposts = "-2/2 -2/2"
//! "#;
//! let answer = Described::parse(Kit::printed(), text).unwrap().decide().unwrap();
//! assert_eq!(answer.hex().as_deref(), Some("-1/1"));
//! ```

use kernel::companion::described::{Page, WrongLine};
use kernel::{Options, Reasons, Seat, Seed};

use super::reading::{Position, Side, Traps};
use super::setting::{HEX, bot_track, find_hex, sit_down, wanted};
use crate::automa::{About, BotTask, Pick, Real};
use crate::components::{BOT_TRACKS, Benefit, Kit, Track};
use crate::options::{Mode, TapestryOptions};
use crate::rules::action::{Act, Action};
use crate::rules::event::Event;
use crate::rules::illegal::Illegal;
use crate::rules::points::PointsFrom;
use crate::state::{NONE, Tapestry, Task};

/// The last income turn.
const LAST_INCOME: u8 = 5;

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Both bots advance with the pair, and everything that follows.
    Turn,
    /// The track that a bot takes.
    Track(Seat),
    /// A bot goes a step on this track, with all that follows.
    Advance(Seat, Track),
    /// The Automa conquers; anywhere or not.
    Conquer(bool),
    /// The Automa explores; anywhere or not.
    Explore(bool),
    /// Both bots test their favourite tracks.
    Favourite,
    /// What the civilizations of the Automa do in an income turn.
    Civilization(u8),
    /// The points of an income turn.
    Score(u8),
    /// A whole income turn.
    Income(u8),
}

/// What people said about the table.
#[derive(Clone, Debug)]
pub struct Described {
    table: Tapestry,
    wanted: Wanted,
    die: Vec<Track>,
    trap: Traps,
    /// Whether the favourite tracks of the Automa and the Shadow Empire were said.
    favourites: [bool; 2],
}

/// What the bots do there, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// What was asked.
    pub wanted: Wanted,
    /// What happens, with the reasons of every choice.
    pub events: Vec<Event>,
    /// The table as described.
    pub before: Tapestry,
    /// The table after it.
    pub after: Tapestry,
    /// The favourite tracks of the Automa and the Shadow Empire afterwards. None where nobody said it: then it made no difference.
    pub favourites: [Option<Track>; 2],
}

impl Answer {
    /// Each choice with its reasons, in order.
    pub fn choices(&self) -> impl Iterator<Item = (Seat, About, &Reasons<Pick>)> {
        self.events.iter().filter_map(|event| match event {
            Event::AutomaChose { seat, about, reasons } => Some((*seat, *about, &**reasons)),
            _ => None,
        })
    }

    /// The first track that was chosen.
    pub fn track(&self) -> Option<Track> {
        self.choices().find_map(|(_, _, reasons)| match reasons.chosen {
            Some(Pick::Track(track)) => Some(track),
            _ => None,
        })
    }

    /// The first hex that was chosen, as text.
    pub fn hex(&self) -> Option<String> {
        self.choices().find_map(|(_, _, reasons)| match reasons.chosen {
            Some(Pick::Hex(hex)) => {
                let at = self.before.map.grid.at(hex);
                Some(format!("{}/{}", at.q, at.r))
            }
            _ => None,
        })
    }

    /// The points that the Automa gains.
    pub fn gained(&self) -> i16 {
        let vp = |table: &Tapestry| if table.automa_seat().is_some() { table.player(1).vp } else { 0 };
        vp(&self.after) - vp(&self.before)
    }
}

/// A description that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A line says something wrong.
    #[error(transparent)]
    Line(#[from] WrongLine),
    /// A fact is missing.
    #[error("the position does not say {0}; add `{1}`")]
    Missing(&'static str, &'static str),
    /// The die cannot show what was said.
    #[error("the science die is rolled until it shows another track than {0}; say what it showed in the end")]
    Die(&'static str),
    /// Settings that do not go together.
    #[error("this table cannot be: {0}")]
    Table(#[from] kernel::OptionError),
    /// What follows does not end.
    #[error(transparent)]
    TooLong(#[from] Illegal),
}

impl Described {
    /// Reads a description.
    pub fn parse(kit: &'static Kit, text: &str) -> Result<Described, PositionError> {
        let page = Page(text);
        let said: Position = page.read()?;
        page.is_of(said.game.as_ref(), "tapestry")?;
        let mut options = TapestryOptions { seats: 3, ..TapestryOptions::default() };
        options.mode = if said.other.is_some() { Mode::Shadow } else { Mode::Automa };
        if let Some(word) = &said.mode {
            let find = |name: &str| match name {
                "solo" | "automa" if said.other.is_none() => Some(Mode::Automa),
                "shadow-empire" | "shadow" if said.automa.is_none() => Some(Mode::Shadow),
                _ => None,
            };
            let expected = "solo with [you] and [automa], or shadow-empire with [you] and [other]";
            options.mode = page.named(word, find, expected)?;
        }
        if let (Some(_), Some(_)) = (&said.other, &said.automa) {
            let at = text.find("[other]").unwrap_or(0);
            return Err(page
                .wrong(at, "either [automa], or [other] beside two people without an Automa")
                .into());
        }
        if let Some(level) = page.number(said.level.as_ref(), 1..=6, "a level, 1 to 6")? {
            options.bots.level = level;
        }
        for (key, value) in
            [("conquer-anywhere", &said.conquer_anywhere), ("without-outposts", &said.without_outposts)]
        {
            if let Some(value) = value {
                options.set(key, value.get_ref())?;
            }
        }
        options.check()?;
        let mut table = Tapestry::new(kit, options, Seed(0), &mut ())?;
        table.frames.clear();
        table.bots.real = Real { table: true, cards: false, die: true, reacts: 0, plays_on: 0 };
        table.bots.civs = [NONE; 2];
        let empty = Side::default();
        let seats = match options.mode {
            Mode::Shadow => [said.you.as_ref(), said.other.as_ref(), said.shadow.as_ref()],
            _ => [said.you.as_ref(), said.automa.as_ref(), said.shadow.as_ref()],
        };
        for hex in page.all(said.explored.as_ref(), |name| find_hex(&table, name), HEX)? {
            if !table.explored.contains(hex) {
                table.explore_any(hex);
            }
        }
        if said.tiles == Some(false) {
            table.tiles = crate::state::Pile::default();
        }
        for (seat, side) in seats.into_iter().enumerate() {
            sit_down(&mut table, page, seat as u8, side.unwrap_or(&empty))?;
        }
        let wanted = wanted(&mut table, page, &said)?;
        if said.trap.as_ref().is_some_and(Traps::any) && table.player(0).income_turns >= LAST_INCOME {
            let at = text.find("trap").unwrap_or(0);
            return Err(page.wrong(at, "no Trap: who has begun income turn 5 plays none any more").into());
        }
        let die = page.all(said.die.as_ref(), bot_track, "tracks that the science die showed")?;
        let says = |side: &Option<Side>| side.as_ref().is_some_and(|side| side.favourite.is_some());
        let favourites = [says(&said.automa), says(&said.shadow)];
        Ok(Described { table, wanted, die, trap: said.trap.unwrap_or(Traps::All(false)), favourites })
    }

    /// The table as described.
    pub fn table(&self) -> &Tapestry {
        &self.table
    }

    /// The question that the description asks.
    pub fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// What the bots do. A favourite track that nobody said is asked for where it makes a difference.
    pub fn decide(&self) -> Result<Answer, PositionError> {
        let answer = self.decided(self.table.clone())?;
        for (place, what, example) in [
            (0, "the favourite track of the Automa", "[automa]\nfavourite = \"science\""),
            (1, "the favourite track of the Shadow Empire", "[shadow]\nfavourite = \"science\""),
        ] {
            let others = BOT_TRACKS.into_iter().filter(|_| !self.favourites[place]);
            let differs = |track: Track| {
                let mut table = self.table.clone();
                table.bots.favourite[place] = track;
                self.decided(table).map_or(true, |other| other.events != answer.events)
            };
            if others.into_iter().any(differs) {
                return Err(PositionError::Missing(what, example));
            }
        }
        Ok(answer)
    }

    /// What the bots do on this table.
    fn decided(&self, mut table: Tapestry) -> Result<Answer, PositionError> {
        let mut events = Vec::new();
        match self.wanted {
            Wanted::Turn => table.push_pair(),
            Wanted::Track(seat) => {
                table.track_by_pair(seat.0, &mut events);
            }
            Wanted::Advance(seat, track) => {
                table.push_bot(seat.0, BotTask::Advance { track, benefit: true });
            }
            Wanted::Conquer(anywhere) => table.push_bot(1, BotTask::Benefit(Benefit::Conquer(anywhere))),
            Wanted::Explore(anywhere) => table.push_bot(1, BotTask::Benefit(Benefit::Explore(anywhere))),
            Wanted::Favourite => {
                for bot in [table.shadow_seat(), table.automa_seat()].into_iter().flatten() {
                    table.push_bot(bot, BotTask::Favourite);
                }
            }
            Wanted::Civilization(turn) => {
                for bot in [1, 2] {
                    table.player_mut(bot).income_turns = turn;
                }
                for which in [1, 0] {
                    if table.bots.civs[usize::from(which)] != NONE {
                        table.push_bot(1, BotTask::Civ(which, 0));
                    }
                }
            }
            Wanted::Score(turn) => {
                let tally = table.tally(turn);
                events.push(Event::AutomaTally { tally });
                table.automa_scores(tally.total(), PointsFrom::Mat, &mut events);
            }
            Wanted::Income(turn) => {
                for bot in [1, 2] {
                    table.player_mut(bot).income_turns = turn - 1;
                }
                table.begin_bots_income(1, &mut events);
            }
        }
        table.settle(&mut events)?;
        let mut answered = 0;
        let mut die = self.die.iter().copied();
        while let Some(frame) = table.frames.last().copied() {
            let act = match frame.task {
                Task::Bot(BotTask::Roll { among, .. }) => {
                    let example = "die = \"science military\"";
                    let track =
                        die.next().ok_or(PositionError::Missing("what the science die showed", example))?;
                    if among >> track.index() & 1 == 0 {
                        return Err(PositionError::Die(track.key()));
                    }
                    Act::Track(track)
                }
                _ => {
                    let trap = match &self.trap {
                        Traps::All(trap) => *trap,
                        Traps::Each(all) => all.get(answered).copied().unwrap_or(false),
                    };
                    answered += 1;
                    if trap { Act::Yes } else { Act::No }
                }
            };
            let action = Action { seat: Seat(frame.seat), act };
            match table.play_action(action, &mut events) {
                Ok(()) => {}
                Err(illegal @ Illegal::TooLong(_)) => return Err(illegal.into()),
                Err(_) => break,
            }
        }
        let known = |place: usize| self.favourites[place].then_some(table.bots.favourite[place]);
        let favourites = [known(0), known(1)];
        Ok(Answer { wanted: self.wanted, events, before: self.table.clone(), after: table, favourites })
    }
}
