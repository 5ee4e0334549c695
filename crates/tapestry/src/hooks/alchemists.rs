//! Alchemists: pushing their luck (printed), keeping two of three dice (later). Rule: `civ.alchemists`.

use kernel::Sink;

use super::{At, Code};
use crate::components::effect::{Bonus, Move, Tracks};
use crate::components::{Die, Track};
use crate::effects_bits as bits;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, NONE, Tapestry, Task};

// ---- printed

/// The science die is rolled until a track comes twice, which is a bust, or until the player stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Push {
    Roll {
        last: Option<Track>,
    },
    /// The track that counts is marked, or it is a bust.
    Settle {
        track: Track,
    },
    Again {
        last: Track,
    },
}

impl Code for Push {
    fn asks(self) -> Option<Waiting> {
        matches!(self, Push::Again { .. }).then_some(Waiting::YesNo)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        match self {
            Push::Settle { track } => settle(game, at, track),
            _ if game.chooses_die() => {
                game.push_code(at, self);
                game.ask_die(at.seat);
            }
            _ => {
                let faces = game.roll_faces(at.seat, Die::Science, sink);
                game.push_code(at, Push::Settle { track: Track::ALL[usize::from(faces[0])] });
                game.settle_roll(at.seat, Die::Science, faces, NONE);
            }
        }
    }

    fn offer(self, _game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        offer.add(Act::Yes);
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let Push::Again { last } = self else { return };
        if act == Act::Yes {
            return game.push_code(at, Push::Roll { last: Some(last) });
        }
        let Some(slot) = game.civ_slot_mut(at.seat, at.context) else { return };
        let marked = std::mem::take(&mut slot.used);
        for track in bits(u64::from(marked)) {
            // As with the science die: one may advance, or have 5 points at the end.
            let research = Task::Research { rolled: 1 << track, benefit: false, off_vp: 5 };
            game.push(at.seat, research, Context::default());
        }
    }
}

fn settle(game: &mut Tapestry, at: At, track: Track) {
    let Some(slot) = game.civ_slot_mut(at.seat, at.context) else { return };
    let bit = 1 << track.index();
    if slot.used & bit != 0 {
        slot.used = 0;
        game.push(at.seat, Task::GainAny(1), Context::default());
    } else {
        slot.used |= bit;
        game.push_code(at, Push::Again { last: track });
    }
}

// ---- the later mat

/// What the dice show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faces {
    pub red: u8,
    pub black: u8,
    pub science: Track,
}

impl Faces {
    fn of(self, die: Die) -> u8 {
        match die {
            Die::Red => self.red,
            Die::Black => self.black,
            Die::Science => self.science as u8,
        }
    }

    /// Another roll of a die counts.
    pub fn set(&mut self, die: Die, face: u8) {
        match die {
            Die::Red => self.red = face,
            Die::Black => self.black = face,
            Die::Science => self.science = Track::at(face).unwrap_or(self.science),
        }
    }
}

/// Three dice, of which one is kept; then the other two, of which another is kept. Each roll may be made once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    Roll {
        before: Option<Faces>,
    },
    Keep {
        faces: Faces,
        again: bool,
    },
    RollRest {
        kept: Die,
        faces: Faces,
        again: bool,
    },
    KeepSecond {
        kept: Die,
        faces: Faces,
        again: bool,
    },
    /// Both are kept: which is gained first.
    Order {
        kept: [Die; 2],
        faces: Faces,
    },
}

impl Dice {
    /// What the dice show, where they were rolled.
    pub fn faces_mut(&mut self) -> Option<&mut Faces> {
        match self {
            Dice::Roll { before } => before.as_mut(),
            Dice::Keep { faces, .. }
            | Dice::RollRest { faces, .. }
            | Dice::KeepSecond { faces, .. }
            | Dice::Order { faces, .. } => Some(faces),
        }
    }
}

impl Code for Dice {
    fn asks(self) -> Option<Waiting> {
        (!matches!(self, Dice::Roll { .. } | Dice::RollRest { .. })).then_some(Waiting::Die)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        let (kept, before, again) = match self {
            Dice::RollRest { kept, faces, again } => (Some(kept), Some(faces), again),
            Dice::Roll { before } => (None, before, before.is_some()),
            _ => return,
        };
        if kept != Some(Die::Science) && game.chooses_die() {
            game.push_code(at, self);
            return game.ask_die(at.seat);
        }
        let mut roll = |die: Die| match before {
            Some(faces) if kept == Some(die) => [faces.of(die), NONE],
            _ => game.roll_faces(at.seat, die, sink),
        };
        let (red, black, science) = (roll(Die::Red), roll(Die::Black), roll(Die::Science));
        let faces =
            Faces { red: red[0], black: black[0], science: Track::at(science[0]).unwrap_or(Track::ALL[0]) };
        let next = match kept {
            None => Dice::Keep { faces, again },
            Some(kept) => Dice::KeepSecond { kept, faces, again },
        };
        game.push_code(at, next);
        for (die, faces) in [(Die::Science, science), (Die::Black, black), (Die::Red, red)] {
            if kept != Some(die) {
                game.settle_roll(at.seat, die, faces, NONE);
            }
        }
    }

    fn offer(self, _game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        let (kept, again) = match self {
            Dice::Order { kept, .. } => return kept.into_iter().for_each(|die| offer.add(Act::Die(die))),
            Dice::Keep { again, .. } => (None, again),
            Dice::KeepSecond { kept, again, .. } => (Some(kept), again),
            Dice::Roll { .. } | Dice::RollRest { .. } => return,
        };
        for die in Die::ALL {
            if Some(*die) != kept {
                offer.add(Act::Die(*die));
            }
        }
        if !again {
            offer.add(Act::Yes);
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let next = match (self, act) {
            (Dice::Keep { faces, .. }, Act::Yes) => Dice::Roll { before: Some(faces) },
            (Dice::Keep { faces, .. }, Act::Die(kept)) => Dice::RollRest { kept, faces, again: false },
            (Dice::KeepSecond { kept, faces, .. }, Act::Yes) => Dice::RollRest { kept, faces, again: true },
            (Dice::KeepSecond { kept, faces, .. }, Act::Die(second)) => {
                Dice::Order { kept: [kept, second], faces }
            }
            (Dice::Order { kept, faces }, Act::Die(first)) => {
                let second = if first == kept[0] { kept[1] } else { kept[0] };
                return [second, first].into_iter().for_each(|die| gain(game, at, die, faces));
            }
            _ => return,
        };
        game.push_code(at, next);
    }
}

/// What a kept die gives: red twice, black a pair, science an advance.
fn gain(game: &mut Tapestry, at: At, die: Die, faces: Faces) {
    let seat = at.seat;
    match die {
        Die::Red => {
            let effect = game.kit.red[usize::from(faces.red)];
            for _ in 0..2 {
                game.push_effect(seat, effect, Context::from(PointsFrom::Civilizations));
            }
        }
        Die::Black => {
            let pair = game.node_effect(seat, at.context, faces.black.min(4));
            game.push_effect(seat, pair, Context::from(PointsFrom::Civilizations));
        }
        Die::Science => {
            let tracks = Tracks::Of(1 << faces.science.index());
            let how = Move { tracks, benefit: true, bonus: Bonus::Pay, off_vp: 0 };
            game.push(seat, Task::Advance(how), Context::default());
        }
    }
}
