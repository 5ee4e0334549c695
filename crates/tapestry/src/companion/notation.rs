//! What can be said, as text.
//!
//! - `income`, `step science` or `science`, `explore 0/1`, `conquer 0/1`, `conquer 0/1 trapped`, `done`
//! - `science 5`: the token stands there now; `token technology exploration 0`: the token that began on the first track
//! - `landmark forge`, `outpost 0/1`, `outpost 0/1 shared`, `piece 0/1`, `stand 0/1`; `bots science`: a card made both
//!   bots advance; `forbid science`: a card keeps the others from advancing there
//! - `automa`; `card 7`, `die science`: what was drawn or rolled at the table; where that is asked for, `7` and `science`
//! - `trap`, `no-trap`; `result 120`: points at the end
//! - `fix token P1 science 4`, `fix hex 0/1 P1 automa-toppled`, `fix hex 0/1 empty`, `fix explored 0/1 yes`,
//!   `fix landmark forge P1`, `fix vp 40`, `fix income P1 2`, `fix favourite automa science`, `fix outposts automa 5`,
//!   `fix pile 3`, `fix tiles none`, `fix achievement middle_island P1 yes`, `fix pair 3 4`, `fix discard 3 5`,
//!   `fix deck 6`, `fix civilizations explorers`, `fix forbid P1 none`, `fix turn P1`, `fix reacts P1 yes`,
//!   `fix plays-on P1 yes`
//!
//! Tracks and landmarks may be cut after three letters: `sci`, `landmark for`.
//! It is meant for the person who is asked, unless it begins with one: `P2: done`.

use kernel::game::NotationError;
use kernel::{Hex, Notation, Seat};

use super::action::{CompanionAction, CompanionDecision, Fix, MOST_PIECES, Piece, PieceKind, Told};
use super::setting::find_hex;
use super::table::TapestryCompanion;
use crate::components::{Achievement, Track};

/// What can be said in a turn.
const TURN: &str = "what you did: `science` (a step), `science 5` (where the token stands), `explore 0/1`, `conquer 0/1`, \
                    `conquer 0/1 trapped`, `income`, `landmark forge`, `outpost 0/1`, `piece 0/1`, `stand 0/1`, `bots \
                    science`, `forbid science`, `token technology exploration 0`; then `done`; or `fix` and a fact";
const AUTOMA: &str = "`automa`: the bots take their turn; or `fix` and a fact";
const CARD: &str = "the number of the card, such as `card 7`; or `fix` and a fact";
const DIE: &str = "the track that the science die shows, such as `die science`; or `fix` and a fact";
const TRAP: &str = "`trap` if you discard one, or `no-trap`; or `fix` and a fact";
const RESULT: &str = "your points, such as `result 120`; or `fix vp 40`";
const OVER: &str = "nothing more: the game is over";
const FIX: &str = "a fact: `fix token P1 science 4`, `fix hex 0/1 P1 automa-toppled`, `fix hex 0/1 empty`, `fix explored \
                   0/1 yes|no`, `fix landmark forge P1|automa|nobody`, `fix vp 40`, `fix income P1 2`, `fix favourite \
                   automa science`, `fix outposts automa 5`, `fix pile 3`, `fix tiles none|left`, `fix achievement \
                   middle_island P1 yes|no`, `fix pair 3 4`, `fix discard 3 5|none`, `fix deck 6`, `fix civilizations \
                   explorers`, `fix forbid P1 science|none`, `fix turn P1|bots`, `fix reacts P1 yes|no` or `fix plays-on P1 yes|no`";

/// A track by its name, or by the first three letters or more.
fn read_track(text: &str) -> Option<Track> {
    let begins = |track: &&Track| text.len() >= 3 && track.key().starts_with(text);
    Track::ALL.iter().find(begins).copied()
}

impl TapestryCompanion {
    fn asks(&self) -> Seat {
        match self.waiting() {
            Some(
                CompanionDecision::Turn { seat, .. }
                | CompanionDecision::Reaction { seat }
                | CompanionDecision::Result { seat },
            ) => seat,
            _ => Seat(0),
        }
    }

    /// What could have been said instead of this.
    fn expected(&self, text: &str) -> &'static str {
        if text.trim_start().starts_with("fix") {
            return FIX;
        }
        match self.waiting() {
            Some(CompanionDecision::Turn { .. } | CompanionDecision::Reaction { .. }) => TURN,
            Some(CompanionDecision::Automa { .. }) => AUTOMA,
            Some(CompanionDecision::Card { .. }) => CARD,
            Some(CompanionDecision::Die { .. }) => DIE,
            Some(CompanionDecision::Trap { .. }) => TRAP,
            Some(CompanionDecision::Result { .. }) => RESULT,
            None => OVER,
        }
    }

    fn hex_text(&self, hex: Hex) -> String {
        if hex.index() < self.table.map.grid.len() {
            let at = self.table.map.grid.at(hex);
            format!("{}/{}", at.q, at.r)
        } else {
            "nowhere".to_owned()
        }
    }

    fn seat_text(&self, seat: Seat) -> String {
        match seat.0 {
            1 if self.table.automa_seat().is_some() => "automa".to_owned(),
            2 => "shadow".to_owned(),
            seat => format!("P{}", u16::from(seat) + 1),
        }
    }

    fn read_seat(&self, text: &str) -> Option<Seat> {
        match text {
            "you" | "me" => self.table.automa_seat().map(|_| Seat(0)),
            "automa" => self.table.automa_seat().map(Seat),
            "shadow" => self.table.shadow_seat().map(Seat),
            _ => {
                let number: u8 = text.strip_prefix(['P', 'p'])?.parse().ok()?;
                let seat = number.checked_sub(1)?;
                (!self.table.is_bot(seat)).then_some(Seat(seat))
            }
        }
    }

    /// A landmark by its name, with or without the underscore, or by the beginning of it that fits one alone.
    fn read_landmark(&self, text: &str) -> Option<u8> {
        let kit = self.table.kit;
        let text = text.replace('-', "_");
        kit.find_landmark(&text).or_else(|| {
            let mut fits = (0_u8..).zip(&kit.landmarks).filter(|(_, known)| known.id.starts_with(&text));
            let first = fits.next().filter(|_| text.len() >= 3)?;
            fits.next().is_none().then_some(first.0)
        })
    }

    fn landmark_text(&self, landmark: u8) -> &str {
        self.table.kit.landmarks.get(usize::from(landmark)).map_or("none", |known| known.id.as_str())
    }

    fn card_text(&self, card: u8) -> u8 {
        self.table.kit.automa.cards.get(usize::from(card)).map_or(0, |card| card.number)
    }

    fn told_text(&self, told: Told) -> String {
        match told {
            Told::Step(track) => format!("step {}", track.key()),
            Told::Token { token, track, space } => format!("token {} {} {space}", token.key(), track.key()),
            Told::Landmark(landmark) => format!("landmark {}", self.landmark_text(landmark)),
            Told::Explore(hex) => format!("explore {}", self.hex_text(hex)),
            Told::Conquer { hex, trapped: false } => format!("conquer {}", self.hex_text(hex)),
            Told::Conquer { hex, trapped: true } => format!("conquer {} trapped", self.hex_text(hex)),
            Told::Outpost(hex) => format!("outpost {}", self.hex_text(hex)),
            Told::Share(hex) => format!("outpost {} shared", self.hex_text(hex)),
            Told::Piece(hex) => format!("piece {}", self.hex_text(hex)),
            Told::StandUp(hex) => format!("stand {}", self.hex_text(hex)),
            Told::Bots(track) => format!("bots {}", track.key()),
            Told::Forbid(track) => format!("forbid {}", track.key()),
            Told::Income => "income".to_owned(),
            Told::Done => "done".to_owned(),
        }
    }

    fn fix_text(&self, fix: Fix) -> String {
        let seat = |seat| self.seat_text(seat);
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        match fix {
            Fix::Token(who, token, track, space) => {
                format!("token {} {} {} {space}", seat(who), token.key(), track.key())
            }
            Fix::Hex(hex, pieces) => {
                let pieces = pieces.into_iter().flatten().map(|piece| {
                    let kind = match piece.kind {
                        PieceKind::Outpost => "",
                        PieceKind::Toppled => "-toppled",
                        PieceKind::Token => "-token",
                        PieceKind::Shared => "-shared",
                    };
                    format!(" {}{kind}", seat(piece.seat))
                });
                let pieces: String = pieces.collect();
                let pieces = if pieces.is_empty() { " empty".to_owned() } else { pieces };
                format!("hex {}{pieces}", self.hex_text(hex))
            }
            Fix::Explored(hex, explored) => format!("explored {} {}", self.hex_text(hex), yes(explored)),
            Fix::Landmark(landmark, owner) => {
                let owner = owner.map_or_else(|| "nobody".to_owned(), seat);
                format!("landmark {} {owner}", self.landmark_text(landmark))
            }
            Fix::Vp(vp) => format!("vp {vp}"),
            Fix::Income(who, turns) => format!("income {} {turns}", seat(who)),
            Fix::Favourite(who, track) => format!("favourite {} {}", seat(who), track.key()),
            Fix::Outposts(who, n) => format!("outposts {} {n}", seat(who)),
            Fix::Pile(n) => format!("pile {n}"),
            Fix::Tiles(left) => format!("tiles {}", if left { "left" } else { "none" }),
            Fix::Achievement(what, who, has) => {
                format!("achievement {} {} {}", what.key(), seat(who), yes(has))
            }
            Fix::Pair(left, right) => format!("pair {} {}", self.card_text(left), self.card_text(right)),
            Fix::Discard(0) => "discard none".to_owned(),
            Fix::Discard(cards) => {
                let cards = (0..32).filter(|at| cards >> at & 1 == 1);
                let cards: Vec<String> = cards.map(|card| self.card_text(card).to_string()).collect();
                format!("discard {}", cards.join(" "))
            }
            Fix::Deck(n) => format!("deck {n}"),
            Fix::Civilizations(first, second) => {
                let civ = |at: u8| {
                    let known = self.table.kit.automa.civs.get(usize::from(at));
                    known.map_or("none", |civ| civ.id.as_str())
                };
                let second = second.map_or_else(String::new, |second| format!(" {}", civ(second)));
                format!("civilizations {}{second}", civ(first))
            }
            Fix::Forbid(who, track) => format!("forbid {} {}", seat(who), track.map_or("none", Track::key)),
            Fix::Turn(who) => format!("turn {}", seat(who)),
            Fix::Reacts(who, reacts) => format!("reacts {} {}", seat(who), yes(reacts)),
            Fix::PlaysOn(who, plays_on) => format!("plays-on {} {}", seat(who), yes(plays_on)),
        }
    }

    fn read_told(&self, words: &[&str]) -> Option<Told> {
        let hex = |text: &str| find_hex(&self.table, text);
        Some(match *words {
            ["step", track] => Told::Step(read_track(track)?),
            ["token", token, track, space] => Told::Token {
                token: read_track(token)?,
                track: read_track(track)?,
                space: space.parse().ok()?,
            },
            ["landmark", id] => Told::Landmark(self.read_landmark(id)?),
            ["explore", at] => Told::Explore(hex(at)?),
            [track] if read_track(track).is_some() => Told::Step(read_track(track)?),
            [track, space] if read_track(track).is_some() => {
                let track = read_track(track)?;
                Told::Token { token: track, track, space: space.parse().ok()? }
            }
            ["conquer", at] => Told::Conquer { hex: hex(at)?, trapped: false },
            ["conquer", at, "trapped"] => Told::Conquer { hex: hex(at)?, trapped: true },
            ["outpost", at] => Told::Outpost(hex(at)?),
            ["outpost", at, "shared"] => Told::Share(hex(at)?),
            ["piece", at] => Told::Piece(hex(at)?),
            ["stand", at] => Told::StandUp(hex(at)?),
            ["bots", track] => Told::Bots(read_track(track)?),
            ["forbid", track] => Told::Forbid(read_track(track)?),
            ["income"] => Told::Income,
            ["done"] => Told::Done,
            _ => return None,
        })
    }

    fn read_piece(&self, text: &str) -> Option<Piece> {
        let (who, kind) = match text.split_once('-') {
            None => (text, PieceKind::Outpost),
            Some((who, "toppled")) => (who, PieceKind::Toppled),
            Some((who, "token")) => (who, PieceKind::Token),
            Some((who, "shared")) => (who, PieceKind::Shared),
            Some(_) => return None,
        };
        Some(Piece { seat: self.read_seat(who)?, kind })
    }

    fn read_fix(&self, words: &[&str]) -> Option<Fix> {
        let seat = |text: &str| self.read_seat(text);
        let hex = |text: &str| find_hex(&self.table, text);
        let yes = |text: &str| match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        let card = |text: &str| self.table.kit.automa.find_card(text.parse().ok()?);
        let civ = |text: &str| self.table.kit.automa.find_civ(text);
        Some(match *words {
            ["token", who, track, space] => {
                let track = read_track(track)?;
                Fix::Token(seat(who)?, track, track, space.parse().ok()?)
            }
            ["token", who, token, track, space] => {
                Fix::Token(seat(who)?, read_track(token)?, read_track(track)?, space.parse().ok()?)
            }
            ["hex", at, "empty"] => Fix::Hex(hex(at)?, [None; MOST_PIECES]),
            ["hex", at, ref pieces @ ..] if !pieces.is_empty() => {
                let mut all = [None; MOST_PIECES];
                for (place, piece) in pieces.iter().enumerate() {
                    *all.get_mut(place)? = Some(self.read_piece(piece)?);
                }
                Fix::Hex(hex(at)?, all)
            }
            ["explored", at, word] => Fix::Explored(hex(at)?, yes(word)?),
            ["landmark", id, "nobody"] => Fix::Landmark(self.read_landmark(id)?, None),
            ["landmark", id, who] => Fix::Landmark(self.read_landmark(id)?, Some(seat(who)?)),
            ["vp", vp] => Fix::Vp(vp.parse().ok()?),
            ["income", who, turns] => Fix::Income(seat(who)?, turns.parse().ok()?),
            ["favourite", who, track] => Fix::Favourite(seat(who)?, read_track(track)?),
            ["outposts", who, n] => Fix::Outposts(seat(who)?, n.parse().ok()?),
            ["pile", n] => Fix::Pile(n.parse().ok()?),
            ["tiles", "left"] => Fix::Tiles(true),
            ["tiles", "none"] => Fix::Tiles(false),
            ["achievement", what, who, word] => {
                Fix::Achievement(Achievement::from_key(what)?, seat(who)?, yes(word)?)
            }
            ["pair", left, right] => Fix::Pair(card(left)?, card(right)?),
            ["discard", "none"] => Fix::Discard(0),
            ["discard", ref cards @ ..] if !cards.is_empty() => {
                let mut bits = 0;
                for text in cards {
                    bits |= 1_u32.checked_shl(card(text)?.into())?;
                }
                Fix::Discard(bits)
            }
            ["deck", n] => Fix::Deck(n.parse().ok()?),
            ["civilizations" | "civilization", first] => Fix::Civilizations(civ(first)?, None),
            ["civilizations", first, second] => Fix::Civilizations(civ(first)?, Some(civ(second)?)),
            ["forbid", who, "none"] => Fix::Forbid(seat(who)?, None),
            ["forbid", who, track] => Fix::Forbid(seat(who)?, Some(read_track(track)?)),
            ["turn", "bots"] => Fix::Turn(Seat(self.table.automa_seat().or(self.table.shadow_seat())?)),
            ["turn", who] => Fix::Turn(seat(who)?),
            ["reacts", who, word] => Fix::Reacts(seat(who)?, yes(word)?),
            ["plays-on", who, word] => Fix::PlaysOn(seat(who)?, yes(word)?),
            _ => return None,
        })
    }

    fn read_words(&self, words: &[&str], said: Option<Seat>) -> Option<CompanionAction> {
        let seat = said.unwrap_or_else(|| self.asks());
        let card = |number: &str| self.table.kit.automa.find_card(number.parse().ok()?);
        Some(match (words, self.waiting()) {
            // Where one thing is asked for, it is enough.
            ([number], Some(CompanionDecision::Card { .. })) if card(number).is_some() => {
                CompanionAction::Card(card(number)?)
            }
            ([track], Some(CompanionDecision::Die { .. })) if read_track(track).is_some() => {
                CompanionAction::Die(read_track(track)?)
            }
            ([word @ ("yes" | "no")], Some(CompanionDecision::Trap { .. })) => {
                CompanionAction::Trap(*word == "yes")
            }
            ([vp], Some(CompanionDecision::Result { .. })) if vp.parse::<i16>().is_ok() => {
                CompanionAction::Result { seat, vp: vp.parse().ok()? }
            }
            _ => return self.read_said(words, seat),
        })
    }

    fn read_said(&self, words: &[&str], seat: Seat) -> Option<CompanionAction> {
        Some(match *words {
            ["automa" | "bots"] => CompanionAction::Automa,
            ["card", number] => CompanionAction::Card(self.table.kit.automa.find_card(number.parse().ok()?)?),
            ["die", track] => CompanionAction::Die(read_track(track)?),
            ["trap"] => CompanionAction::Trap(true),
            ["no-trap"] => CompanionAction::Trap(false),
            ["result", vp] => CompanionAction::Result { seat, vp: vp.parse().ok()? },
            ["fix", ref words @ ..] => CompanionAction::Fix(self.read_fix(words)?),
            _ => CompanionAction::Told { seat, told: self.read_told(words)? },
        })
    }
}

impl Notation for TapestryCompanion {
    fn write(&self, action: CompanionAction) -> String {
        match action {
            CompanionAction::Told { seat, told } => {
                format!("P{}: {}", u16::from(seat.0) + 1, self.told_text(told))
            }
            CompanionAction::Automa => "automa".to_owned(),
            CompanionAction::Card(card) => format!("card {}", self.card_text(card)),
            CompanionAction::Die(track) => format!("die {}", track.key()),
            CompanionAction::Trap(true) => "trap".to_owned(),
            CompanionAction::Trap(false) => "no-trap".to_owned(),
            CompanionAction::Result { seat, vp } => format!("P{}: result {vp}", u16::from(seat.0) + 1),
            CompanionAction::Fix(fix) => format!("fix {}", self.fix_text(fix)),
        }
    }

    fn read(&self, text: &str) -> Result<CompanionAction, NotationError> {
        let wrong = || NotationError { text: text.chars().take(60).collect(), expected: self.expected(text) };
        let trimmed = text.trim();
        let (seat, rest) = match trimmed.split_once(':') {
            Some((who, rest)) => {
                let number = who.trim().strip_prefix(['P', 'p']).and_then(|number| number.parse::<u8>().ok());
                (Some(Seat(number.and_then(|number| number.checked_sub(1)).ok_or_else(wrong)?)), rest)
            }
            None => (None, trimmed),
        };
        let words: Vec<&str> = rest.split_whitespace().collect();
        self.read_words(&words, seat).ok_or_else(wrong)
    }
}
