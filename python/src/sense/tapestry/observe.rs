//! What a seat of Tapestry sees. Seats stand in their order round the table, the own one first.

use kernel::{Game as _, Hex, Seat};
use tapestry::components::{MOST_CARDS, MOST_TECHS, MOST_TILES};
use tapestry::options::Mode;
use tapestry::state::{ItemKind, MOST_CIVS, MOST_HEXES, NONE, Player, Task};
use tapestry::{Bot, Tapestry};

use crate::sense::fields::{number, one_hot, who_decides};
use crate::sense::{Cell, Writer};

/// How much is under way, and seven numbers of what is asked.
const ASKED: usize = 8;
/// Numbers of a player.
const NUMBERS: usize = 20;
/// Numbers of a civilization.
const CIV: usize = 7;
/// Kinds of questions, with room for more.
const WAITING: usize = 40;

/// Things of which there are few.
const SMALL: Cell = Cell::Count { most: 255, usual: 4 };
const CIVILIZATION: Cell = Cell::Id(64);
const HEX: Cell = Cell::Id(MOST_HEXES as u16);
const TRACK: Cell = Cell::Id(5);
/// Impassable, open, the four buildings, a token, a landmark.
const PLOT: Cell = Cell::Kinds { first: &[-1, 0, 1, 2, 3, 4, 5, 8], most: 255 };
/// What [`asked`] tells. There are too many effects for a place each.
const ASKING: [Cell; ASKED] = [
    Cell::Count { most: i16::MAX, usual: 8 },
    Cell::Bits(14),
    Cell::Bits(15),
    Cell::Count { most: i16::MAX, usual: 4 },
    HEX,
    Cell::Id(MOST_TILES as u16),
    Cell::Id(8),
    Cell::Id(8),
];
/// A civilization, where its tokens stand, what is left, how many places are used.
const SLOT: [Cell; CIV] =
    [CIVILIZATION, Cell::Bits(6), Cell::Bits(6), Cell::Bits(6), Cell::Bits(6), SMALL, SMALL];
/// What [`numbers`] gives of a player.
const PLAYER: [Cell; NUMBERS] = {
    const fn count(usual: i16) -> Cell {
        Cell::Count { most: i16::MAX, usual }
    }
    [
        Cell::Signed { usual: 100 },
        count(8),
        count(8),
        count(8),
        count(8),
        count(10),
        count(5),
        Cell::Flag,
        count(6),
        Cell::Flag,
        HEX,
        count(9),
        TRACK,
        count(4),
        count(10),
        Cell::Id(MOST_CARDS as u16),
        Cell::Id(5),
        TRACK,
        count(4),
        Cell::Flag,
    ]
};

/// Writes it.
pub fn observe(game: &Tapestry, seat: Seat, out: &mut impl Writer) {
    let seats = game.seats();
    let around = move || (0..seats).map(move |step| Seat(((seat.index() + step) % seats) as u8));
    let players = move || around().map(move |who| game.player_at(who));
    let step_to = |other: Seat| (other.index() + seats - seat.index()) % seats;

    who_decides(game, seat, out);
    out.field("waiting", &[WAITING], &[Cell::Flag], "what kind of answer is waited for", |v| {
        if let Some(decision) = game.decision() {
            one_hot(v, decision.kind as usize);
        }
    });
    out.field(
        "asked",
        &[ASKED],
        &ASKING,
        "if this seat decides: how much is under way, then what the question is about: effect from 1, parts done as bits, how many, hex from 1, tile from 1, two faces of dice from 1",
        |v| {
            if let Some(frame) = game.pending().filter(|_| game.to_move() == Some(seat)) {
                v[0] = number(game.frame_count() as u32);
                asked(frame.task, &mut v[1..]);
            }
        },
    );
    out.field("active", &[seats], &[Cell::Flag], "whose turn it is", |v| one_hot(v, step_to(game.active())));
    out.field(
        "bots",
        &[seats, 2],
        &[Cell::Flag],
        "whether the Automa or the Shadow Empire sits there",
        |v| {
            for (row, who) in v.chunks_exact_mut(2).zip(around()) {
                match game.bot_at(who) {
                    None => {}
                    Some(Bot::Automa) => row[0] = 1,
                    Some(Bot::ShadowEmpire) => row[1] = 1,
                }
            }
        },
    );
    out.field("mode", &[3], &[Cell::Flag], "one of: people, Automa, Shadow Empire", |v| {
        one_hot(
            v,
            match game.options().mode {
                Mode::People => 0,
                Mode::Automa => 1,
                Mode::Shadow => 2,
            },
        );
    });
    out.field(
        "players",
        &[seats, NUMBERS],
        &PLAYER,
        "victory points, coins, workers, food, culture, outposts, income turns, whether the game is over for it, cards in hand, whether a token left technology, capital hex from 1, completed districts, blocked track from 1, turns of that, cards of a private deck, active this-era card from 1, its target from 1, its track from 1, cards under others, charmed",
        |v| {
            for (row, player) in v.chunks_exact_mut(NUMBERS).zip(players()) {
                row.copy_from_slice(&numbers(player, &step_to));
            }
        },
    );
    out.field(
        "tokens",
        &[seats, 5, 2],
        &[Cell::Id(5), Cell::up_to(12)],
        "tokens on tracks: the track from 1, the space",
        |v| {
            let tokens = players().flat_map(|player| player.tokens);
            for (row, token) in v.chunks_exact_mut(2).zip(tokens) {
                if token.track != NONE {
                    row.copy_from_slice(&[i16::from(token.track) + 1, token.space.into()]);
                }
            }
        },
    );
    out.field("income", &[seats, 4, 8], &[Cell::Flag], "covered spaces of the income mat", |v| {
        let rows = players().flat_map(|player| player.covered);
        for (row, covered) in v.chunks_exact_mut(8).zip(rows) {
            bits(row, covered.into());
        }
    });
    out.field("reserved", &[seats, 4], &[SMALL], "buildings reserved for the last income turn", |v| {
        for (row, player) in v.chunks_exact_mut(4).zip(players()) {
            row.copy_from_slice(&player.reserved.map(i16::from));
        }
    });
    out.field("in_city", &[seats, 4], &[SMALL], "buildings in the city", |v| {
        for (row, player) in v.chunks_exact_mut(4).zip(players()) {
            row.copy_from_slice(&player.in_city.map(i16::from));
        }
    });
    out.field(
        "city",
        &[seats, 81],
        &[PLOT],
        "the plots row by row: -1 impassable, 0 open, from 1 buildings, 5 a token, from 8 landmarks",
        |v| {
            for (row, player) in v.chunks_exact_mut(81).zip(players()) {
                for (place, (value, lies)) in row.iter_mut().zip(player.city.plots).enumerate() {
                    let impassable = player.city.impassable[place / 9] >> (place % 9) & 1 == 1;
                    *value = if impassable { -1 } else { lies.into() };
                }
            }
        },
    );
    let of_player = |out: &mut _, name, width, meaning, set: fn(&Player) -> u128| {
        field_of_players(out, seats, name, width, meaning, players(), set);
    };
    of_player(out, "tiles", MOST_TILES, "territory tiles in supply", |player| player.tiles.into());
    of_player(out, "space_tiles", 32, "space tiles in supply", |player| player.spaces.into());
    of_player(out, "explored_space", 32, "space tiles explored", |player| player.explored.into());
    of_player(out, "techs_bottom", MOST_TECHS, "tech cards in the bottom row", |player| {
        player.techs[0].into()
    });
    of_player(out, "techs_middle", MOST_TECHS, "tech cards in the middle row", |player| {
        player.techs[1].into()
    });
    of_player(out, "techs_top", MOST_TECHS, "tech cards in the top row", |player| player.techs[2].into());
    of_player(out, "techs_flipped", MOST_TECHS, "tech cards that are flipped", |player| {
        player.flipped.into()
    });
    of_player(out, "landmarks", 64, "landmarks owned", |player| player.landmarks.into());
    of_player(out, "achievements", 3, "achievements earned", |player| player.achievements.into());
    of_player(out, "masterpieces", 32, "masterpieces", |player| player.masterpieces.into());
    of_player(out, "masterpieces_used", 32, "masterpieces that are flipped", |player| {
        player.spent_pieces.into()
    });
    of_player(out, "landmark_cards", 32, "landmark cards", |player| player.landmark_cards.into());
    out.field("hand", &[MOST_CARDS], &[Cell::Flag], "the own tapestry cards in hand", |v| {
        bits(v, game.player_at(seat).hand);
    });
    out.field(
        "draft",
        &[64 + 32],
        &[Cell::Flag],
        "civilizations and city mats that the seat may choose from at the start",
        |v| {
            let draft = game.player_at(seat).draft;
            draft
                .civs
                .iter()
                .filter(|civ| **civ != NONE)
                .for_each(|civ| one_hot(&mut v[..64], (*civ).into()));
            draft
                .cities
                .iter()
                .filter(|city| **city != NONE)
                .for_each(|city| one_hot(&mut v[64..], (*city).into()));
        },
    );
    out.field(
        "mat_cards",
        &[seats, 4, 2],
        &[Cell::Id(MOST_CARDS as u16), Cell::Flag],
        "the visible card of each tapestry slot: its number from 1, or whether one lies face down",
        |v| {
            let slots = players().flat_map(|player| player.slots.map(|card| (player, card)));
            for (row, (player, card)) in v.chunks_exact_mut(2).zip(slots) {
                if usize::from(card) < MOST_CARDS {
                    let hidden = player.face_down >> card & 1 == 1;
                    row.copy_from_slice(&[if hidden { 0 } else { i16::from(card) + 1 }, hidden.into()]);
                }
            }
        },
    );
    out.field(
        "civilizations",
        &[seats, MOST_CIVS, CIV],
        &SLOT,
        "each civilization from 1, where its tokens stand from 1, what is left, places used",
        |v| {
            for (rows, player) in v.chunks_exact_mut(MOST_CIVS * CIV).zip(players()) {
                for (row, slot) in rows.chunks_exact_mut(CIV).zip(&player.civs) {
                    row[0] = i16::from(slot.civ) + 1;
                    for (value, token) in row[1..5].iter_mut().zip(slot.tokens) {
                        *value = from_one(token);
                    }
                    row[5] = slot.left.into();
                    row[6] = slot.used.count_ones() as i16;
                }
            }
        },
    );
    out.field(
        "land",
        &[MOST_HEXES, 6],
        &[Cell::Id(5)],
        "the corners of every explored hex: a terrain from 1",
        |v| {
            for (hex, row) in hexes(game).zip(v.chunks_exact_mut(6)) {
                if let Some(corners) = game.corners(hex) {
                    row.copy_from_slice(&corners.map(|terrain| terrain.index() as i16 + 1));
                }
            }
        },
    );
    let pieces = |out: &mut _, name, meaning, counts: fn(ItemKind, bool) -> bool| {
        pieces_field(out, name, meaning, game, &step_to, counts);
    };
    pieces(out, "outposts", "pieces that stand on every hex", |kind, toppled| {
        kind != ItemKind::Token && !toppled
    });
    pieces(out, "toppled", "outposts that lie on every hex", |kind, toppled| {
        kind != ItemKind::Token && toppled
    });
    pieces(out, "markers", "tokens that control nothing", |kind, _| kind == ItemKind::Token);
    out.field("control", &[seats, MOST_HEXES], &[Cell::Flag], "hexes that a seat controls", |v| {
        for (row, who) in v.chunks_exact_mut(MOST_HEXES).zip(around()) {
            game.controlled(who).iter().for_each(|hex| one_hot(row, hex.index()));
        }
    });
    out.field("open_techs", &[MOST_TECHS], &[Cell::Flag], "tech cards that lie open", |v| {
        game.open_techs().into_iter().for_each(|card| one_hot(v, card.into()));
    });
    out.field("open_pieces", &[32], &[Cell::Flag], "masterpieces that lie open", |v| {
        game.open_pieces().into_iter().for_each(|piece| one_hot(v, piece.into()));
    });
    out.field("free_landmarks", &[64], &[Cell::Flag], "landmarks that nobody has", |v| {
        bits(v, game.free_landmarks().into());
    });
    out.field("achieved", &[3], &[SMALL], "how often each achievement was earned", |v| {
        v.copy_from_slice(&game.achieved().map(i16::from));
    });
    out.field(
        "piles",
        &[4],
        &[Cell::Count { most: 255, usual: 40 }],
        "left: tapestry cards, tech cards, territory tiles, space tiles",
        |v| {
            v.copy_from_slice(&game.piles().map(|left| left as i16));
        },
    );
    let bots = game.bots();
    out.field("pair", &[2, 32], &[Cell::Flag], "the bots' track card and tiebreaker card", |v| {
        for (row, card) in v.chunks_exact_mut(32).zip(bots.pair) {
            one_hot(row, card.into());
        }
    });
    out.field(
        "decisions_used",
        &[32],
        &[Cell::Flag],
        "decision cards that lie open on the discard pile",
        |v| {
            bots.discard.as_slice().iter().for_each(|card| one_hot(v, (*card).into()));
        },
    );
    out.field(
        "decisions_left",
        &[2],
        &[Cell::Count { most: 255, usual: 20 }],
        "cards of the decision deck and of the progress deck",
        |v| {
            v.copy_from_slice(&[bots.deck.len() as i16, bots.progress.len() as i16]);
        },
    );
    out.field(
        "bots_favourite",
        &[2, 5],
        &[Cell::Flag],
        "the favourite tracks of the Automa and the Shadow Empire",
        |v| {
            if game.options().mode != Mode::People {
                for (row, track) in v.chunks_exact_mut(5).zip(bots.favourite) {
                    one_hot(row, track.index());
                }
            }
        },
    );
    out.field("bots_civs", &[2], &[CIVILIZATION], "the Automa's civilizations, from 1", |v| {
        v.copy_from_slice(&bots.civs.map(from_one));
    });
}

fn hexes(game: &Tapestry) -> impl Iterator<Item = Hex> + use<> {
    (0..game.map().grid.len().min(MOST_HEXES)).map(|hex| Hex(hex as u8))
}

/// A number from 1, 0 for none.
fn from_one(value: u8) -> i16 {
    if value == NONE { 0 } else { i16::from(value) + 1 }
}

fn bits(row: &mut [i16], set: u128) {
    for (place, value) in row.iter_mut().enumerate() {
        *value = (set >> place & 1) as i16;
    }
}

/// A set of things for each seat.
fn field_of_players<'a>(
    out: &mut impl Writer,
    seats: usize,
    name: &'static str,
    width: usize,
    meaning: &'static str,
    players: impl Iterator<Item = &'a Player>,
    set: fn(&Player) -> u128,
) {
    out.field(name, &[seats, width], &[Cell::Flag], meaning, |v| {
        for (row, player) in v.chunks_exact_mut(width).zip(players) {
            bits(row, set(player));
        }
    });
}

/// How many pieces of each seat there are on every hex.
fn pieces_field(
    out: &mut impl Writer,
    name: &'static str,
    meaning: &'static str,
    game: &Tapestry,
    step_to: &dyn Fn(Seat) -> usize,
    counts: fn(ItemKind, bool) -> bool,
) {
    out.field(name, &[game.seats(), MOST_HEXES], &[Cell::Count { most: 8, usual: 2 }], meaning, |v| {
        for hex in hexes(game) {
            for item in &game.site(hex).items {
                if item.seat != NONE && counts(item.kind, item.toppled) {
                    v[step_to(Seat(item.seat)) * MOST_HEXES + hex.index()] += 1;
                }
            }
        }
    });
}

fn numbers(player: &Player, step_to: &dyn Fn(Seat) -> usize) -> [i16; NUMBERS] {
    [
        player.vp,
        player.goods.0[0].into(),
        player.goods.0[1].into(),
        player.goods.0[2].into(),
        player.goods.0[3].into(),
        player.outposts.into(),
        player.income_turns.into(),
        player.done.into(),
        number(player.hand.count_ones()),
        player.tech_done.into(),
        from_one(player.capital),
        number(player.city.districts.count_ones()),
        from_one(player.blocks),
        player.blocks_for.into(),
        player.private.len() as i16,
        from_one(player.era.kind),
        if player.era.target == NONE { 0 } else { step_to(Seat(player.era.target)) as i16 + 1 },
        from_one(player.era.track),
        number(player.under.count_ones()),
        player.charmed.into(),
    ]
}

/// What a question is about: effect, parts done, how many, hex, tile, faces.
fn asked(task: Task, v: &mut [i16]) {
    let from_one = |value: u8| i16::from(value) + 1;
    match task {
        Task::All(effect, done) => (v[0], v[1]) = (effect.0 as i16 + 1, (done & 0x7fff) as i16),
        Task::NOf(effect, n, done) => {
            (v[0], v[1], v[2]) = (effect.0 as i16 + 1, (done & 0x7fff) as i16, i16::from(n));
        }
        Task::OneOf(effect)
        | Task::May(effect)
        | Task::Pay(effect)
        | Task::ChooseOpponent(effect)
        | Task::ChooseTrack(effect) => v[0] = effect.0 as i16 + 1,
        Task::Seq(effect, n) | Task::Times(n, effect) | Task::Each(n, effect) => {
            (v[0], v[2]) = (effect.0 as i16 + 1, i16::from(n));
        }
        Task::GainAny(n)
        | Task::LoseAny(n)
        | Task::DiscardTiles(n)
        | Task::DiscardCards(n)
        | Task::DiscardTechs(n)
        | Task::DiscardAny(n) => v[2] = i16::from(n),
        Task::ExploreHex { tile, .. } => v[4] = from_one(tile),
        Task::ExploreTurn { tile, hex } | Task::Exploit { tile, hex, .. } => {
            (v[3], v[4]) = (from_one(hex), from_one(tile));
        }
        Task::ConquerRow { hex } | Task::Respond { hex } | Task::Answer { hex } => v[3] = from_one(hex),
        Task::ConquerDie { hex, red, black, .. } => {
            (v[3], v[5], v[6]) = (from_one(hex), from_one(red), from_one(black));
        }
        Task::PickFace { faces, .. } => (v[5], v[6]) = (from_one(faces[0]), from_one(faces[1])),
        _ => {}
    }
}
