//! Days as people write them.

use kernel::{Date, Day};

use crate::Words;

/// A day as people write it: "17 Nov 2026".
pub fn date(words: &Words, day: Day) -> String {
    let Date { year, month, day } = day.date();
    words.say("date", &[("day", day.into()), ("month", month.into()), ("year", year.to_string().into())])
}
