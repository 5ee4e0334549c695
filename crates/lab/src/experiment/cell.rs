//! One combination of settings and players, and how a game of it becomes a row.

use std::fmt;

use kernel::{OptionError, Options, Pack, PackError, Role, Seat, Seed, Studied};
use players::{Judge, Limits, NoPlayer, PlayerName};

use crate::run::Ended;
use crate::simulate::{self, PLAYERS};

/// What stands in a column of every row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name: `score_1`, `winner`, `decisions`, a fact of the game, or `card_12` for a card's place in the Automa's
    /// first deck.
    pub name: String,
}

/// The numbers of one finished game, in the order of the cell's columns.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Row {
    /// One number for each column.
    pub values: Vec<i32>,
    /// The checksum of the last position.
    pub checksum: u64,
}

/// Why a game cannot be played again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum ReplayError {
    #[error(transparent)]
    Option(#[from] OptionError),
    #[error(transparent)]
    Player(#[from] NoPlayer),
    #[error(transparent)]
    Pack(#[from] PackError),
    #[error("the game was stopped before its end; its players think for too long to play it again here")]
    Stopped,
}

/// One combination of settings and players.
pub struct Cell {
    /// All settings.
    pub options: Vec<(&'static str, String)>,
    /// The players, as the file names them.
    pub players: Vec<String>,
    /// The player's own components.
    pub packs: Vec<Pack>,
    /// The card that was taken out of the Automa's deck, if one was.
    pub left_out: Option<u8>,
    /// For each seat, whether a person or a bot has it.
    pub roles: Vec<Role>,
    /// What stands in its rows.
    pub columns: Vec<Column>,
    table: Box<dyn Table>,
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cell")
            .field("options", &self.options)
            .field("players", &self.players)
            .finish_non_exhaustive()
    }
}

/// A game of some kind, ready to be played again and again: where the games' types end.
trait Table: Send + Sync {
    fn play(&self, seed: Seed, limits: &Limits, row: &mut Row) -> Result<Ended, OptionError>;
}

struct Typed<G: Judge + Studied> {
    kit: &'static G::Kit,
    options: G::Options,
    players: Vec<PlayerName>,
    /// The cards with a column of their own.
    cards: Vec<u8>,
    /// Which of the game's facts are kept: some have a column already.
    facts: Vec<bool>,
}

/// The columns of every row before those of the game.
fn fixed_columns(seats: usize) -> Vec<String> {
    let scores = (1..=seats).map(|seat| format!("score_{seat}"));
    let won = (1..=seats).map(|seat| format!("won_{seat}"));
    scores.chain(won).chain(["winner", "decisions"].map(str::to_owned)).collect()
}

impl Cell {
    pub(crate) fn new<G: Judge + Studied>(
        kit: &'static G::Kit,
        options: &G::Options,
        players: Vec<PlayerName>,
        names: Vec<String>,
        packs: Vec<Pack>,
    ) -> Result<Cell, OptionError> {
        options.check()?;
        let game = G::start(kit, options, Seed(0))?;
        let mut columns = fixed_columns(game.seats());
        let mut facts = Vec::new();
        game.facts(&mut |(name, _)| {
            let is_new = !columns.iter().any(|known| known == name);
            facts.push(is_new);
            if is_new {
                columns.push(name.to_owned());
            }
        });
        let cards = G::deck(kit, options);
        columns.extend(cards.iter().map(|card| format!("card_{card}")));
        let roles = (0..game.seats() as u8).map(|seat| game.role(Seat(seat))).collect();
        Ok(Cell {
            options: options.pairs().collect(),
            players: names,
            packs,
            left_out: None,
            roles,
            columns: columns.into_iter().map(|name| Column { name }).collect(),
            table: Box::new(Typed::<G> { kit, options: options.clone(), players, cards, facts }),
        })
    }

    /// The same, made with a box that lacks this card.
    pub(crate) fn without(self, card: u8) -> Cell {
        Cell { left_out: Some(card), ..self }
    }

    /// The settings of its games, and all decisions of the game of a seed: to be played again step by step.
    pub fn decisions<G: Judge>(
        &self,
        seed: Seed,
        limits: &Limits,
    ) -> Result<(G::Options, Vec<G::Action>), ReplayError> {
        let mut options = G::Options::default();
        for (key, value) in &self.options {
            options.set(key, value)?;
        }
        let players = self.players.iter().map(|name| name.parse()).collect::<Result<Vec<PlayerName>, _>>()?;
        let mut game = G::start(G::components(&self.packs)?, &options, seed)?;
        let mut actions = Vec::new();
        let mut dice = seed.dice(PLAYERS, 0);
        let note = &mut |_: &G, action| actions.push(action);
        simulate::finish_watched(&mut game, &players, &mut dice, limits, note)?
            .ok_or(ReplayError::Stopped)?;
        Ok((options, actions))
    }

    /// Plays one game. When it is stopped there is no row.
    #[inline]
    pub fn play(&self, seed: Seed, limits: &Limits, row: &mut Row) -> Result<Ended, OptionError> {
        self.table.play(seed, limits, row)
    }

    /// Where a column stands in a row.
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name)
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.roles.len()
    }

    /// The value of a setting.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| *known == key).map(|(_, value)| value.as_str())
    }

    /// The players, in a few letters.
    pub fn team(&self) -> String {
        self.players.join(" + ")
    }
}

impl<G: Judge + Studied> Table for Typed<G> {
    fn play(&self, seed: Seed, limits: &Limits, row: &mut Row) -> Result<Ended, OptionError> {
        let mut game = G::start(self.kit, &self.options, seed)?;
        // Nobody asks for the deck where no Automa plays.
        let mut deck = FirstDeck { places: [0; 256], known: self.cards.is_empty() };
        deck.look(&game);
        let mut dice = seed.dice(PLAYERS, 0);
        let look = &mut |game: &G, _| deck.look(game);
        let Some(decisions) = simulate::finish_watched(&mut game, &self.players, &mut dice, limits, look)?
        else {
            return Ok(Ended::Stopped);
        };
        let (seats, winners) = (game.seats() as u8, game.winners());
        let values = &mut row.values;
        values.clear();
        values.extend((0..seats).map(|seat| game.score(Seat(seat))));
        values.extend((0..seats).map(|seat| i32::from(winners.contains(Seat(seat)))));
        values.push(winners.first().map_or(0, |seat| i32::from(seat.0) + 1));
        values.push(decisions as i32);
        let mut kept = self.facts.iter();
        game.facts(&mut |(_, value)| {
            if kept.next() == Some(&true) {
                values.push(value);
            }
        });
        values.extend(self.cards.iter().map(|card| i32::from(deck.places[usize::from(*card)])));
        row.checksum = game.digest();
        Ok(Ended::Complete)
    }
}

/// The Automa's first deck: the place of each card from the top, by its printed number; 0 if it is not in it.
struct FirstDeck {
    places: [u8; 256],
    known: bool,
}

impl FirstDeck {
    #[inline]
    fn look<G: Judge + Studied>(&mut self, game: &G) {
        if self.known {
            return;
        }
        let mut at = 0;
        game.first_pile(&mut |number| {
            at += 1;
            self.places[usize::from(number)] = at;
        });
        self.known = at > 0;
    }
}
