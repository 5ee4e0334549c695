//! Actions as text, both ways: close to what game records have.
//!
//! An action begins with who acts: `nomads: build E7`, or `P2: faction nomads` while the second player has no faction.
//! What is written has it always; what is read without it is meant for the seat to move. Upper and lower case, and
//! spaces more or fewer, make no difference.
//!
//! - `faction nomads`, `pick-color blue`
//! - `build E7`; `dig E7`, then `into blue` where the hex could become several things
//! - `pay fire`: the cult track from which the Acolytes pay a volcano
//! - `tokens 2/0/1`: power tokens out of bowls I, II, III leave the game
//! - `upgrade E7 to TP`, `advance ship`, `advance dig`
//! - `send p to fire for 3`; without `for`: for the best free space
//! - `action ACT5`, `action BON1`, `action ACTE`
//! - `pass BON3`; `pass` in the last round
//! - `burn`, `convert 5pw to p`, `convert w to c`, `convert 2c to vp`
//! - `+FAV11`, `+TW3`, `+fire`: a tile or a cult step that is due; `top fire`: the marker that gets the key
//! - `bridge E4:G1`, `connect r20`
//! - `unlock-terrain red`, `unlock-terrain gain-priest`, `gain P3 for VP`
//! - `leech 2 from nomads`, `decline 2 from nomads`: the number is what was offered; without `from`, the oldest such offer
//! - `done`; `resign`: leaves the game, where the option `offers` is `record`

use kernel::game::NotationError;
use kernel::{Game, Hex, Notation, Seat};

use crate::components::{
    BonusId, Cult, FactionId, FavourId, PowerAction, SpecialAction, Structure, Terrain, TownId,
};
use crate::rules::action::{Act, Action};
use crate::rules::convert::Conversion;
use crate::state::{NOBODY, TerraMystica};

const EXPECTED: &str = "an action such as `build E7`, `dig E7`, `into blue`, `upgrade E7 to TP`, `advance ship`, \
                        `send p to fire for 3`, `action ACT5`, `burn`, `convert 5pw to p`, `+FAV11`, `+TW3`, `+fire`, \
                        `bridge E4:G1`, `leech 2 from nomads`, `pass BON3` or `done`, after `nomads:` or `P2:` if it \
                        is not for the seat to move";

impl TerraMystica {
    /// How a seat is called in text: by its faction, or `P2` while it has none.
    pub fn seat_name(&self, seat: Seat) -> String {
        match self.players.get(seat.index()).and_then(|player| player.faction) {
            Some(faction) => faction.key().to_owned(),
            None => format!("P{}", u16::from(seat.0) + 1),
        }
    }

    /// The seat of this name: `nomads`, or `P2` at any time.
    pub fn find_seat(&self, text: &str) -> Option<Seat> {
        if let Some(number) = text.strip_prefix(['p', 'P'])
            && let Ok(number @ 1..) = number.trim().parse::<u8>()
        {
            return Some(Seat(number - 1));
        }
        let faction = FactionId::from_name(text)?;
        self.seat_list().find(|seat| self.plays(*seat, faction))
    }

    fn hex_name(&self, hex: Hex) -> &str {
        self.map.names.get(hex.index()).map_or("nowhere", String::as_str)
    }

    fn act_text(&self, act: Act) -> String {
        let hex = |hex| self.hex_name(hex);
        match act {
            Act::Faction(id) => format!("faction {}", id.key()),
            Act::Colour(terrain) => format!("pick-color {}", terrain.colour()),
            Act::Build(at) => format!("build {}", hex(at)),
            Act::Dig(at) => format!("dig {}", hex(at)),
            Act::Into(terrain) => format!("into {}", terrain.colour()),
            Act::PayCult(cult) => format!("pay {}", cult.name()),
            Act::Tokens([first, second, third]) => format!("tokens {first}/{second}/{third}"),
            Act::Upgrade(at, to) => format!("upgrade {} to {}", hex(at), to.short()),
            Act::AdvanceShipping => "advance ship".to_owned(),
            Act::AdvanceDigging => "advance dig".to_owned(),
            Act::Send(cult, value) => format!("send p to {} for {value}", cult.name()),
            Act::Power(action) => format!("action {}", action.id()),
            Act::Special(action) => format!("action {}", action.id()),
            Act::Pass(Some(card)) => format!("pass {}", card.id()),
            Act::Pass(None) => "pass".to_owned(),
            Act::Burn => "burn".to_owned(),
            Act::Convert(what) => {
                let count = |count: u8| if count == 1 { String::new() } else { count.to_string() };
                let ((paid, got), (from, to)) = (what.rate(self.kit), what.goods());
                format!("convert {}{from} to {}{to}", count(paid), count(got))
            }
            Act::Favour(tile) => format!("+{}", tile.id()),
            Act::Town(tile) => format!("+{}", tile.id()),
            Act::Step(cult) => format!("+{}", cult.name()),
            Act::Top(cult) => format!("top {}", cult.name()),
            Act::Bridge(place) => match self.map.bridges.get(usize::from(place)) {
                Some((a, b)) => format!("bridge {}:{}", hex(*a), hex(*b)),
                None => "bridge nowhere".to_owned(),
            },
            Act::Unlock(terrain) => format!("unlock-terrain {}", terrain.colour()),
            Act::KeepPriest => "unlock-terrain gain-priest".to_owned(),
            Act::BuyToken => "gain P3 for VP".to_owned(),
            Act::Accept { from, amount } => format!("leech {amount} from {}", self.seat_name(from)),
            Act::Decline { from, amount } => format!("decline {amount} from {}", self.seat_name(from)),
            Act::Connect(river) => format!("connect {}", hex(river)),
            Act::Done => "done".to_owned(),
            Act::Automa => "automa".to_owned(),
            Act::Leave => "resign".to_owned(),
        }
    }

    fn read_act(&self, seat: Seat, text: &str) -> Option<Act> {
        if let Some(due) = text.strip_prefix('+') {
            let due = due.trim();
            return FavourId::from_name(due)
                .map(Act::Favour)
                .or_else(|| TownId::from_name(due).map(Act::Town))
                .or_else(|| Cult::from_name(due).map(Act::Step));
        }
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let verb = verb.to_ascii_lowercase();
        match verb.as_str() {
            "faction" => FactionId::from_name(rest).map(Act::Faction),
            "pick-color" | "pick-colour" => Terrain::from_name(rest).map(Act::Colour),
            "build" => self.map.find(rest).map(Act::Build),
            "dig" => self.map.find(rest).map(Act::Dig),
            "into" => Terrain::from_name(rest).map(Act::Into),
            "pay" => Cult::from_name(rest).map(Act::PayCult),
            "tokens" => {
                let mut bowls = rest.split('/').map(|count| count.trim().parse::<u8>().ok());
                let act = Act::Tokens([bowls.next()??, bowls.next()??, bowls.next()??]);
                bowls.next().is_none().then_some(act)
            }
            "upgrade" => {
                let (hex, to) = split_word(rest, "to")?;
                Some(Act::Upgrade(self.map.find(hex)?, Structure::from_name(to)?))
            }
            "advance" => match rest.to_ascii_lowercase().as_str() {
                "ship" | "shipping" => Some(Act::AdvanceShipping),
                "dig" | "digging" => Some(Act::AdvanceDigging),
                _ => None,
            },
            "send" => {
                let (priest, to) = split_word(rest, "to")?;
                if !["p", "priest"].iter().any(|word| priest.eq_ignore_ascii_case(word)) {
                    return None;
                }
                match split_word(to, "for") {
                    Some((cult, value)) => Some(Act::Send(Cult::from_name(cult)?, value.parse().ok()?)),
                    None => Cult::from_name(to).map(|cult| Act::Send(cult, self.best_space(cult))),
                }
            }
            "action" => PowerAction::from_name(rest)
                .map(Act::Power)
                .or_else(|| SpecialAction::from_name(rest).map(Act::Special)),
            "pass" if rest.is_empty() => Some(Act::Pass(None)),
            "pass" => BonusId::from_name(rest).map(|card| Act::Pass(Some(card))),
            "burn" => (rest.is_empty() || rest == "1").then_some(Act::Burn),
            "convert" => self.read_conversion(rest).map(Act::Convert),
            "top" => Cult::from_name(rest).map(Act::Top),
            "bridge" => {
                let (a, b) = rest.split_once(':')?;
                let (a, b) = (self.map.find(a.trim())?, self.map.find(b.trim())?);
                // Two hexes without a place for a bridge make an action too: a refused one.
                Some(Act::Bridge(self.map.bridge_between(a, b).unwrap_or(NOBODY)))
            }
            "unlock-terrain" if rest.eq_ignore_ascii_case("gain-priest") => Some(Act::KeepPriest),
            "unlock-terrain" => Terrain::from_name(rest).map(Act::Unlock),
            "gain" => rest
                .split_whitespace()
                .map(str::to_ascii_lowercase)
                .eq(["p3", "for", "vp"])
                .then_some(Act::BuyToken),
            "leech" => self.read_answer(seat, rest).map(|(from, amount)| Act::Accept { from, amount }),
            "decline" => self.read_answer(seat, rest).map(|(from, amount)| Act::Decline { from, amount }),
            "connect" => self.map.find(rest).map(Act::Connect),
            "done" => rest.is_empty().then_some(Act::Done),
            "automa" => rest.is_empty().then_some(Act::Automa),
            "resign" => rest.is_empty().then_some(Act::Leave),
            _ => None,
        }
    }

    /// `2 from nomads`; without `from`, the oldest offer of that amount.
    fn read_answer(&self, seat: Seat, text: &str) -> Option<(Seat, u8)> {
        if let Some((amount, from)) = split_word(text, "from") {
            return Some((self.find_seat(from)?, amount.parse().ok()?));
        }
        let amount = text.parse().ok()?;
        let offer = self.offers.iter().find(|offer| offer.to == seat && offer.amount == amount)?;
        Some((offer.from, amount))
    }

    /// `5pw to p`, `5 power to 1 priest`.
    fn read_conversion(&self, text: &str) -> Option<Conversion> {
        let text = text.to_ascii_lowercase();
        let (from, to) = text.split_once("to")?;
        let ((paid, from), (got, to)) = (amount(from.trim())?, amount(to.trim())?);
        let same = |what: &Conversion| what.goods() == (from, to) && what.rate(self.kit) == (paid, got);
        Conversion::ALL.into_iter().find(same)
    }

    /// The most steps that a priest makes on this track now.
    fn best_space(&self, cult: Cult) -> u8 {
        let board = &self.kit.cult_board;
        let free = self.priest_spaces[cult.index()].iter().zip(board.priest_spaces);
        let free = free.filter(|(owner, _)| **owner == NOBODY).map(|(_, value)| value);
        free.max().unwrap_or(board.priest_no_space)
    }
}

/// What stands before and after a word between spaces, in upper or lower case.
pub(crate) fn split_word<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let mut at = 0;
    for part in text.split(char::is_whitespace) {
        if part.eq_ignore_ascii_case(word) && at > 0 {
            return Some((text[..at].trim(), text[at + part.len()..].trim()));
        }
        at += part.len();
        // The space after it may take several bytes.
        at += text[at..].chars().next().map_or(0, char::len_utf8);
    }
    None
}

/// How much of which good, in lower case; a missing number is one.
fn amount(text: &str) -> Option<(u8, &'static str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, good) = text.split_at(digits);
    let number = if number.is_empty() { 1 } else { number.parse().ok()? };
    let good = match good.trim() {
        "c" | "coin" | "coins" => "c",
        "w" | "worker" | "workers" => "w",
        "p" | "priest" | "priests" => "p",
        "pw" | "power" => "pw",
        "vp" => "vp",
        _ => return None,
    };
    Some((number, good))
}

impl Notation for TerraMystica {
    fn write(&self, action: Action) -> String {
        format!("{}: {}", self.seat_name(action.seat), self.act_text(action.act))
    }

    fn read(&self, text: &str) -> Result<Action, NotationError> {
        let wrong = || NotationError { text: text.chars().take(60).collect(), expected: EXPECTED };
        // The colon of a bridge is none after a name.
        let named = text.split_once(':').and_then(|(name, act)| Some((self.find_seat(name.trim())?, act)));
        let (seat, act) = named.unwrap_or_else(|| (self.to_move().unwrap_or(Seat(0)), text));
        let act = self.read_act(seat, act.trim()).ok_or_else(wrong)?;
        Ok(Action { seat, act })
    }
}
