//! A game of one kind.

use kernel::{Dice, Legal as _, Options, Pack, Purpose, Role, Seat, Seed, Session, Setup, Stop};
use players::{Limits, Player as _, PlayerName};
use serde_json::Value;
use table::journal;
use wire::english;
use wire::table::Position;

use super::{After, Encoding, Held, Rows, Seen, Told};
use crate::errors::Refused;
use crate::sense::{Fill, Floats, Sense};

/// Dice of an imagined world: a number of their own for each.
const IMAGINED: Purpose = Purpose::new("imagined from outside");

/// What happened in a game.
#[derive(Clone, Copy, Debug)]
enum Happened<A> {
    Played(A),
    /// Everything that this seat cannot see was drawn anew, from this seed.
    Imagined(Seat, u64),
}

/// What happened after something was imagined.
type Rest<'a, G> = &'a [Happened<<G as kernel::Game>::Action>];

/// A game of one kind: the position, and the decisions that led to it.
pub struct Playing<G: Sense> {
    setup: Setup<G>,
    game: G,
    /// Counted when first asked for, forgotten with the next decision.
    legal: Option<G::Legal>,
    /// What a seat sees, in numbers and in floats.
    sizes: (usize, usize),
    history: Vec<Happened<G::Action>>,
}

impl<G: Sense> Playing<G> {
    /// A new game.
    pub fn start(options: &[(String, String)], seed: u64, packs: Vec<Pack>) -> Result<Self, Refused> {
        let options = chosen::<G>(options)?;
        Self::of(Session::new(Setup { options, seed: Seed(seed), packs })?)
    }

    /// A saved game.
    pub fn load(text: &str) -> Result<Self, Refused> {
        Self::of(journal::read(text, None)?)
    }

    #[allow(clippy::unnecessary_wraps, reason = "both callers end with it")]
    fn of(session: Session<G>) -> Result<Self, Refused> {
        let actions = session.history().iter().map(|entry| entry.action).collect::<Vec<_>>();
        Ok(Self::at(session.setup().clone(), session.game().clone(), &actions))
    }

    /// A position, and the actions that led to it.
    pub fn at(setup: Setup<G>, game: G, actions: &[G::Action]) -> Self {
        let history = actions.iter().copied().map(Happened::Played).collect();
        Playing { setup, sizes: game.sizes(), game, legal: None, history }
    }

    fn legal(&mut self) -> &G::Legal {
        self.legal.get_or_insert_with(|| self.game.legal())
    }

    fn play(&mut self, action: G::Action) -> Result<(), Refused> {
        self.game.play(action, &mut ()).map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
        self.legal = None;
        self.history.push(Happened::Played(action));
        Ok(())
    }

    /// The game with its history, played again up to where something was imagined; and what came then.
    fn sessions(&self) -> Result<(Session<G>, Rest<'_, G>), Refused> {
        let mut session = Session::new(self.setup.clone())?;
        let mut rest = &self.history[..];
        while let [Happened::Played(action), after @ ..] = rest {
            session.play(*action).map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
            rest = after;
        }
        Ok((session, rest))
    }

    /// The game with its history, played again.
    fn session(&self) -> Result<Session<G>, Refused> {
        match self.sessions()? {
            (session, []) => Ok(session),
            _ => Err(Refused::Imagined),
        }
    }

    fn imagined(&self, seat: Seat, seed: u64) -> G {
        self.game.imagine(seat, &mut Seed(seed).dice(IMAGINED, 0))
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
            sizes: self.sizes,
            history: self.history.clone(),
        })
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.setup.options.pairs().collect()
    }

    fn seed(&self) -> u64 {
        self.setup.seed.0
    }

    fn decisions(&self) -> usize {
        let played = |step: &&Happened<G::Action>| matches!(step, Happened::Played(_));
        self.history.iter().filter(played).count()
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

    fn sizes(&self) -> (usize, usize) {
        self.sizes
    }

    fn observe(&self, seat: u8, out: Seen<'_>) -> Result<(), Refused> {
        look(&self.game, self.seat(seat)?, out);
        Ok(())
    }

    fn decide(&self, mut player: PlayerName, dice: &mut Dice, limits: &Limits) -> Option<String> {
        player.decide(&self.game, dice, limits).map(|action| self.game.write(action))
    }

    fn shortlist(&self, dice: &mut Dice) -> Vec<(u32, f32)> {
        let mut found = Vec::new();
        self.game.shortlist(dice, &Stop::never(), &mut found);
        let numbered = found.into_iter().map(|(action, promise)| (self.game.number(action), promise));
        numbered.filter_map(|(number, promise)| number.map(|number| (number, promise))).collect()
    }

    fn after(
        &self,
        seat: u8,
        seed: Option<u64>,
        numbers: Option<&[u32]>,
        encoding: Encoding,
    ) -> Result<After, Refused> {
        let seat = self.seat(seat)?;
        let world = seed.map_or_else(|| self.game.clone(), |seed| self.imagined(seat, seed));
        after(&world, seat, numbers, encoding, self.sizes)
    }

    fn imagine(&self, seat: u8, seed: u64) -> Result<Box<dyn Held>, Refused> {
        let seat = self.seat(seat)?;
        let mut history = self.history.clone();
        history.push(Happened::Imagined(seat, seed));
        let (setup, game) = (self.setup.clone(), self.imagined(seat, seed));
        Ok(Box::new(Playing { setup, game, legal: None, sizes: self.sizes, history }))
    }

    fn story(&self) -> Result<(String, Vec<Told>), Refused> {
        let (session, rest) = self.sessions()?;
        let journal = journal::write(&session, |_, _| String::new());
        let mut world = Playing::<G>::of(session)?;
        let mut told = Vec::new();
        for step in rest {
            match *step {
                Happened::Played(action) => {
                    told.push(Told::Played(world.game.write(action)));
                    world.play(action)?;
                }
                Happened::Imagined(seat, seed) => {
                    told.push(Told::Imagined(seat.0, seed));
                    world.game = world.imagined(seat, seed);
                }
            }
        }
        Ok((journal, told))
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

/// The settings of a new game: one person against the Automa, unless an option says who plays. As everywhere, one that would decide
/// nothing is refused.
pub fn chosen<G: Sense>(options: &[(String, String)]) -> Result<G::Options, Refused> {
    let mut chosen = G::Options::fresh(options.iter().map(|(key, value)| (key.as_str(), value.as_str())));
    for (key, value) in options {
        chosen.set(key, value)?;
    }
    chosen.check_new()?;
    Ok(chosen)
}

/// Writes what a seat sees.
pub fn look<G: Sense>(game: &G, seat: Seat, out: Seen<'_>) {
    match out {
        Seen::Ints(row) => game.observe(seat, &mut Fill::new(row)),
        Seen::Floats(row) => game.observe(seat, &mut Floats::new(row)),
    }
}

/// What actions lead to: these, or all that are legal.
pub fn after<G: Sense>(
    game: &G,
    seat: Seat,
    numbers: Option<&[u32]>,
    encoding: Encoding,
    (ints, floats): (usize, usize),
) -> Result<After, Refused> {
    let legal = || game.legal().iter().filter_map(|action| game.number(action)).collect::<Vec<_>>();
    let numbers = numbers.map_or_else(legal, <[u32]>::to_vec);
    let mut after = After {
        over: Vec::with_capacity(numbers.len()),
        scores: Vec::new(),
        seen: match encoding {
            Encoding::Ints => Rows::Ints(vec![0; numbers.len() * ints]),
            Encoding::Floats => Rows::Floats(vec![0.0; numbers.len() * floats]),
        },
        numbers,
    };
    for (place, &number) in after.numbers.iter().enumerate() {
        let action = game.action(number).ok_or(Refused::Number { number, actions: G::ACTIONS })?;
        let mut next = game.clone();
        next.play(action, &mut ()).map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
        after.over.push(next.to_move().is_none());
        after.scores.extend((0..next.seats() as u8).map(|seat| next.score(Seat(seat))));
        let seen = match &mut after.seen {
            Rows::Ints(rows) => Seen::Ints(&mut rows[place * ints..(place + 1) * ints]),
            Rows::Floats(rows) => Seen::Floats(&mut rows[place * floats..(place + 1) * floats]),
        };
        look(&next, seat, seen);
    }
    Ok(after)
}
