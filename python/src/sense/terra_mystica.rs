//! Terra Mystica: a block for each kind of act. Hexes are numbered as the board numbers them, row by row.

mod observe;

use kernel::{Game as _, Hex, Seat};
use terra_mystica::options::Offers;
use terra_mystica::rules::action::Act;
use terra_mystica::state::{MOST_BRIDGES, MOST_HEXES, MOST_SEATS};
use terra_mystica::{
    Action, BonusId, Conversion, Cult, FactionId, FavourId, PowerAction, SpecialAction, Structure,
    TerraMystica, Terrain, TownId,
};

use super::acts::{self, Acts};
use super::{Block, Sense, Writer};
use crate::errors::Refused;

const HEXES: u32 = MOST_HEXES as u32;
const SEATS: u32 = MOST_SEATS as u32;
/// More power is never offered at once.
const AMOUNTS: u32 = 32;

/// The kinds of acts, in the order of [`Kind`].
const ACTS: Acts = &[
    ("faction", &[20], "choose a faction"),
    ("colour", &[10], "choose a terrain as home"),
    ("build", &[HEXES], "build a dwelling on this hex"),
    ("dig", &[HEXES], "choose this hex to terraform"),
    ("into", &[10], "the hex becomes this terrain"),
    ("pay_cult", &[4], "the Acolytes pay with steps on this track"),
    ("tokens", &[8, 8, 8], "take so many power tokens out of bowls I, II, III"),
    ("upgrade", &[HEXES, 5], "upgrade the structure on this hex to this one"),
    ("advance_shipping", &[1], "advance shipping"),
    ("advance_digging", &[1], "advance digging"),
    ("send", &[4, 8], "send a priest to this cult, to a space of this value"),
    ("power", &[6], "use this power action"),
    ("special", &[12], "use this special action"),
    ("pass", &[11], "pass: without a card, or with this bonus card from 1"),
    ("burn", &[1], "burn a power token"),
    ("convert", &[8], "convert"),
    ("favour", &[12], "take this favour tile"),
    ("town", &[8], "take this town tile"),
    ("step", &[4], "take a cult step on this track"),
    ("top", &[4], "this marker enters the top space"),
    ("bridge", &[MOST_BRIDGES as u32], "place a bridge here"),
    ("unlock", &[10], "the Riverwalkers unlock this terrain"),
    ("keep_priest", &[1], "the Riverwalkers keep a priest"),
    ("buy_token", &[1], "the Shapeshifters buy a token"),
    ("accept", &[SEATS, AMOUNTS], "take power: from the seat so many places after the own one, so much"),
    ("decline", &[SEATS, AMOUNTS], "decline power: from the seat so many places after the own one, so much"),
    ("connect", &[HEXES], "the Mermaids found a town across this river hex"),
    ("done", &[1], "give up what is left and end the turn"),
    ("automa", &[1], "the Automa takes its turn"),
];
const FIRSTS: [u32; ACTS.len()] = acts::firsts(ACTS);

impl Sense for TerraMystica {
    const VERSION: u32 = 0;
    const ACTIONS: u32 = acts::total(ACTS);

    fn blocks() -> Vec<Block> {
        acts::blocks(ACTS)
    }

    fn learnable(&self) -> Result<(), Refused> {
        if self.options().offers != Offers::Settle {
            let text = "option `offers` must be `settle` in an environment: answers would come from seats that are not asked";
            return Err(Refused::Argument(text.to_owned()));
        }
        Ok(())
    }

    fn number(&self, action: Action) -> Option<u32> {
        let seats = self.seats();
        let after = |from: Seat| (from.index() + seats - action.seat.index()) % seats;
        let place = |block: usize, parameters: &[usize]| acts::encode(ACTS, &FIRSTS, block, parameters);
        match action.act {
            Act::Faction(id) => place(0, &[id.index()]),
            Act::Colour(terrain) => place(1, &[terrain.index()]),
            Act::Build(hex) => place(2, &[hex.index()]),
            Act::Dig(hex) => place(3, &[hex.index()]),
            Act::Into(terrain) => place(4, &[terrain.index()]),
            Act::PayCult(cult) => place(5, &[cult.index()]),
            Act::Tokens(bowls) => place(6, &bowls.map(usize::from)),
            Act::Upgrade(hex, structure) => place(7, &[hex.index(), structure.index()]),
            Act::AdvanceShipping => place(8, &[0]),
            Act::AdvanceDigging => place(9, &[0]),
            Act::Send(cult, value) => place(10, &[cult.index(), value.into()]),
            Act::Power(action) => place(11, &[action.index()]),
            Act::Special(action) => place(12, &[action.index()]),
            Act::Pass(card) => place(13, &[card.map_or(0, |card| card.index() + 1)]),
            Act::Burn => place(14, &[0]),
            Act::Convert(conversion) => place(15, &[usize::from(conversion.rank()) - 1]),
            Act::Favour(tile) => place(16, &[tile.index()]),
            Act::Town(tile) => place(17, &[tile.index()]),
            Act::Step(cult) => place(18, &[cult.index()]),
            Act::Top(cult) => place(19, &[cult.index()]),
            Act::Bridge(bridge) => place(20, &[bridge.into()]),
            Act::Unlock(terrain) => place(21, &[terrain.index()]),
            Act::KeepPriest => place(22, &[0]),
            Act::BuyToken => place(23, &[0]),
            Act::Accept { from, amount } => place(24, &[after(from), amount.into()]),
            Act::Decline { from, amount } => place(25, &[after(from), amount.into()]),
            Act::Connect(hex) => place(26, &[hex.index()]),
            Act::Done => place(27, &[0]),
            Act::Automa => place(28, &[0]),
            // Only records have it, which no environment plays.
            Act::Leave => None,
        }
    }

    fn action(&self, number: u32) -> Option<Action> {
        let seat = self.to_move()?;
        let (block, parameters) = acts::decode(ACTS, &FIRSTS, number)?;
        let [a, b, c] = parameters.map(|parameter| parameter as u8);
        let of = usize::from(a);
        let terrain = || Terrain::ALL.get(of).copied();
        let cult = || Cult::ALL.get(of).copied();
        let hex = || (of < self.map().grid.len()).then_some(Hex(a));
        let from = || {
            let seats = self.seats();
            (of < seats).then(|| Seat(((seat.index() + of) % seats) as u8))
        };
        let act = match block {
            0 => Act::Faction(*FactionId::ALL.get(of)?),
            1 => Act::Colour(terrain()?),
            2 => Act::Build(hex()?),
            3 => Act::Dig(hex()?),
            4 => Act::Into(terrain()?),
            5 => Act::PayCult(cult()?),
            6 => Act::Tokens([a, b, c]),
            7 => Act::Upgrade(hex()?, *Structure::ALL.get(usize::from(b))?),
            8 => Act::AdvanceShipping,
            9 => Act::AdvanceDigging,
            10 => Act::Send(cult()?, b),
            11 => Act::Power(*PowerAction::ALL.get(of)?),
            12 => Act::Special(*SpecialAction::ALL.get(of)?),
            13 => Act::Pass(if of == 0 { None } else { Some(*BonusId::ALL.get(of - 1)?) }),
            14 => Act::Burn,
            15 => Act::Convert(*Conversion::ALL.get(of)?),
            16 => Act::Favour(*FavourId::ALL.get(of)?),
            17 => Act::Town(*TownId::ALL.get(of)?),
            18 => Act::Step(cult()?),
            19 => Act::Top(cult()?),
            20 => Act::Bridge(a),
            21 => Act::Unlock(terrain()?),
            22 => Act::KeepPriest,
            23 => Act::BuyToken,
            24 => Act::Accept { from: from()?, amount: b },
            25 => Act::Decline { from: from()?, amount: b },
            26 => Act::Connect(hex()?),
            27 => Act::Done,
            28 => Act::Automa,
            _ => return None,
        };
        Some(Action { seat, act })
    }

    fn picture(&self) -> Option<String> {
        Some(draw::terra_mystica::position(wire::english(), self))
    }

    fn observe(&self, seat: Seat, out: &mut impl Writer) {
        observe::observe(self, seat, out);
    }
}
