//! What a record says against what the rules give.

use super::record::{Row, Shown};
use crate::components::{Cult, FactionId, FinalTile};
use crate::rules::event::{Event, FinalScore};
use crate::state::{Purse, TerraMystica};

/// A difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The row's number; 0 for what the record says of the whole game.
    pub row: u32,
    /// The faction whose row it is.
    pub faction: FactionId,
    /// The name of what differs.
    pub field: &'static str,
    /// What the record says.
    pub expected: String,
    /// What the rules give.
    pub got: String,
}

pub(super) fn differs(row: &Row, field: &'static str, expected: String, got: String) -> Mismatch {
    Mismatch { row: row.number, faction: row.faction, field, expected, got }
}

/// Compares what the record shows of a player.
pub(super) fn compare(row: &Row, got: &Purse) -> Result<(), Mismatch> {
    let (said, got) = (row.shown, Shown::all(got));
    let number = |value: Option<u16>| value.map(|value| value.to_string());
    let list = |value: Option<&[u8]>| {
        value.map(|all| all.iter().map(ToString::to_string).collect::<Vec<_>>().join("/"))
    };
    let fields = |shown: &Shown| {
        [
            ("vp", number(shown.vp)),
            ("c", number(shown.coins)),
            ("w", number(shown.workers)),
            ("p", number(shown.priests.map(u16::from))),
            ("bowls", list(shown.bowls.as_ref().map(|bowls| &bowls[..]))),
            ("cults", list(shown.cults.as_ref().map(|cults| &cults[..]))),
        ]
    };
    if agrees(&said, &got) {
        return Ok(());
    }
    for ((field, said), (_, got)) in fields(&said).into_iter().zip(fields(&got)) {
        if let (Some(said), Some(got)) = (said, got)
            && said != got
        {
            return Err(differs(row, field, said, got));
        }
    }
    Ok(())
}

/// Whether nothing that the record shows differs from what the rules give.
pub(super) fn agrees(said: &Shown, got: &Shown) -> bool {
    fn same<T: PartialEq + Copy>(said: Option<T>, got: Option<T>) -> bool {
        said.is_none() || said == got
    }
    same(said.vp, got.vp)
        && same(said.coins, got.coins)
        && same(said.workers, got.workers)
        && same(said.priests, got.priests)
        && same(said.bowls, got.bowls)
        && same(said.cults, got.cults)
}

/// Compares the power offers that a row made. `summed`: a colour that was offered power twice has one number.
pub(super) fn compare_offers(
    game: &TerraMystica,
    row: &Row,
    events: &[Event],
    summed: bool,
) -> Result<(), Mismatch> {
    let Some(said) = &row.offers else { return Ok(()) };
    let made = events.iter().filter_map(|event| match event {
        Event::Offered { to, amount, .. } => Some((game.player(*to).home.colour().to_owned(), *amount)),
        _ => None,
    });
    let order = |list: &mut dyn Iterator<Item = (String, u8)>| {
        let mut sorted: Vec<(String, u8)> = list.collect();
        sorted.sort();
        if summed {
            sorted.dedup_by(|other, kept| {
                let same = other.0 == kept.0;
                if same {
                    kept.1 = kept.1.saturating_add(other.1);
                }
                same
            });
        }
        sorted
    };
    let (said, got) = (order(&mut said.iter().cloned()), order(&mut { made }));
    if said == got {
        return Ok(());
    }
    let text = |list: &[(String, u8)]| {
        list.iter().map(|(colour, amount)| format!("{colour}:{amount}")).collect::<Vec<_>>().join(",")
    };
    Err(differs(row, "offers", text(&said), text(&got)))
}

/// Something that the rules do without a decision, and that a record shows as a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Auto {
    CultIncome,
    Income,
    Accepted,
    Declined,
    Final(FinalScore),
}

impl Auto {
    /// What a row of the site stands for, and the points that it names.
    pub(super) fn read(text: &str) -> Option<(Auto, Option<u16>)> {
        Some(match text {
            "cult_income_for_faction" => (Auto::CultIncome, None),
            "other_income_for_faction" | "all_income_for_faction" | "income_for_faction" => {
                (Auto::Income, None)
            }
            "score_resources" => (Auto::Final(FinalScore::Resources), None),
            _ if text.starts_with('[') && text.contains("opponent accepted power") => (Auto::Accepted, None),
            _ if text.starts_with('[') && text.contains("opponents declined power") => (Auto::Declined, None),
            _ => {
                let (vp, name) = text.strip_prefix('+')?.split_once("vp for ")?;
                let what = if name == "network" {
                    FinalScore::Network
                } else if let Some(cult) = Cult::from_name(name) {
                    FinalScore::Cult(cult)
                } else {
                    FinalScore::Extra(FinalTile::from_name(name)?)
                };
                (Auto::Final(what), Some(vp.parse().ok()?))
            }
        })
    }
}
