//! What can be said, as text: close to the commands of game records.
//!
//! - `build E7`, `dig E7 to blue`, `upgrade E7 to TP`, `bridge E4:G1`, `advance ship`, `advance dig`, `connect r20`
//! - `send p to fire for 3`, `send p to fire`: the best space that is free, `+fire`, `+fire 2`, `-fire 3`, `fire 10`: the marker stands on 10 now
//! - `+FAV11`, `+TW5`: the cult steps of a tile
//! - `action ACT5`, `action BON1`, `pass BON3`, `pass`, `done`
//! - `faction nomads`, `pick-color blue`
//! - `automa`; `card 7`: the card that was drawn or revealed
//! - `leech`, `decline`: power of the Automa's build; `result 98`: points before areas and cults
//! - `fix FACT`: see `fix_text`
//!
//! It is meant for the person who is asked, unless it begins with a name: `nomads: build E7`, `P2: done`.

use kernel::game::NotationError;
use kernel::{Notation, Seat};

use super::action::{CompanionAction, CompanionDecision, Told};
use super::table::TerraCompanion;
use crate::components::{
    BonusId, Cult, FactionId, FavourId, PowerAction, SpecialAction, Structure, Terrain, TownId,
};
use crate::notation::split_word;
use crate::state::NOBODY;

const ANY: &str = "what you did, such as `build E7`, `dig E7 to blue`, `upgrade E7 to TP`, `send p to fire for 3`, \
                   `+fire`, `fire 10`, `action ACT5`, `bridge E4:G1`, `pass BON3` or `done`; or `automa`, `card 7`, \
                   `leech`, `decline`, `result 98`, `fix ...`";
const FIX: &str = "a fact: `fix E7 nomads TP`, `fix E7 empty`, `fix terrain E7 blue`, `fix bridge E4:G1 nomads|none`, \
                   `fix cult nomads fire 5`, `fix priests fire nomads - - -`, `fix power ACT1 ACT5`, `fix row BON1 \
                   BON2 BON3`, `fix bonus nomads BON4|none`, `fix vp nomads 40`, `fix round 3`, `fix scoring SCORE1 \
                   ...`, `fix final-tile NAME|none`, `fix order nomads witches`, `fix turn nomads`, `fix passed \
                   nomads`, `fix shipping nomads 2`, `fix carpet fakirs 1`, `fix home shapeshifters blue`, `fix start \
                   yetis blue`, `fix unlocked riverwalkers red blue`, `fix drawn nomads 5 2 4`";

impl TerraCompanion {
    /// Who is asked; the first person if nobody is.
    fn asks(&self) -> Seat {
        match self.waiting() {
            Some(
                CompanionDecision::Setup { seat, .. }
                | CompanionDecision::Turn { seat, .. }
                | CompanionDecision::Spades { seat }
                | CompanionDecision::Power { seat, .. }
                | CompanionDecision::Result { seat },
            ) => seat,
            _ => Seat(0),
        }
    }

    fn told_text(&self, told: Told) -> String {
        let map = self.table.map;
        let hex = |hex: kernel::Hex| map.names.get(hex.index()).map_or("nowhere", String::as_str);
        match told {
            Told::Faction(id) => format!("faction {}", id.key()),
            Told::Colour(terrain) => format!("pick-color {}", terrain.colour()),
            Told::Build(at) => format!("build {}", hex(at)),
            Told::Transform(at, terrain) => format!("dig {} to {}", hex(at), terrain.colour()),
            Told::Upgrade(at, to) => format!("upgrade {} to {}", hex(at), to.short()),
            Told::Send(cult, value) => format!("send p to {} for {value}", cult.name()),
            Told::Steps(cult, 1) => format!("+{}", cult.name()),
            Told::Steps(cult, steps) if steps < 0 => format!("-{} {}", cult.name(), i16::from(steps).abs()),
            Told::Steps(cult, steps) => format!("+{} {steps}", cult.name()),
            Told::Marker(cult, space) => format!("{} {space}", cult.name()),
            Told::Favour(tile) => format!("+FAV{}", tile.0 + 1),
            Told::Town(tile) => format!("+TW{}", tile.0 + 1),
            Told::Power(action) => format!("action {}", action.id()),
            Told::Special(action) => format!("action {}", action.id()),
            Told::Bridge(place) => match map.bridges.get(usize::from(place)) {
                Some((a, b)) => format!("bridge {}:{}", hex(*a), hex(*b)),
                None => "bridge nowhere".to_owned(),
            },
            Told::Shipping => "advance ship".to_owned(),
            Told::Digging => "advance dig".to_owned(),
            Told::Connect(river) => format!("connect {}", hex(river)),
            Told::Pass(Some(card)) => format!("pass BON{}", card.0 + 1),
            Told::Pass(None) => "pass".to_owned(),
            Told::Done => "done".to_owned(),
        }
    }

    fn read_told(&self, text: &str) -> Option<Told> {
        let map = self.table.map;
        if let Some(gain) = text.strip_prefix('+') {
            let gain = gain.trim();
            if let Some(tile) = FavourId::from_name(gain) {
                return Some(Told::Favour(tile));
            }
            if let Some(tile) = TownId::from_name(gain) {
                return Some(Told::Town(tile));
            }
            let (cult, steps) = gain.split_once(char::is_whitespace).unwrap_or((gain, "1"));
            let steps = steps.trim().parse::<i8>().ok().filter(|steps| (1..=10).contains(steps))?;
            return Cult::from_name(cult).map(|cult| Told::Steps(cult, steps));
        }
        if let Some(loss) = text.strip_prefix('-') {
            let (cult, steps) = loss.trim().split_once(char::is_whitespace).unwrap_or((loss.trim(), "1"));
            let steps = steps.trim().parse::<i8>().ok().filter(|steps| (1..=10).contains(steps))?;
            return Cult::from_name(cult).map(|cult| Told::Steps(cult, -steps));
        }
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let (verb, rest) = (verb.to_ascii_lowercase(), rest.trim());
        if let Some(cult) = Cult::from_name(&verb) {
            return rest.parse().ok().filter(|space| *space <= 10).map(|space| Told::Marker(cult, space));
        }
        match verb.as_str() {
            "faction" => FactionId::from_name(rest).map(Told::Faction),
            "pick-color" | "pick-colour" => Terrain::from_name(rest).map(Told::Colour),
            "build" => map.find(rest).map(Told::Build),
            "dig" | "transform" => {
                let (hex, terrain) = split_word(rest, "to")?;
                Some(Told::Transform(map.find(hex)?, Terrain::from_name(terrain)?))
            }
            "upgrade" => {
                let (hex, to) = split_word(rest, "to")?;
                Some(Told::Upgrade(map.find(hex)?, Structure::from_name(to)?))
            }
            "send" => {
                let (priest, to) = split_word(rest, "to")?;
                let priest = ["p", "priest"].iter().any(|word| priest.eq_ignore_ascii_case(word));
                let told = match split_word(to, "for") {
                    Some((cult, value)) => {
                        Told::Send(Cult::from_name(cult)?, value.parse().ok().filter(|value| *value <= 10)?)
                    }
                    // As in game records: the best space that is free.
                    None => Cult::from_name(to).map(|cult| Told::Send(cult, self.best_space(cult)))?,
                };
                priest.then_some(told)
            }
            "action" => PowerAction::from_name(rest)
                .map(Told::Power)
                .or_else(|| SpecialAction::from_name(rest).map(Told::Special)),
            "bridge" => {
                let (a, b) = rest.split_once(':')?;
                let (a, b) = (map.find(a.trim())?, map.find(b.trim())?);
                Some(Told::Bridge(map.bridge_between(a, b).unwrap_or(NOBODY)))
            }
            "advance" => match rest.to_ascii_lowercase().as_str() {
                "ship" | "shipping" => Some(Told::Shipping),
                "dig" | "digging" => Some(Told::Digging),
                _ => None,
            },
            "connect" => map.find(rest).map(Told::Connect),
            "pass" if rest.is_empty() => Some(Told::Pass(None)),
            "pass" if BonusId::from_name(rest).is_some() => {
                BonusId::from_name(rest).map(|card| Told::Pass(Some(card)))
            }
            "done" => rest.is_empty().then_some(Told::Done),
            _ => self.read_short(text),
        }
    }

    fn read_action(&self, seat: Seat, text: &str) -> Option<CompanionAction> {
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match verb.to_ascii_lowercase().as_str() {
            "automa" if rest.is_empty() => Some(CompanionAction::Automa),
            "card" => {
                let number = rest.parse().ok()?;
                self.table.kit.automa.find(number).map(CompanionAction::Card)
            }
            "leech" => rest.is_empty().then_some(CompanionAction::Power { seat, took: true }),
            "decline" => rest.is_empty().then_some(CompanionAction::Power { seat, took: false }),
            "result" => rest.parse().ok().map(|vp| CompanionAction::Result { seat, vp }),
            _ => self
                .read_answer(seat, text)
                .or_else(|| self.read_told(text).map(|told| CompanionAction::Told { seat, told })),
        }
    }
}

impl Notation for TerraCompanion {
    fn write(&self, action: CompanionAction) -> String {
        let name = |seat| self.table.seat_name(seat);
        match action {
            CompanionAction::Told { seat, told } => format!("{}: {}", name(seat), self.told_text(told)),
            CompanionAction::Automa => "automa".to_owned(),
            CompanionAction::Card(card) => {
                let number = self.table.kit.automa.cards.get(usize::from(card)).map_or(0, |card| card.number);
                format!("card {number}")
            }
            CompanionAction::Power { seat, took: true } => format!("{}: leech", name(seat)),
            CompanionAction::Power { seat, took: false } => format!("{}: decline", name(seat)),
            CompanionAction::Result { seat, vp } => format!("{}: result {vp}", name(seat)),
            CompanionAction::Fix(fix) => format!("fix {}", self.fix_text(fix)),
        }
    }

    fn read(&self, text: &str) -> Result<CompanionAction, NotationError> {
        let wrong = |expected| NotationError { text: text.chars().take(60).collect(), expected };
        let said = text.trim();
        if let Some((first, fact)) = said.split_once(char::is_whitespace)
            && first.eq_ignore_ascii_case("fix")
        {
            return self.read_fix(fact).map(CompanionAction::Fix).ok_or_else(|| wrong(FIX));
        }
        if said.eq_ignore_ascii_case("fix") {
            return Err(wrong(FIX));
        }
        // The colon of a bridge is none after a name.
        let named =
            said.split_once(':').and_then(|(name, act)| Some((self.table.find_seat(name.trim())?, act)));
        let (seat, act) = named.unwrap_or_else(|| (self.asks(), said));
        self.read_action(seat, act.trim()).ok_or_else(|| wrong(ANY))
    }
}
