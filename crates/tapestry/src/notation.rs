//! Actions as text, both ways.
//!
//! An action begins with who acts: `P2: income`. What is read without it is meant for the seat to move.
//!
//! - `civ heralds`, `city forest`
//! - `income`; `advance science 3 coin+worker`: the track, the space that the token leaves, and what is paid
//! - `part 2`: one of several parts of an effect; `yes`, `no`, `done`
//! - `pay coin+food`, `gain worker`
//! - `track military`; `token science 3`: a token by its track and space
//! - `tile 17`, `space 3`, `hex 0/-2`, `turn 4`
//! - `tech Bakery`, `deck`, `card academia` (`card trap/3` for the third of several)
//! - `building farm`, `landmark forge`, `plot c4` with `r1` for a quarter turn; columns `x y z` and `j k l` lie in the
//!   margin on the left and on the right, rows -2 to 0 and 10 to 12 above and below
//! - `seat 2`, `number 3`, `die red`, `node 4`, `piece 7`
//! - `automa`: the bots take their turn; `decision 12`: a decision card of the real table

use kernel::game::NotationError;
use kernel::{Axial, Notation, Seat};

use crate::components::{Building, Die, Track};
use crate::rules::action::{Act, Action};
use crate::state::{MARGIN, NONE, Tapestry, WIDE};

const EXPECTED: &str = "an action such as `income`, `advance science 3 coin+worker`, `gain food`, `pay coin`, `yes`, `no`, \
                        `part 1`, `tile 17`, `hex 0/-2`, `turn 4`, `tech Bakery`, `deck`, `card academia`, `building farm`, \
                        `plot c4 r1`, `token science 3`, `track arts`, `die red`, `seat 2`, `automa` or `done`, after `P2:` if it is \
                        not for the seat to move";

const COLUMNS: &[u8; WIDE] = b"xyzabcdefghijkl";

impl Tapestry {
    fn card_text(&self, card: u8) -> String {
        let Some(kind) = self.kit.copies.get(usize::from(card)) else { return "none".to_owned() };
        let first = self.kit.copies.iter().position(|other| other == kind).unwrap_or(0) as u8;
        let id = &self.kit.cards[usize::from(*kind)].id;
        if self.kit.cards[usize::from(*kind)].copies > 1 {
            format!("{id}/{}", card - first + 1)
        } else {
            id.clone()
        }
    }

    fn read_card(&self, text: &str) -> Option<u8> {
        let (id, copy) = match text.split_once('/') {
            Some((id, copy)) => (id, copy.parse::<u8>().ok()?.checked_sub(1)?),
            None => (text, 0),
        };
        let first = self.kit.find_card(id)?;
        let card = first.checked_add(copy)?;
        let same = self.kit.copies.get(usize::from(card)) == self.kit.copies.get(usize::from(first));
        same.then_some(card)
    }

    fn token_text(&self, seat: Seat, token: u8) -> String {
        match self.players.get(seat.index()).and_then(|player| player.tokens.get(usize::from(token))) {
            Some(at) => match Track::at(at.track) {
                Some(track) => format!("{} {}", track.key(), at.space),
                None => "none 0".to_owned(),
            },
            None => "none 0".to_owned(),
        }
    }

    fn read_token(&self, seat: Seat, track: &str, space: &str) -> Option<u8> {
        let track = Track::from_key(track)?;
        let space: u8 = space.parse().ok()?;
        let tokens = &self.players.get(seat.index())?.tokens;
        tokens.iter().position(|token| token.track == track as u8 && token.space == space).map(|at| at as u8)
    }

    fn act_text(&self, seat: Seat, act: Act) -> String {
        let kit = self.kit;
        match act {
            Act::Civ(civ) => {
                format!("civ {}", kit.civs.get(usize::from(civ)).map_or("none", |civ| civ.id.as_str()))
            }
            Act::City(mat) => {
                format!("city {}", kit.cities.get(usize::from(mat)).map_or("none", |mat| mat.id.as_str()))
            }
            Act::Income => "income".to_owned(),
            Act::Advance { token, pay } => format!("advance {} {pay}", self.token_text(seat, token)),
            Act::Part(part) => format!("part {}", u16::from(part) + 1),
            Act::Yes => "yes".to_owned(),
            Act::No => "no".to_owned(),
            Act::Done => "done".to_owned(),
            Act::Pay(goods) => format!("pay {goods}"),
            Act::Gain(goods) => format!("gain {goods}"),
            Act::Track(track) => format!("track {}", track.key()),
            Act::Token(token) => format!("token {}", self.token_text(seat, token)),
            Act::Tile(tile) => format!("tile {}", u16::from(tile) + 1),
            Act::Space(tile) => {
                format!("space {}", kit.space_tiles.get(usize::from(tile)).map_or(0, |tile| tile.id))
            }
            Act::Hex(hex) => {
                if hex.index() < self.map.grid.len() {
                    let at = self.map.grid.at(hex);
                    format!("hex {}/{}", at.q, at.r)
                } else {
                    "hex nowhere".to_owned()
                }
            }
            Act::Turn(turn) => format!("turn {turn}"),
            Act::Tech(tech) => {
                format!("tech {}", kit.techs.get(usize::from(tech)).map_or("none", |tech| tech.name.as_str()))
            }
            Act::Deck => "deck".to_owned(),
            Act::Card(card) => format!("card {}", self.card_text(card)),
            Act::Building(building) => format!("building {}", building.key()),
            Act::Plot { x, y, turn } => {
                let column = COLUMNS.get(usize::from(x)).map_or('?', |byte| char::from(*byte));
                let row = i16::from(y) - i16::from(MARGIN) + 1;
                if turn == 0 { format!("plot {column}{row}") } else { format!("plot {column}{row} r{turn}") }
            }
            Act::Landmark(landmark) => {
                let id =
                    kit.landmarks.get(usize::from(landmark)).map_or("none", |landmark| landmark.id.as_str());
                format!("landmark {id}")
            }
            Act::Seat(other) => format!("seat {}", u16::from(other.0) + 1),
            Act::Automa => "automa".to_owned(),
            Act::Decision(card) => {
                format!("decision {}", kit.automa.cards.get(usize::from(card)).map_or(0, |card| card.number))
            }
            Act::Number(number) => format!("number {number}"),
            Act::Die(die) => format!("die {}", die.key()),
            Act::Node(node) => format!("node {}", u16::from(node) + 1),
            Act::Piece(piece) => {
                format!("piece {}", kit.masterpieces.get(usize::from(piece)).map_or(0, |piece| piece.id))
            }
        }
    }

    fn read_act(&self, seat: Seat, text: &str) -> Option<Act> {
        let kit = self.kit;
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let number = || rest.parse::<u8>().ok();
        let from_one = || number().and_then(|n| n.checked_sub(1));
        let bare = |act: Act| rest.is_empty().then_some(act);
        match verb.to_ascii_lowercase().as_str() {
            "civ" => kit.find_civ(rest).map(Act::Civ),
            "city" => kit.cities.iter().position(|city| city.id == rest).map(|at| Act::City(at as u8)),
            "income" => bare(Act::Income),
            "advance" => {
                let mut words = rest.split_whitespace();
                let token = self.read_token(seat, words.next()?, words.next()?)?;
                let pay = words.next()?.parse().ok()?;
                words.next().is_none().then_some(Act::Advance { token, pay })
            }
            "part" => from_one().map(Act::Part),
            "yes" => bare(Act::Yes),
            "no" => bare(Act::No),
            "done" => bare(Act::Done),
            "pay" => rest.parse().ok().map(Act::Pay),
            "gain" => rest.parse().ok().map(Act::Gain),
            "track" => Track::from_key(rest).map(Act::Track),
            "token" => {
                let (track, space) = rest.split_once(' ')?;
                self.read_token(seat, track, space.trim()).map(Act::Token)
            }
            "tile" => from_one().map(Act::Tile),
            "space" => {
                let id = number()?;
                kit.space_tiles.iter().position(|tile| tile.id == id).map(|at| Act::Space(at as u8))
            }
            "hex" => {
                let (q, r) = rest.split_once('/')?;
                let at = Axial::new(q.trim().parse().ok()?, r.trim().parse().ok()?);
                self.map.grid.find(at).map(Act::Hex)
            }
            "turn" => number().map(Act::Turn),
            "tech" => kit.find_tech(rest).map(Act::Tech),
            "deck" => bare(Act::Deck),
            "card" => self.read_card(rest).map(Act::Card),
            "building" => Building::from_key(rest).map(Act::Building),
            "plot" => {
                let (at, turn) = match rest.split_once(' ') {
                    Some((at, turn)) => (at, turn.trim().strip_prefix('r')?.parse().ok()?),
                    None => (rest, 0),
                };
                let column = at.bytes().next()?;
                let x = COLUMNS.iter().position(|known| *known == column)? as u8;
                let row: i16 = at.get(1..)?.parse().ok()?;
                let y = u8::try_from(row.checked_add(i16::from(MARGIN) - 1)?).ok();
                let y = y.filter(|y| usize::from(*y) < WIDE)?;
                Some(Act::Plot { x, y, turn })
            }
            "landmark" => kit.find_landmark(rest).map(Act::Landmark),
            "seat" => from_one().map(|other| Act::Seat(Seat(other))),
            "number" => number().map(Act::Number),
            "die" => Die::from_key(rest).map(Act::Die),
            "node" => from_one().map(Act::Node),
            "automa" => bare(Act::Automa),
            "decision" => kit.automa.find_card(number()?).map(Act::Decision),
            "piece" => {
                let id = number()?;
                kit.masterpieces.iter().position(|piece| piece.id == id).map(|at| Act::Piece(at as u8))
            }
            _ => None,
        }
    }
}

impl Notation for Tapestry {
    fn write(&self, action: Action) -> String {
        format!("P{}: {}", u16::from(action.seat.0) + 1, self.act_text(action.seat, action.act))
    }

    fn read(&self, text: &str) -> Result<Action, NotationError> {
        let wrong = || NotationError { text: text.chars().take(60).collect(), expected: EXPECTED };
        let trimmed = text.trim();
        let (seat, rest) = match trimmed.split_once(':') {
            Some((who, rest)) => {
                let number = who.trim().strip_prefix(['P', 'p']).and_then(|number| number.parse::<u8>().ok());
                (Seat(number.and_then(|number| number.checked_sub(1)).ok_or_else(wrong)?), rest.trim())
            }
            None => {
                let seat = self.frames.last().map_or(NONE, |frame| frame.seat);
                (Seat(if seat == NONE { 0 } else { seat }), trimmed)
            }
        };
        self.read_act(seat, rest).map(|act| Action { seat, act }).ok_or_else(wrong)
    }
}
