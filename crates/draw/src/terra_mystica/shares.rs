//! Where the points of a seat came from.

use kernel::{Game, Seat};
use terra_mystica::rules::event::{FinalScore, Why};
use terra_mystica::{Event, Kit, TerraMystica};
use words::Words;

/// A kind of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    /// The start, and everything that no other kind names: tracks, the faction's power, less what power cost.
    Other,
    /// Round scoring tiles.
    Rounds,
    /// Favour tiles, while playing.
    Favours,
    /// Town tiles.
    Towns,
    /// What bonus cards, favour tiles and factions gave for passing.
    Passing,
    /// The Automa's cards.
    Automa,
    /// The cult tracks at the end.
    Cults,
    /// The largest network at the end.
    Network,
    /// The extra final tile.
    Extra,
    /// What was left over.
    Resources,
}

impl Share {
    /// All of them, in the order of a bar.
    pub const ALL: [Share; 10] = [
        Share::Other,
        Share::Rounds,
        Share::Favours,
        Share::Towns,
        Share::Passing,
        Share::Automa,
        Share::Cults,
        Share::Network,
        Share::Extra,
        Share::Resources,
    ];

    /// Its place in [`Share::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in messages.
    const fn key(self) -> &'static str {
        match self {
            Share::Other => "other",
            Share::Rounds => "rounds",
            Share::Favours => "favours",
            Share::Towns => "towns",
            Share::Passing => "passing",
            Share::Automa => "automa",
            Share::Cults => "cults",
            Share::Network => "network",
            Share::Extra => "extra",
            Share::Resources => "resources",
        }
    }

    /// What it is called.
    pub fn name(self, words: &Words) -> String {
        words.text(&format!("tm-share-{}", self.key()))
    }
}

/// The points of every seat by kind. Made from the events of a game: of all of them, or only of the last ones, and then
/// everything before is [`Share::Other`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shares {
    seats: Vec<[i32; 10]>,
}

impl Shares {
    /// What these events brought, in a game that ended like this.
    pub fn of<'a>(game: &TerraMystica, events: impl IntoIterator<Item = &'a Event>) -> Shares {
        let mut seats = vec![[0; 10]; game.seats()];
        for event in events {
            if let Some((seat, share, vp)) = scored(game.kit(), event)
                && let Some(shares) = seats.get_mut(seat.index())
            {
                shares[share.index()] += vp;
                // What an Automa's pass brought was told point by point before it: here it finds its kind.
                if share == Share::Passing && game.is_automa(seat) {
                    shares[Share::Automa.index()] -= vp;
                }
            }
        }
        for (shares, seat) in seats.iter_mut().zip(game.seat_list()) {
            shares[Share::Other.index()] = game.score(seat) - shares[1..].iter().sum::<i32>();
        }
        Shares { seats }
    }

    /// The points of one kind.
    pub fn get(&self, seat: Seat, share: Share) -> i32 {
        self.seats.get(seat.index()).map_or(0, |shares| shares[share.index()])
    }

    /// Whether anybody has points of a kind.
    pub fn any(&self, share: Share) -> bool {
        self.seats.iter().any(|shares| shares[share.index()] != 0)
    }
}

fn scored(kit: &Kit, event: &Event) -> Option<(Seat, Share, i32)> {
    let (seat, share, vp) = match *event {
        Event::Scored { seat, vp, why: Why::RoundTile } => (seat, Share::Rounds, vp),
        Event::Scored { seat, vp, why: Why::Favour(_) } => (seat, Share::Favours, vp),
        Event::Scored { seat, vp, why: Why::Automa } => (seat, Share::Automa, vp),
        Event::Town { seat, tile } => (seat, Share::Towns, kit.town(tile).vp.into()),
        Event::Passed { seat, vp, .. } => (seat, Share::Passing, vp),
        Event::Final { seat, what, vp, .. } => {
            let share = match what {
                FinalScore::Network => Share::Network,
                FinalScore::Extra(_) => Share::Extra,
                FinalScore::Cult(_) => Share::Cults,
                FinalScore::Resources => Share::Resources,
            };
            (seat, share, vp)
        }
        _ => return None,
    };
    Some((seat, share, vp.into()))
}
