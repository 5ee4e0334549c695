//! The words of one command of a record.

use crate::components::{
    BonusId, Cult, FactionId, FavourId, Kit, PowerAction, SpecialAction, Structure, Terrain, TownId,
};
use crate::rules::convert::Conversion;

/// One command.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are those of the record language")]
pub enum Command {
    Build(String),
    Dig(u8),
    Transform(String, Option<Terrain>),
    Upgrade(String, Structure),
    AdvanceShipping,
    AdvanceDigging,
    Send(Cult, Option<u8>),
    Power(PowerAction),
    Special(SpecialAction),
    Bridge(String, String),
    Favour(FavourId),
    Town(u8, TownId),
    Up(u8, Cult),
    Down(u8, Cult),
    Burn(u8),
    Convert(u16, Conversion),
    /// A priest straight to a coin: by way of a worker.
    PriestToCoin(u16),
    Pass(Option<BonusId>),
    Leech(Option<u8>, Option<FactionId>),
    Decline(Option<u8>, Option<FactionId>),
    Connect(Vec<String>),
    Colour(Terrain),
    Unlock(Terrain),
    KeepPriest,
    BuyToken,
    LeaveToken,
    /// Spades that are given up.
    GiveUpSpades(u8),
    /// What else is given up: a bridge, a free building.
    GiveUp,
    /// Favour tiles that are given up.
    GiveUpFavour(u8),
    /// No effect.
    Wait,
    /// The turn ends here.
    Done,
    /// The player leaves the game.
    Leave,
    /// A row that the site adds by itself, folded into one of a player.
    Auto(String),
}

/// Splits the commands of a row.
pub fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(['.', ';']).map(str::trim).filter(|word| !word.is_empty())
}

impl Command {
    /// Reads one command; `None` if it is none that we know.
    pub fn parse(text: &str) -> Option<Command> {
        let lower = text.trim().to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let (first, rest) = words.split_first()?;
        Some(match (*first, rest) {
            ("build", [hex]) => Command::Build((*hex).to_owned()),
            ("dig", [count]) => Command::Dig(count.parse().ok()?),
            ("transform", [hex]) => Command::Transform((*hex).to_owned(), None),
            ("transform", [hex, "to", colour]) => {
                Command::Transform((*hex).to_owned(), Some(Terrain::from_name(colour)?))
            }
            ("upgrade", [hex, "to", kind @ ..]) => {
                Command::Upgrade((*hex).to_owned(), Structure::from_name(&kind.join(" "))?)
            }
            ("advance", ["ship" | "shipping"]) => Command::AdvanceShipping,
            ("advance", ["dig" | "digging"]) => Command::AdvanceDigging,
            ("send", ["p" | "priest", "to", cult]) => Command::Send(Cult::from_name(cult)?, None),
            ("send", ["p" | "priest", "to", cult, "for", value]) => {
                Command::Send(Cult::from_name(cult)?, Some(value.parse().ok()?))
            }
            ("action", [id]) => match PowerAction::from_name(id) {
                Some(action) => Command::Power(action),
                None => Command::Special(SpecialAction::from_name(id)?),
            },
            ("bridge", [ends]) => {
                let (a, b) = ends.split_once(':')?;
                Command::Bridge(a.to_owned(), b.to_owned())
            }
            ("burn", []) => Command::Burn(1),
            ("burn", [count]) => Command::Burn(count.parse().ok()?),
            ("convert", _) => convert(rest)?,
            ("pass", []) => Command::Pass(None),
            ("pass", [card]) => Command::Pass(Some(BonusId::from_name(card)?)),
            ("leech" | "decline", _) => answer(first, rest)?,
            ("connect", [hexes]) => Command::Connect(hexes.split(':').map(str::to_owned).collect()),
            ("pick-color" | "pick-colour", [colour]) => Command::Colour(Terrain::from_name(colour)?),
            ("unlock-terrain", ["gain-priest"]) => Command::KeepPriest,
            ("unlock-terrain", [colour]) => Command::Unlock(Terrain::from_name(colour)?),
            ("gain", ["p3", "for", "vp"]) => Command::BuyToken,
            ("wait", []) => Command::Wait,
            ("done", []) => Command::Done,
            ("resign", []) => Command::Leave,
            _ if is_site(&lower) => Command::Auto(lower),
            _ if first.starts_with('+') || first.starts_with('-') => signed(&lower)?,
            _ => return None,
        })
    }

    /// Whether it belongs to the own turn; answers and other decisions may come in the turn of another player.
    pub(crate) fn acts(&self) -> bool {
        !matches!(
            self,
            Command::Leech(..)
                | Command::Decline(..)
                | Command::Up(..)
                | Command::BuyToken
                | Command::LeaveToken
                | Command::Unlock(_)
                | Command::KeepPriest
                | Command::GiveUpSpades(_)
                | Command::Leave
                | Command::Wait
        )
    }

    /// Whether it is a burning or a conversion.
    pub(crate) fn converts(&self) -> bool {
        matches!(self, Command::Burn(_) | Command::Convert(..) | Command::PriestToCoin(_))
    }
}

/// Whether these are words of the site, which nobody types.
pub(super) fn is_site(text: &str) -> bool {
    let text = text.trim().to_ascii_lowercase();
    text.ends_with("income_for_faction")
        || text == "setup"
        || text == "score_resources"
        || text == "-"
        || text.starts_with('[')
        || (text.starts_with('+') && text.contains("vp for "))
}

/// `2pw`, `2 pw`, `pw`: a number and a name from the front of the words.
fn amount(text: &str) -> Option<(u16, &'static str)> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let (count, name) = text.split_at(digits);
    let count = if count.is_empty() { 1 } else { count.parse().ok()? };
    let name = match name {
        "pw" | "power" => "pw",
        "p" | "priest" | "priests" => "p",
        "w" | "worker" | "workers" => "w",
        "c" | "coin" | "coins" => "c",
        "vp" => "vp",
        _ => return None,
    };
    Some((count, name))
}

fn convert(words: &[&str]) -> Option<Command> {
    let text = words.join(" ");
    let (from, to) = text.split_once(" to ")?;
    let ((paid, from), (got, to)) = (amount(from)?, amount(to)?);
    if (from, to) == ("p", "c") {
        return (paid == got).then_some(Command::PriestToCoin(got));
    }
    let what = Conversion::ALL.into_iter().find(|what| what.goods() == (from, to))?;
    let rate = u16::from(what.rate(Kit::printed()).0);
    (Some(paid) == got.checked_mul(rate)).then_some(Command::Convert(got, what))
}

fn answer(first: &str, words: &[&str]) -> Option<Command> {
    let make = if first == "leech" { Command::Leech } else { Command::Decline };
    Some(match words {
        [] => make(None, None),
        [count] => make(Some(count.parse().ok()?), None),
        ["from", faction] => make(None, Some(FactionId::from_name(faction)?)),
        [count, "from", faction] => make(Some(count.parse().ok()?), Some(FactionId::from_name(faction)?)),
        _ => return None,
    })
}

/// `+FAV3`, `+2TW5`, `+fire`, `-3water`, `-SPADE`.
fn signed(text: &str) -> Option<Command> {
    let plus = text.starts_with('+');
    let text: String = text[1..].chars().filter(|c| !c.is_whitespace()).collect();
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let (count, name) = text.split_at(digits);
    let count: u8 = if count.is_empty() { 1 } else { count.parse().ok()? };
    if let Some(cult) = Cult::from_name(name) {
        return Some(if plus { Command::Up(count, cult) } else { Command::Down(count, cult) });
    }
    if plus {
        if let Some(tile) = FavourId::from_name(name) {
            return (count == 1).then_some(Command::Favour(tile));
        }
        if let Some(card) = BonusId::from_name(name) {
            // Old files take the first bonus card so.
            return (count == 1).then_some(Command::Pass(Some(card)));
        }
        return TownId::from_name(name).map(|tile| Command::Town(count, tile));
    }
    match name {
        "gain_p3_for_vp" => Some(Command::LeaveToken),
        "gain_favor" => Some(Command::GiveUpFavour(count)),
        "spade" | "spades" => Some(Command::GiveUpSpades(count)),
        "bridge" | "free_d" | "free_tf" | "free_tp" | "convert_w_to_p" => Some(Command::GiveUp),
        _ => None,
    }
}
