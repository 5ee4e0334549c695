//! Tapestry: a block for each kind of act. What is paid or gained is numbered among all ways to have up to eight resources.

mod goods;
mod observe;

use kernel::{Game as _, Hex, Seat};
use tapestry::components::{Building, Die, MOST_CARDS, MOST_TECHS, MOST_TILES, Track};
use tapestry::state::{MOST_SEATS, WIDE};
use tapestry::{Act, Action, Tapestry};

use super::acts::{self, Acts};
use super::{Block, Sense, Writer};

const SEATS: u32 = MOST_SEATS as u32;
const PLACES: u32 = WIDE as u32;
const HEXES: u32 = 64;

/// The kinds of acts, in the order of the numbers below.
const ACTS: Acts = &[
    ("civ", &[64], "keep or use this civilization"),
    ("city", &[32], "keep this city mat"),
    ("income", &[1], "take an income turn"),
    ("advance", &[5, goods::WAYS], "take an advance turn: with this token, paying this"),
    ("part", &[32], "choose this part of an effect"),
    ("yes", &[1], "do it"),
    ("no", &[1], "do it not"),
    ("done", &[1], "stop"),
    ("pay", &[goods::WAYS], "pay this"),
    ("gain", &[goods::WAYS], "gain this"),
    ("track", &[5], "choose this track"),
    ("token", &[8], "choose this one of the own tokens"),
    ("tile", &[MOST_TILES as u32], "choose this territory tile"),
    ("space", &[32], "choose this space tile"),
    ("hex", &[HEXES], "choose this hex"),
    ("turn", &[6], "turn the tile by so many sixths"),
    ("tech", &[MOST_TECHS as u32], "choose this tech card"),
    ("deck", &[1], "take the top card of the deck"),
    ("card", &[MOST_CARDS as u32], "choose this tapestry card"),
    ("building", &[4], "choose this kind of income building"),
    ("plot", &[PLACES, PLACES, 4], "place a building: column, row, quarter turns"),
    ("landmark", &[64], "choose this landmark"),
    ("seat", &[SEATS], "choose the seat so many places after the own one"),
    ("number", &[64], "choose this number"),
    ("die", &[3], "choose this die"),
    ("node", &[64], "choose this place of a civilization mat"),
    ("piece", &[32], "choose this masterpiece"),
    ("automa", &[1], "the bots take their turn"),
    ("decision", &[32], "this decision card was drawn at the real table"),
];
const FIRSTS: [u32; ACTS.len()] = acts::firsts(ACTS);

impl Sense for Tapestry {
    const VERSION: u32 = 0;
    const ACTIONS: u32 = acts::total(ACTS);

    fn blocks() -> Vec<Block> {
        acts::blocks(ACTS)
    }

    fn number(&self, action: Action) -> Option<u32> {
        let seats = self.seats();
        let place = |block: usize, parameters: &[usize]| acts::encode(ACTS, &FIRSTS, block, parameters);
        let one = |block: usize, parameter: u8| place(block, &[parameter.into()]);
        match action.act {
            Act::Civ(civ) => one(0, civ),
            Act::City(city) => one(1, city),
            Act::Income => one(2, 0),
            Act::Advance { token, pay } => place(3, &[token.into(), goods::rank(pay)?]),
            Act::Part(part) => one(4, part),
            Act::Yes => one(5, 0),
            Act::No => one(6, 0),
            Act::Done => one(7, 0),
            Act::Pay(goods) => place(8, &[goods::rank(goods)?]),
            Act::Gain(goods) => place(9, &[goods::rank(goods)?]),
            Act::Track(track) => place(10, &[track.index()]),
            Act::Token(token) => one(11, token),
            Act::Tile(tile) => one(12, tile),
            Act::Space(space) => one(13, space),
            Act::Hex(hex) => one(14, hex.0),
            Act::Turn(turn) => one(15, turn),
            Act::Tech(tech) => one(16, tech),
            Act::Deck => one(17, 0),
            Act::Card(card) => one(18, card),
            Act::Building(building) => place(19, &[building.index()]),
            Act::Plot { x, y, turn } => place(20, &[x.into(), y.into(), turn.into()]),
            Act::Landmark(landmark) => one(21, landmark),
            Act::Seat(seat) => place(22, &[(seat.index() + seats - action.seat.index()) % seats]),
            Act::Number(number) => one(23, number),
            Act::Die(die) => place(24, &[die.index()]),
            Act::Node(node) => one(25, node),
            Act::Piece(piece) => one(26, piece),
            Act::Automa => one(27, 0),
            Act::Decision(card) => one(28, card),
        }
    }

    fn action(&self, number: u32) -> Option<Action> {
        let seat = self.to_move()?;
        let (block, wide) = acts::decode(ACTS, &FIRSTS, number)?;
        let [a, b, c] = wide.map(|parameter| parameter as u8);
        let act = match block {
            0 => Act::Civ(a),
            1 => Act::City(a),
            2 => Act::Income,
            3 => Act::Advance { token: a, pay: goods::at(wide[1])? },
            4 => Act::Part(a),
            5 => Act::Yes,
            6 => Act::No,
            7 => Act::Done,
            8 => Act::Pay(goods::at(wide[0])?),
            9 => Act::Gain(goods::at(wide[0])?),
            10 => Act::Track(Track::at(a)?),
            11 => Act::Token(a),
            12 => Act::Tile(a),
            13 => Act::Space(a),
            14 => Act::Hex((usize::from(a) < self.map().grid.len()).then_some(Hex(a))?),
            15 => Act::Turn(a),
            16 => Act::Tech(a),
            17 => Act::Deck,
            18 => Act::Card(a),
            19 => Act::Building(Building::at(a)?),
            20 => Act::Plot { x: a, y: b, turn: c },
            21 => Act::Landmark(a),
            22 => {
                let seats = self.seats();
                (usize::from(a) < seats)
                    .then(|| Act::Seat(Seat(((seat.index() + usize::from(a)) % seats) as u8)))?
            }
            23 => Act::Number(a),
            24 => Act::Die(Die::at(a)?),
            25 => Act::Node(a),
            26 => Act::Piece(a),
            27 => Act::Automa,
            28 => Act::Decision(a),
            _ => return None,
        };
        Some(Action { seat, act })
    }

    fn picture(&self) -> Option<String> {
        Some(draw::tapestry::position(wire::english(), self))
    }

    fn observe(&self, seat: Seat, out: &mut impl Writer) {
        observe::observe(self, seat, out);
    }
}
