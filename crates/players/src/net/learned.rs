//! What a game brings along so that a network can judge its positions.

use std::cell::Cell;

use kernel::{Dice, Legal, Seat, Stop};

use super::{Net, chance};
use crate::Judge;

/// How a game will probably end for a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Foretold {
    /// The points that it will have.
    pub points: f32,
    /// The points of its best rival.
    pub rival: f32,
    /// How probably it wins, from 0 to 1.
    pub win: f32,
}

impl Foretold {
    /// How the game that is over ended for a seat.
    pub fn known<G: Judge>(game: &G, seat: Seat) -> Foretold {
        let others = (0..game.seats() as u8).map(Seat).filter(|other| *other != seat);
        let rival = others.map(|other| game.score(other)).max().unwrap_or(0);
        let win = f32::from(u8::from(game.winners().contains(seat)));
        Foretold { points: game.score(seat) as f32, rival: rival as f32, win }
    }
}

/// A game whose positions a network judges.
pub trait Learned: Judge {
    /// How many features there are.
    const FEATURES: usize;
    /// Points that are one to the network.
    const UNIT: f32;

    /// Tells every feature that a position has for a seat, with how many times it has it. Nothing hidden may show in them.
    fn features(&self, seat: Seat, each: &mut impl FnMut(usize, f32));

    /// Points of the seat and of its best rival to which the network adds what is to come.
    fn base(&self, seat: Seat) -> [f32; 2];

    /// How the game will probably end for a seat.
    fn foretell_by(&self, net: &Net, seat: Seat) -> Foretold {
        if self.to_move().is_none() {
            return Foretold::known(self, seat);
        }
        let mut look = net.look();
        self.features(seat, &mut |feature, times| look.add(feature, times));
        let [more, more_of_rival, win] = look.answers();
        let [own, rival] = self.base(seat);
        Foretold {
            points: own + Self::UNIT * more,
            rival: rival + Self::UNIT * more_of_rival,
            win: chance(win),
        }
    }

    /// How the game ends by the network, and how that compares with other ways to go on.
    fn see(&self, net: &Net, seat: Seat) -> Seen {
        let end = self.foretell_by(net, seat);
        Seen { end, promise: self.promise(&end) }
    }

    /// What an end promises to a seat, in points: what it aims at, and winning.
    fn promise(&self, end: &Foretold) -> f32 {
        self.aim(end.points, end.points - end.rival) + Self::SPREAD * end.win
    }

    /// The options that are worth searching by a network, with what each leads to, the most promising first. Must see no
    /// more than the seat that is to move.
    fn options_by(&self, net: &Net, dice: &mut Dice, stop: &Stop, out: &mut Vec<(Self::Action, Seen)>);

    /// The network that the program brings along.
    fn built_in() -> &'static Net;

    /// The network in use: the one that was learned, unless this thread tries out another.
    #[inline]
    fn net() -> &'static Net {
        tried_out().unwrap_or_else(Self::built_in)
    }
}

/// Where a way to go on leads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seen {
    /// How the game probably ends.
    pub end: Foretold,
    /// What that promises, in points.
    pub promise: f32,
}

impl Seen {
    /// What cannot be played, or must not.
    pub const NEVER: Seen = Seen { end: Foretold { points: 0.0, rival: 0.0, win: 0.0 }, promise: f32::MIN };

    /// Whether it promises more.
    pub fn beats(&self, other: &Seen) -> bool {
        self.promise > other.promise
    }
}

/// Puts the most promising first; of equals the one that came first.
pub fn best_first<A>(options: &mut [(A, Seen)]) {
    options.sort_by(|(_, a), (_, b)| b.promise.total_cmp(&a.promise));
}

/// The options of a search, by the network in use.
pub(crate) fn shortlist_by_net<G: Learned>(
    game: &G,
    dice: &mut Dice,
    stop: &Stop,
    out: &mut Vec<(G::Action, f32)>,
) {
    let mut options = Vec::new();
    game.options_by(G::net(), dice, stop, &mut options);
    out.extend(options.into_iter().map(|(action, seen)| (action, seen.promise)));
}

thread_local! {
    static TRIED_OUT: Cell<Option<&'static Net>> = const { Cell::new(None) };
}

fn tried_out() -> Option<&'static Net> {
    TRIED_OUT.get()
}

/// From now on this thread judges by another network, of whatever game it plays: for training.
pub fn try_out(net: Option<&'static Net>) {
    TRIED_OUT.set(net);
}

/// A network that the program brings along: a test sees to it that it fits.
pub(crate) fn read_built_in(bytes: &[u8], features: usize) -> Net {
    Net::from_bytes(bytes, features).unwrap_or_else(|_| Net::empty(features))
}

/// How good an action looks to the network in use, in hundredths of a point; what is legal and not worth a look is the worst
/// but one.
pub(crate) fn judge_by_net<G: Learned>(game: &G, action: G::Action) -> i64 {
    if game.clone().play(action, &mut ()).is_err() {
        return i64::MIN;
    }
    let mut options = Vec::new();
    game.options_by(G::net(), &mut Dice::new(0), &Stop::never(), &mut options);
    let found = options.iter().find(|(other, _)| *other == action);
    found.map_or(i64::MIN + 1, |(_, seen)| (100.0 * seen.promise) as i64)
}

/// What looks best to the network in use.
pub(crate) fn choose_by_net<G: Learned>(game: &G, stop: &Stop) -> Option<G::Action> {
    let mut options = Vec::new();
    game.options_by(G::net(), &mut Dice::new(0), stop, &mut options);
    options.first().map(|(action, _)| *action).or_else(|| game.legal().get(0))
}

/// What a network answers of [`Judge`]: nothing is played out, everything is foretold.
macro_rules! judged_by_net {
    () => {
        const HORIZON: u32 = 0;

        fn judge(&self, action: Self::Action) -> i64 {
            $crate::net::learned::judge_by_net(self, action)
        }

        fn choose(&self, stop: &Stop) -> Option<Self::Action> {
            $crate::net::learned::choose_by_net(self, stop)
        }

        fn shortlist(&self, dice: &mut Dice, stop: &Stop, out: &mut Vec<(Self::Action, f32)>) {
            $crate::net::learned::shortlist_by_net(self, dice, stop, out);
        }

        fn foretell(&self, seat: Seat) -> $crate::net::Foretold {
            self.foretell_by(Self::net(), seat)
        }

        // Compiled here, with the rules, for speed: the program for the browser is otherwise compiled for size.
        #[inline(never)]
        fn searched(
            &self,
            how: $crate::Mcts,
            dice: &mut Dice,
            limits: &$crate::Limits,
        ) -> Option<$crate::Found<Self>> {
            $crate::mcts::search(self, how, dice, limits)
        }
    };
}
pub(crate) use judged_by_net;
