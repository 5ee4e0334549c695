//! Days, and the deal of each: one seed a day for every game, the same for everybody.
//!
//! The deal of a day is the first number of the dice that the seed "days since 1970-01-01" has for the purpose named
//! like the game, brought to twelve digits. It depends on nothing else, so that people who never met compare the same
//! game, on any level. `tests/day.rs` pins it: what was played on a day stays that day's deal.

use std::fmt;

use crate::chance::{Purpose, Seed};

/// A day in universal time, counted from 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub u32);

/// A day as calendars write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    /// The year.
    pub year: u32,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1 to 31.
    pub day: u8,
}

/// The least number of twelve digits: longer than any seed that is drawn, and exact in every JSON.
const LEAST: u64 = 100_000_000_000;
/// A deal is recognised for so many days.
const REMEMBERED: u32 = 366;

impl Day {
    /// The day of a moment, in seconds since 1970.
    pub fn of_seconds(seconds: u64) -> Day {
        Day(u32::try_from(seconds / 86_400).unwrap_or(u32::MAX))
    }

    /// The seed of this day's deal of a game.
    #[must_use]
    pub fn deal(self, game: &str) -> Seed {
        let number = Seed(self.0.into()).dice(Purpose::new(game), 0).next_u64();
        Seed(LEAST + number % (9 * LEAST))
    }

    /// The day whose deal of a game this seed is: `latest`, or one of the year before it.
    pub fn of_deal(seed: Seed, game: &str, latest: Day) -> Option<Day> {
        let first = latest.0.saturating_sub(REMEMBERED);
        (first..=latest.0).rev().map(Day).find(|day| day.deal(game) == seed)
    }

    /// The day of a text such as `2026-11-17`; `None` if there is no such day from 1970 to 9999.
    pub fn read(text: &str) -> Option<Day> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<u32>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        if !(1970..=9999).contains(&year) {
            return None;
        }
        // Near enough: every year has 365 days at least, and 366 at most. Then day by day.
        let first = (year - 1970) * 365;
        let last = first + (year - 1970) / 4 + 367;
        (first..=last).map(Day).find(|known| {
            let date = known.date();
            (date.year, u32::from(date.month), u32::from(date.day)) == (year, month, day)
        })
    }

    /// The day as calendars write it.
    pub fn date(self) -> Date {
        // Counted from 1 March of the year 0, so that a leap day is the last of its year; 400 years are one cycle.
        const CYCLE: u64 = 146_097;
        let days = u64::from(self.0) + 719_468;
        let (cycle, of_cycle) = (days / CYCLE, days % CYCLE);
        let year_of_cycle = (of_cycle - of_cycle / 1_460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
        let of_year = of_cycle - (365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = 400 * cycle + year_of_cycle + u64::from(month <= 2);
        Date { year: year as u32, month: month as u8, day: day as u8 }
    }
}

impl fmt::Display for Day {
    /// The date as in `2026-11-17`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}
