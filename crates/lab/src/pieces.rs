//! How many games a thread takes at a time: as many as keep it busy for a while, so that threads meet rarely, share well and
//! stop soon, whether a game takes microseconds or minutes.

use std::time::Duration;

/// How long a thread should be busy with a piece.
const PIECE: Duration = Duration::from_millis(20);
/// Games of a piece, at most.
const LONGEST: u64 = 1024;
/// Games of a piece, at least, unless they are slow.
const SHORTEST: u64 = 32;

/// What a thread knows of the pace of its games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    games: u64,
}

impl Pace {
    /// Nothing is known before the first game.
    pub(crate) const UNKNOWN: Pace = Pace { games: 1 };

    /// Games that keep a thread busy.
    pub(crate) fn games(self) -> u64 {
        self.games
    }

    /// The pace at which these games were played.
    pub(crate) fn of(played: u64, time: Duration) -> Pace {
        let each = time.as_nanos() as u64 / played.max(1);
        Pace { games: (PIECE.as_nanos() as u64 / each.max(1)).clamp(1, LONGEST) }
    }

    /// The slower one of two paces.
    pub(crate) fn min(self, other: Pace) -> Pace {
        Pace { games: self.games.min(other.games) }
    }
}

/// Games to take of those that are left to some threads: towards the end pieces get smaller, so that no thread waits long for
/// the last one.
pub(crate) fn towards_the_end(games: u64, left: u64, threads: u64) -> u64 {
    games.min((left / (2 * threads.max(1))).max(SHORTEST)).min(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_games_are_taken_one_by_one_and_quick_ones_by_the_thousand() {
        assert_eq!(Pace::of(1, Duration::from_secs(3)).games(), 1);
        assert_eq!(Pace::of(10, Duration::from_millis(50)).games(), 4);
        assert_eq!(Pace::of(1000, Duration::from_millis(4)).games(), 1024);
        assert_eq!(Pace::of(0, Duration::ZERO).games(), 1024);
    }

    #[test]
    fn the_last_pieces_are_small_and_none_is_larger_than_what_is_left() {
        assert_eq!(towards_the_end(1024, 100_000, 2), 1024);
        assert_eq!(towards_the_end(1024, 1_000, 2), 250);
        assert_eq!(towards_the_end(1024, 40, 2), 32);
        assert_eq!(towards_the_end(1024, 7, 2), 7);
        assert_eq!(towards_the_end(1, 7, 2), 1);
    }
}
