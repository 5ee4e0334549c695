//! What the effect language counts and compares, and whom it means.

use tapestry::components::effect::{Cond, Count, TrackTest, Tracks, Who};
use tapestry::{Building, Track};

use super::names::{building_name, track_name};
use crate::Words;

/// The thing that is counted, as in "1 VP for each ...".
pub(super) fn count(words: &Words, what: Count) -> String {
    let text = |id: &str| words.text(id);
    match what {
        Count::TechCard => text("ta-per-tech-card"),
        Count::TerritoryControlled => text("ta-per-territory"),
        Count::TerritoryTile => text("ta-per-tile"),
        Count::TapestryCard => text("ta-per-tapestry"),
        Count::TapestryInHand => text("ta-per-hand"),
        Count::VisibleTapestry => text("ta-per-visible"),
        Count::Of(building) => {
            words.say("ta-per-building", &[("building", building_name(words, building).into())])
        }
        Count::IncomeBuilding => text("ta-per-income-building"),
        Count::Landmark => text("ta-per-landmark"),
        Count::CityLine => text("ta-per-line"),
        Count::CityRow => text("ta-per-row"),
        Count::CityColumn => text("ta-per-column"),
        Count::TrackSpace(track) => words.say("ta-per-space", &[("track", track_name(words, track).into())]),
        Count::Opponent => text("ta-per-opponent"),
        Count::CoinEarned => text("ta-per-coin"),
        Count::Discarded => text("ta-per-discarded"),
        Count::AlignmentVp => text("ta-per-aligned"),
        Count::CompleteDistrict => text("ta-per-district"),
        Count::Achievement => text("ta-per-achievement"),
        Count::DistrictTwoImpassable => text("ta-per-rough-district"),
        Count::VisibleImpassable => text("ta-per-rough-plot"),
        Count::OneBuildingTypeInCity => text("ta-per-one-kind"),
        Count::TechInTopRow => text("ta-per-top-tech"),
        Count::LandmarkInside => text("ta-per-inside"),
        Count::LandmarkOverhanging => text("ta-per-overhanging"),
        Count::DieOnMat => text("ta-per-die"),
        Count::OuterWater => text("ta-per-water"),
    }
}

/// A condition, as in "if ...".
pub(super) fn condition(words: &Words, cond: Cond) -> String {
    let of = |id: &str, what: Count| words.say(id, &[("what", count(words, what).into())]);
    match cond {
        Cond::StrictlyFewest(what) => of("ta-if-fewest", what),
        Cond::StrictlyMost(what) => of("ta-if-most", what),
        Cond::FirstInEra => words.text("ta-if-first"),
        Cond::AtLeast(what, n) => {
            words.say("ta-if-least", &[("what", count(words, what).into()), ("count", n.into())])
        }
        Cond::Turn(n) => words.say("ta-if-turn", &[("number", n.into())]),
        Cond::Did => words.text("ta-if-did"),
        Cond::Token(n) => words.say("ta-if-token", &[("number", n.into())]),
        Cond::Reached(n) => words.say("ta-if-reached", &[("number", n.into())]),
    }
}

/// Players, as in "...: gain 1 coin".
pub(super) fn who(words: &Words, who: Who) -> String {
    words.text(match who {
        Who::You => "ta-who-you",
        Who::EachOpp => "ta-who-each-opponent",
        Who::EachPlayer => "ta-who-each-player",
        Who::Neighbors => "ta-who-neighbours",
        Who::Right => "ta-who-right",
        Who::Left => "ta-who-left",
    })
}

/// Tracks, as in "advance on ...".
pub(super) fn tracks(words: &Words, tracks: Tracks) -> String {
    match tracks {
        Tracks::Of(bits) => {
            let named: Vec<Track> =
                Track::ALL.iter().copied().filter(|track| bits >> track.index() & 1 == 1).collect();
            if named.len() >= 4 {
                return words.text("ta-track-any");
            }
            let names = named.into_iter().map(|track| track_name(words, track));
            let joined = names.reduce(|a, b| words.say("ta-or", &[("a", a.into()), ("b", b.into())]));
            joined.unwrap_or_else(|| words.text("ta-track-any"))
        }
        Tracks::That => words.text("ta-track-that"),
        Tracks::Other => words.text("ta-track-other"),
    }
}

/// Which tracks an effect is repeated for.
pub(super) fn track_test(words: &Words, test: TrackTest) -> String {
    words.text(match test {
        TrackTest::NoTokenAhead => "ta-track-leading",
        TrackTest::AllOthersAhead => "ta-track-last",
    })
}

/// A building with its article: "a farm".
pub(super) fn a_building(words: &Words, building: Building) -> String {
    words.text(&format!("ta-a-{}", building.key()))
}
