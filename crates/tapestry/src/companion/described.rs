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

use kernel::{Axial, Hex, Options, Reasons, Seat, Seed};

use super::reading::{Names, Position, Side, Word};
use crate::automa::{About, BotTask, Pick, Real};
use crate::components::{Achievement, Benefit, Kit, Track};
use crate::options::{Mode, TapestryOptions};
use crate::rules::action::{Act, Action};
use crate::rules::event::Event;
use crate::state::{ItemKind, LAST, PRINTED, Tapestry, Task};

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Both bots advance with the pair, and everything that follows.
    Turn,
    /// The track that a bot takes.
    Track(Seat),
    /// The Automa conquers; anywhere or not.
    Conquer(bool),
    /// The Automa explores; anywhere or not.
    Explore(bool),
    /// Both bots test their favourite tracks.
    Favourite,
    /// The points of an income turn.
    Score(u8),
    /// A whole income turn.
    Income(u8),
}

/// What people said about the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Described {
    table: Tapestry,
    wanted: Wanted,
    die: Vec<Track>,
    trap: bool,
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
    #[error("line {line}: `{text}`: expected {expected}")]
    Line {
        /// Where.
        line: usize,
        /// What stands there.
        text: String,
        /// What should.
        expected: String,
    },
    /// A fact is missing.
    #[error("the position does not say {0}; add `{1}`")]
    Missing(&'static str, &'static str),
    /// The die cannot show what was said.
    #[error("the science die is rolled until it shows another track than {0}; say what it showed in the end")]
    Die(&'static str),
    /// Settings that do not go together.
    #[error("this table cannot be: {0}")]
    Table(#[from] kernel::OptionError),
}

/// Where something stands in the text, for errors.
struct Page<'t> {
    text: &'t str,
}

const HEX: &str = "hexes of the small map such as 0/-2";

impl Page<'_> {
    fn wrong(&self, at: usize, expected: impl Into<String>) -> PositionError {
        let before = self.text.get(..at.min(self.text.len())).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let text = self.text.lines().nth(line - 1).unwrap_or_default().trim();
        PositionError::Line { line, text: text.chars().take(60).collect(), expected: expected.into() }
    }

    fn named<T>(
        &self,
        word: &Word,
        find: impl FnOnce(&str) -> Option<T>,
        expected: &str,
    ) -> Result<T, PositionError> {
        find(word.get_ref()).ok_or_else(|| self.wrong(word.span().start, expected))
    }

    fn all<T>(
        &self,
        names: Option<&toml::Spanned<Names>>,
        find: impl Fn(&str) -> Option<T>,
        expected: &str,
    ) -> Result<Vec<T>, PositionError> {
        let Some(names) = names else { return Ok(Vec::new()) };
        let found = names.get_ref().0.iter().map(|name| {
            find(name).ok_or_else(|| self.wrong(names.span().start, format!("{expected}, not `{name}`")))
        });
        found.collect()
    }

    fn number(
        &self,
        number: Option<&toml::Spanned<u8>>,
        range: std::ops::RangeInclusive<u8>,
        expected: &str,
    ) -> Result<Option<u8>, PositionError> {
        match number {
            Some(number) if !range.contains(number.get_ref()) => {
                Err(self.wrong(number.span().start, expected))
            }
            Some(number) => Ok(Some(*number.get_ref())),
            None => Ok(None),
        }
    }
}

fn bot_track(name: &str) -> Option<Track> {
    Track::from_key(name).filter(|track| *track != Track::Arts)
}

impl Described {
    /// Reads a description.
    pub fn parse(kit: &'static Kit, text: &str) -> Result<Described, PositionError> {
        let page = Page { text };
        let said: Position = toml::from_str(text).map_err(|error| {
            page.wrong(error.span().map_or(0, |span| span.start), error.message().to_owned())
        })?;
        if let Some(game) = &said.game {
            page.named(game, |name| (name == "tapestry").then_some(()), "tapestry")?;
        }
        let mut options = TapestryOptions { seats: 3, ..TapestryOptions::default() };
        options.mode = if said.other.is_some() { Mode::Shadow } else { Mode::Automa };
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
        let mut table = Tapestry::new(kit, options, Seed(0), &mut ());
        table.frames.clear();
        table.bots.real = Real { table: true, cards: false, die: true };
        table.bots.civs = [crate::state::NONE; 2];
        let empty = Side::default();
        let seats = match options.mode {
            Mode::Shadow => [said.you.as_ref(), said.other.as_ref(), said.shadow.as_ref()],
            _ => [said.you.as_ref(), said.automa.as_ref(), said.shadow.as_ref()],
        };
        for hex in page.all(said.explored.as_ref(), |name| find_hex(&table, name), HEX)? {
            if !table.explored.contains(hex) {
                table.explored.insert(hex);
                table.sites[hex.index()].tile = 0;
            }
        }
        if said.tiles == Some(false) {
            table.tiles = crate::state::Pile::default();
        }
        for (seat, side) in seats.into_iter().enumerate() {
            sit_down(&mut table, &page, seat as u8, side.unwrap_or(&empty))?;
        }
        let wanted = wanted(&mut table, &page, &said)?;
        let die = page.all(said.die.as_ref(), bot_track, "tracks that the science die showed")?;
        Ok(Described { table, wanted, die, trap: said.trap.unwrap_or(false) })
    }

    /// The table as described.
    pub fn table(&self) -> &Tapestry {
        &self.table
    }

    /// What is asked.
    pub fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// What the bots do.
    pub fn decide(&self) -> Result<Answer, PositionError> {
        let mut table = self.table.clone();
        let mut events = Vec::new();
        match self.wanted {
            Wanted::Turn => table.push_pair(),
            Wanted::Track(seat) => {
                table.track_by_pair(seat.0, &mut events);
            }
            Wanted::Conquer(anywhere) => table.push_bot(1, BotTask::Benefit(Benefit::Conquer(anywhere))),
            Wanted::Explore(anywhere) => table.push_bot(1, BotTask::Benefit(Benefit::Explore(anywhere))),
            Wanted::Favourite => {
                for bot in [table.shadow_seat(), table.automa_seat()].into_iter().flatten() {
                    table.push_bot(bot, BotTask::Favourite);
                }
            }
            Wanted::Score(turn) => {
                let tally = table.tally(turn);
                events.push(Event::AutomaTally { tally });
                table.automa_scores(tally.total(), &mut events);
            }
            Wanted::Income(turn) => {
                for bot in [1, 2] {
                    table.player_mut(bot).income_turns = turn - 1;
                }
                table.begin_bots_income(1, &mut events);
            }
        }
        table.go_on(&mut events);
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
                _ if self.trap => Act::Yes,
                _ => Act::No,
            };
            let action = Action { seat: Seat(frame.seat), act };
            if table.play_action(action, &mut events).is_err() {
                break;
            }
        }
        Ok(Answer { wanted: self.wanted, events, before: self.table.clone(), after: table })
    }
}

/// A hex of the map by its text.
pub(super) fn find_hex(table: &Tapestry, name: &str) -> Option<Hex> {
    let (q, r) = name.split_once('/')?;
    table.map.grid.find(Axial::new(q.trim().parse().ok()?, r.trim().parse().ok()?))
}

/// Tracks, pieces, landmarks and what else a side has.
fn sit_down(table: &mut Tapestry, page: &Page<'_>, seat: u8, side: &Side) -> Result<(), PositionError> {
    if let Some(tracks) = &side.tracks {
        for (name, space) in tracks {
            let at = space.span().start;
            let track = bot_track(name)
                .ok_or_else(|| page.wrong(at, "exploration, technology, science or military"))?;
            let space = page.number(Some(space), 0..=LAST, "a space of a track, 0 to 12")?.unwrap_or(0);
            table.player_mut(seat).tokens[track.index()].space = space;
        }
    }
    for (names, kind, toppled) in [
        (&side.outposts, ItemKind::Outpost, false),
        (&side.toppled, ItemKind::Outpost, true),
        (&side.tokens, ItemKind::Token, false),
    ] {
        for hex in page.all(names.as_ref(), |name| find_hex(table, name), HEX)? {
            let at = names.as_ref().map_or(0, |names| names.span().start);
            if !table.explored.contains(hex) {
                if table.map.printed_hexes.contains(hex) {
                    table.sites[hex.index()].tile = PRINTED;
                } else {
                    table.sites[hex.index()].tile = 0;
                }
                table.explored.insert(hex);
            }
            if table.sites[hex.index()].items.len() >= 4 {
                return Err(page.wrong(at, "at most four pieces on a territory"));
            }
            table.stand(seat, hex, kind, toppled, &mut ());
        }
    }
    let kit = table.kit;
    for landmark in
        page.all(side.landmarks.as_ref(), |id| kit.find_landmark(id), "landmarks such as forge")?
    {
        if table.landmarks >> landmark & 1 == 0 {
            let at = side.landmarks.as_ref().map_or(0, |names| names.span().start);
            return Err(page.wrong(at, "each landmark once, and of the boxes in play"));
        }
        table.landmarks &= !(1 << landmark);
        table.player_mut(seat).landmarks |= 1 << landmark;
    }
    for what in
        page.all(side.achievements.as_ref(), Achievement::from_key, "achievements such as middle_island")?
    {
        table.player_mut(seat).achievements |= 1 << what.index();
        table.achieved[what.index()] += 1;
    }
    if let Some(turns) = page.number(side.income.as_ref(), 0..=5, "income turns begun, 0 to 5")? {
        table.player_mut(seat).income_turns = turns;
    } else {
        table.player_mut(seat).income_turns = 1;
    }
    let bot = table.is_bot(seat);
    let only = |at: usize| page.wrong(at, "this only for a bot");
    if let Some(supply) = &side.supply {
        if !bot {
            return Err(only(supply.span().start));
        }
        let supply = page.number(Some(supply), 0..=10, "outposts in supply, 0 to 10")?;
        table.player_mut(seat).outposts = supply.unwrap_or(0);
    } else if bot {
        // One of the ten marks the favourite track.
        let placed = |names: &Option<toml::Spanned<Names>>| {
            names.as_ref().map_or(0, |names| names.get_ref().0.len()) as u8
        };
        let used = placed(&side.outposts) + placed(&side.toppled);
        table.player_mut(seat).outposts = 9_u8.saturating_sub(used);
    }
    if let Some(word) = &side.favourite {
        if !bot {
            return Err(only(word.span().start));
        }
        let track = page.named(word, bot_track, "exploration, technology, science or military")?;
        table.bots.favourite[usize::from(!table.is_automa(seat))] = track;
    }
    for (place, word) in [&side.civilization, &side.second].into_iter().enumerate() {
        if let Some(word) = word {
            if !table.is_automa(seat) {
                return Err(page.wrong(word.span().start, "a civilization only for the Automa"));
            }
            let names = "explorers, scientists, conquerors or engineers";
            table.bots.civs[place] = page.named(word, |id| kit.automa.find_civ(id), names)?;
        }
    }
    if let Some(vp) = side.vp {
        table.player_mut(seat).vp = vp;
    }
    Ok(())
}

fn wanted(table: &mut Tapestry, page: &Page<'_>, said: &Position) -> Result<Wanted, PositionError> {
    let kit = &table.kit.automa;
    let mut pair = table.bots.pair;
    if let Some(cards) = &said.cards {
        for (place, number) in [&cards.track, &cards.tiebreaker].into_iter().enumerate() {
            if let Some(number) = number {
                let found = kit.find_card(*number.get_ref());
                let wrong = || page.wrong(number.span().start, "the number of a decision card, 1 to 22");
                pair[place] = found.ok_or_else(wrong)?;
            }
        }
    }
    if pair[0] == pair[1] && pair[0] != crate::state::NONE {
        let at = said.cards.as_ref().and_then(|cards| cards.tiebreaker.as_ref());
        return Err(
            page.wrong(at.map_or(0, |card| card.span().start), "two different cards: each exists once")
        );
    }
    table.bots.pair = pair;
    let left = || match pair[0] {
        crate::state::NONE => Err(PositionError::Missing("the track card", "[cards]\ntrack = 3")),
        _ => Ok(()),
    };
    let right = || match pair[1] {
        crate::state::NONE => Err(PositionError::Missing("the tiebreaker card", "[cards]\ntiebreaker = 4")),
        _ => Ok(()),
    };
    let turn = page.number(said.turn.as_ref(), 1..=5, "an income turn, 1 to 5")?;
    let automa = table.automa_seat().is_some();
    let kind = said.decide.as_ref().map_or("turn", |word| word.get_ref().as_str());
    let at = said.decide.as_ref().map_or(0, |word| word.span().start);
    if !automa && !matches!(kind, "turn" | "track" | "favourite") {
        return Err(page.wrong(at, "turn, track or favourite: beside two people there is no Automa"));
    }
    let bot = match &said.bot {
        Some(word) => page.named(
            word,
            |name| match name {
                "automa" if automa => Some(Seat(1)),
                "shadow" => Some(Seat(2)),
                _ => None,
            },
            "automa or shadow",
        )?,
        None => Seat(if automa { 1 } else { 2 }),
    };
    let number = || turn.ok_or(PositionError::Missing("which income turn it is", "turn = 3"));
    let wanted = match kind {
        "turn" => {
            left()?;
            Wanted::Turn
        }
        "track" => {
            left()?;
            Wanted::Track(bot)
        }
        "conquer" => Wanted::Conquer(false),
        "conquer-anywhere" => Wanted::Conquer(true),
        "explore" => Wanted::Explore(false),
        "explore-anywhere" => Wanted::Explore(true),
        "favourite" => Wanted::Favourite,
        "score" => return Ok(Wanted::Score(number()?)),
        "income" => {
            let turn = number()?;
            if turn > 1 {
                left()?;
                right()?;
            }
            return Ok(Wanted::Income(turn));
        }
        _ => {
            let all = "turn, track, conquer, conquer-anywhere, explore, explore-anywhere, favourite, score or income";
            return Err(page.wrong(at, all));
        }
    };
    right()?;
    Ok(wanted)
}
