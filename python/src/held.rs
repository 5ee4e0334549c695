//! One game under way, of any kind, behind one interface.

use kernel::{Dice, Legal as _, Options, Pack, Purpose, Role, Seat, Seed, Session, Setup};
use lab::clock::CLOCK;
use players::{Limits, Player as _, PlayerName};
use serde_json::Value;
use table::journal;
use wire::english;
use wire::table::Position;

use crate::errors::Refused;
use crate::sense::{Fill, Sense};

/// Dice of an imagined world: a number of their own for each.
const IMAGINED: Purpose = Purpose::new("imagined from outside");

/// A game under way.
pub trait Held: Send + Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The same again.
    fn duplicate(&self) -> Box<dyn Held>;
    /// Settings, each with its value.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The seed.
    fn seed(&self) -> u64;
    /// How many decisions were made.
    fn decisions(&self) -> usize;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who sits there.
    fn role(&self, seat: u8) -> Result<Role, Refused>;
    /// Whose decision is waited for.
    fn to_move(&self) -> Option<u8>;
    /// Whether a bot's turn is waited for.
    fn bots_turn(&self) -> bool;
    /// The points of every seat.
    fn scores(&self) -> Vec<i32>;
    /// Who won: several where the victory is shared.
    fn winners(&self) -> Vec<u8>;
    /// The checksum of the position.
    fn digest(&self) -> u64;
    /// Key numbers.
    fn facts(&self) -> Vec<(&'static str, i32)>;
    /// How many actions are legal.
    fn legal_count(&mut self) -> u32;
    /// The text of a legal action.
    fn legal_at(&mut self, index: u32) -> Option<String>;
    /// The numbers of all legal actions.
    fn legal_numbers(&mut self) -> Vec<u32>;
    /// Plays a legal action by its place in the list.
    fn play_index(&mut self, index: u32) -> Result<(), Refused>;
    /// Plays an action by its number.
    fn play_number(&mut self, number: u32) -> Result<(), Refused>;
    /// Plays an action by its text.
    fn play_text(&mut self, text: &str) -> Result<(), Refused>;
    /// The number of an action.
    fn number(&self, text: &str) -> Result<u32, Refused>;
    /// The text of a number.
    fn text(&self, number: u32) -> Result<String, Refused>;
    /// A 1 for every legal action.
    fn mask(&self, out: &mut [i8]);
    /// What a seat sees.
    fn observe(&self, seat: u8, out: &mut [i16]) -> Result<(), Refused>;
    /// What a player would do: the action's text; `None` when the game is over.
    fn decide(&self, player: PlayerName, dice: &mut Dice) -> Option<String>;
    /// A world that looks the same to a seat.
    fn imagine(&self, seat: u8, seed: u64) -> Result<Box<dyn Held>, Refused>;
    /// Whether every legal action has a number with these options.
    fn check_environment(&self) -> Result<(), Refused>;
    /// Everything a program needs to play, as in the JSON API.
    fn state(&self) -> Result<Value, Refused>;
    /// All decisions in words.
    fn log(&self) -> Result<Vec<String>, Refused>;
    /// The save file; with remarks for people.
    fn journal(&self, remarks: bool) -> Result<String, Refused>;
    /// Goes back to the position after so many decisions.
    fn rewind(&mut self, count: usize) -> Result<(), Refused>;
    /// The position as an SVG file.
    fn svg(&self) -> Result<String, Refused>;
}

/// A game of one kind: the position, and the decisions that led to it.
pub struct Playing<G: Sense> {
    setup: Setup<G>,
    game: G,
    /// Counted when first asked for, forgotten with the next decision.
    legal: Option<G::Legal>,
    /// `None` for an imagined world: it has no history.
    actions: Option<Vec<G::Action>>,
}

impl<G: Sense> Playing<G> {
    /// A new game.
    pub fn start(options: &[(String, String)], seed: u64, packs: Vec<Pack>) -> Result<Self, Refused> {
        let mut chosen = G::Options::default();
        for (key, value) in options {
            chosen.set(key, value)?;
        }
        Self::of(Session::new(Setup { options: chosen, seed: Seed(seed), packs })?)
    }

    /// A saved game.
    pub fn load(text: &str) -> Result<Self, Refused> {
        Self::of(journal::read(text, None)?)
    }

    #[allow(clippy::unnecessary_wraps, reason = "both callers end with it")]
    fn of(session: Session<G>) -> Result<Self, Refused> {
        let actions = session.history().iter().map(|entry| entry.action).collect();
        Ok(Playing {
            setup: session.setup().clone(),
            game: session.game().clone(),
            legal: None,
            actions: Some(actions),
        })
    }

    fn legal(&mut self) -> &G::Legal {
        self.legal.get_or_insert_with(|| self.game.legal())
    }

    fn play(&mut self, action: G::Action) -> Result<(), Refused> {
        self.game.play(action, &mut ()).map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
        self.legal = None;
        if let Some(actions) = &mut self.actions {
            actions.push(action);
        }
        Ok(())
    }

    /// The game with its history, played again.
    fn session(&self) -> Result<Session<G>, Refused> {
        let actions = self.actions.as_ref().ok_or(Refused::Imagined)?;
        let mut session = Session::new(self.setup.clone())?;
        for action in actions {
            session.play(*action).map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
        }
        Ok(session)
    }

    fn seat(&self, seat: u8) -> Result<Seat, Refused> {
        let seats = self.game.seats();
        if usize::from(seat) < seats { Ok(Seat(seat)) } else { Err(Refused::Seat { seat, seats }) }
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.game.seats() as u8).map(Seat)
    }

    fn over(&self) -> Result<(), Refused> {
        if self.game.to_move().is_none() { Err(Refused::Over) } else { Ok(()) }
    }
}

impl<G: Sense> Held for Playing<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn duplicate(&self) -> Box<dyn Held> {
        Box::new(Playing {
            setup: self.setup.clone(),
            game: self.game.clone(),
            legal: None,
            actions: self.actions.clone(),
        })
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.setup.options.pairs().collect()
    }

    fn seed(&self) -> u64 {
        self.setup.seed.0
    }

    fn decisions(&self) -> usize {
        self.actions.as_ref().map_or(0, Vec::len)
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn role(&self, seat: u8) -> Result<Role, Refused> {
        Ok(self.game.role(self.seat(seat)?))
    }

    fn to_move(&self) -> Option<u8> {
        self.game.to_move().map(|seat| seat.0)
    }

    fn bots_turn(&self) -> bool {
        self.game.to_move().is_some_and(|seat| self.game.role(seat) != Role::Person)
    }

    fn scores(&self) -> Vec<i32> {
        self.all_seats().map(|seat| self.game.score(seat)).collect()
    }

    fn winners(&self) -> Vec<u8> {
        self.game.winners().iter().map(|seat| seat.0).collect()
    }

    fn digest(&self) -> u64 {
        self.game.digest()
    }

    fn facts(&self) -> Vec<(&'static str, i32)> {
        let mut facts = Vec::new();
        self.game.facts(&mut |fact| facts.push(fact));
        facts
    }

    fn legal_count(&mut self) -> u32 {
        kernel::Legal::count(self.legal())
    }

    fn legal_at(&mut self, index: u32) -> Option<String> {
        let action = self.legal().get(index)?;
        Some(self.game.write(action))
    }

    fn legal_numbers(&mut self) -> Vec<u32> {
        let legal = self.game.legal();
        let mut numbers: Vec<u32> = legal.iter().filter_map(|action| self.game.number(action)).collect();
        numbers.sort_unstable();
        numbers
    }

    fn play_index(&mut self, index: u32) -> Result<(), Refused> {
        if let Some(action) = self.legal().get(index) {
            return self.play(action);
        }
        self.over()?;
        Err(Refused::Index { index, count: self.legal_count() })
    }

    fn play_number(&mut self, number: u32) -> Result<(), Refused> {
        self.over()?;
        let action = self.game.action(number);
        self.play(action.ok_or(Refused::Number { number, actions: G::ACTIONS })?)
    }

    fn play_text(&mut self, text: &str) -> Result<(), Refused> {
        self.over()?;
        let action = self.game.read(text)?;
        self.play(action)
    }

    fn number(&self, text: &str) -> Result<u32, Refused> {
        let action = self.game.read(text)?;
        self.game.number(action).ok_or_else(|| Refused::NoNumber(text.chars().take(60).collect()))
    }

    fn text(&self, number: u32) -> Result<String, Refused> {
        let action = self.game.action(number).ok_or(Refused::Number { number, actions: G::ACTIONS })?;
        Ok(self.game.write(action))
    }

    fn mask(&self, out: &mut [i8]) {
        self.game.mask(out);
    }

    fn observe(&self, seat: u8, out: &mut [i16]) -> Result<(), Refused> {
        self.game.observe(self.seat(seat)?, &mut Fill::new(out));
        Ok(())
    }

    fn decide(&self, mut player: PlayerName, dice: &mut Dice) -> Option<String> {
        player.decide(&self.game, dice, &Limits::by(CLOCK)).map(|action| self.game.write(action))
    }

    fn imagine(&self, seat: u8, seed: u64) -> Result<Box<dyn Held>, Refused> {
        let game = self.game.imagine(self.seat(seat)?, &mut Seed(seed).dice(IMAGINED, 0));
        Ok(Box::new(Playing { setup: self.setup.clone(), game, legal: None, actions: None }))
    }

    fn check_environment(&self) -> Result<(), Refused> {
        self.game.learnable()
    }

    fn state(&self) -> Result<Value, Refused> {
        serde_json::to_value(Position::of(&self.session()?)).map_err(Refused::Json)
    }

    fn log(&self) -> Result<Vec<String>, Refused> {
        let session = self.session()?;
        Ok(session.walk(0).map(|(_, before, entry)| before.line(english(), &entry.events)).collect())
    }

    fn journal(&self, remarks: bool) -> Result<String, Refused> {
        Ok(journal::write(&self.session()?, |before, entry| {
            if remarks { before.line(english(), &entry.events) } else { String::new() }
        }))
    }

    fn rewind(&mut self, count: usize) -> Result<(), Refused> {
        let mut session = self.session()?;
        let len = session.len();
        if !session.rewind(count) {
            return Err(Refused::Rewind { count, len });
        }
        *self = Self::of(session)?;
        Ok(())
    }

    fn svg(&self) -> Result<String, Refused> {
        self.game.picture().ok_or(Refused::NoPicture(G::NAME))
    }
}
