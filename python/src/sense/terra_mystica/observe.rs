//! What a seat of Terra Mystica sees. Seats stand in their order round the table, the own one first.

use kernel::{Game as _, Hex, Hexes, Seat};
use terra_mystica::automa::Bot;
use terra_mystica::components::MOST_CARDS;
use terra_mystica::options::Difficulty;
use terra_mystica::state::{MOST_BRIDGES, Phase, Player, Stage};
use terra_mystica::{
    BonusId, Cult, FactionId, FavourId, FinalTile, PowerAction, ScoringId, SpecialAction, Structure,
    TerraMystica, Terrain, TownId, Waiting,
};

use crate::sense::fields::{number, one_hot, who_decides};
use crate::sense::{Cell, Writer};

/// Offers that are told, oldest first.
const OFFERS: usize = 8;
/// Numbers of a player.
const NUMBERS: usize = 22;
/// Numbers of the turn under way.
const TURN: usize = 21;

/// Tiles and other things of which there are few.
const SMALL: Cell = Cell::Count { most: 255, usual: 4 };

const fn count(usual: i16) -> Cell {
    Cell::Count { most: i16::MAX, usual }
}

/// What [`numbers`] gives of a player.
const PLAYER: [Cell; NUMBERS] = [
    count(100),
    count(20),
    count(15),
    count(7),
    count(12),
    count(12),
    count(12),
    count(10),
    count(10),
    count(10),
    count(10),
    count(5),
    count(7),
    count(5),
    count(2),
    count(5),
    Cell::Flag,
    count(3),
    count(3),
    count(3),
    count(3),
    count(3),
];

/// What [`turn`] gives of the turn under way, on a board of so many hexes.
fn turn_cells(hexes: u16) -> [Cell; TURN] {
    let mut cells = [SMALL; TURN];
    for flag in [0, 1, 2, 5, 12, 13, 14, 16] {
        cells[flag] = Cell::Flag;
    }
    // Conversions go down a line of eight.
    cells[18] = Cell::Count { most: 255, usual: 8 };
    cells[19..].fill(Cell::Id(hexes));
    cells
}

/// Writes it.
pub fn observe(game: &TerraMystica, seat: Seat, out: &mut impl Writer) {
    let seats = game.seats();
    let hexes = game.map().grid.len();
    let around = move || (0..seats).map(move |step| Seat(((seat.index() + step) % seats) as u8));
    let players = move || around().map(move |who| game.player(who));
    let step_to = |other: Seat| (other.index() + seats - seat.index()) % seats;

    who_decides(game, seat, out);
    out.field(
        "waiting",
        &[15],
        &[Cell::Flag],
        "what is waited for, one of: faction, colour, first favour, dwelling, bonus card, turn, rest, into, tokens, offer, reward, token, spades, priest, automa",
        |v| {
            if let Some(decision) = game.decision() {
                one_hot(v, waiting(decision.kind));
            }
        },
    );
    out.field(
        "phase",
        &[9],
        &[Cell::Flag],
        "one of: faction, colour, first favour, dwellings, bonus cards, actions, cult bonus, income, over",
        |v| one_hot(v, phase(game.phase())),
    );
    out.field("round", &[1], &[Cell::up_to(6)], "the round, 0 before the first", |v| {
        v[0] = game.round().into();
    });
    out.field("automas", &[seats], &[Cell::Flag], "1 for each seat of an Automa", |v| {
        for (value, who) in v.iter_mut().zip(around()) {
            *value = i16::from(game.is_automa(who));
        }
    });
    out.field("order", &[seats], &[Cell::up_to(5)], "place in the turn order, from 1", |v| {
        for (place, &who) in (1..).zip(game.turn_order()) {
            v[step_to(Seat(who))] = place;
        }
    });
    out.field("terrain", &[hexes, Terrain::ALL.len()], &[Cell::Flag], "of every hex, one of: desert, plains, swamp, lakes, forest, mountains, wasteland, ice, volcano, river", |v| {
        for (hex, row) in (0..game.map().grid.len()).zip(v.chunks_exact_mut(Terrain::ALL.len())) {
            one_hot(row, game.terrain(Hex(hex as u8)).index());
        }
    });
    out.field(
        "structures",
        &[seats, Structure::ALL.len(), hexes],
        &[Cell::Flag],
        "where dwellings, trading houses, temples, strongholds and sanctuaries stand",
        |v| {
            let sets = players().flat_map(|player| player.structures);
            for (row, set) in v.chunks_exact_mut(hexes).zip(sets) {
                mark(row, set);
            }
        },
    );
    out.field("in_town", &[seats, hexes], &[Cell::Flag], "structures that belong to a town", |v| {
        for (row, player) in v.chunks_exact_mut(hexes).zip(players()) {
            mark(row, player.in_town);
        }
    });
    out.field(
        "bridges",
        &[seats, MOST_BRIDGES],
        &[Cell::Flag],
        "bridges, by their number on the board",
        |v| {
            for place in 0..MOST_BRIDGES {
                if let Some(owner) = game.bridge_owner(place as u8) {
                    v[step_to(owner) * MOST_BRIDGES + place] = 1;
                }
            }
        },
    );
    out.field(
        "players",
        &[seats, NUMBERS],
        &PLAYER,
        "victory points, coins, workers, priests, power in bowls I to III, steps on fire, water, earth and air, keys, priests on cults, shipping, digging, carpet, passed, cult steps due, tokens due, priests due, spades due, bridges",
        |v| {
            for (row, player) in v.chunks_exact_mut(NUMBERS).zip(players()) {
                row.copy_from_slice(&numbers(player));
            }
        },
    );
    one_of(
        out,
        seats,
        "faction",
        FactionId::ALL.len(),
        "the faction, in the order of the list of factions",
        |v, width| {
            for (row, player) in v.chunks_exact_mut(width).zip(players()) {
                if let Some(faction) = player.faction {
                    one_hot(row, faction.index());
                }
            }
        },
    );
    one_of(
        out,
        seats,
        "home",
        Terrain::ALL.len(),
        "the home terrain, once there is a faction",
        |v, width| {
            for (row, player) in v.chunks_exact_mut(width).zip(players()) {
                if player.faction.is_some() {
                    one_hot(row, player.home.index());
                }
            }
        },
    );
    one_of(out, seats, "bonus", BonusId::COUNT, "the bonus card held", |v, width| {
        for (row, player) in v.chunks_exact_mut(width).zip(players()) {
            if let Some(card) = player.bonus {
                one_hot(row, card.index());
            }
        }
    });
    one_of(out, seats, "favours", FavourId::COUNT, "favour tiles", |v, width| {
        for (row, player) in v.chunks_exact_mut(width).zip(players()) {
            for tile in FavourId::ALL {
                row[tile.index()] = i16::from(player.has_favour(tile));
            }
        }
    });
    out.field("towns", &[seats, TownId::COUNT], &[SMALL], "town tiles, by kind", |v| {
        for (row, player) in v.chunks_exact_mut(TownId::COUNT).zip(players()) {
            row.copy_from_slice(&player.towns.map(i16::from));
        }
    });
    one_of(out, seats, "used", SpecialAction::ALL.len(), "special actions used this round", |v, width| {
        for (row, player) in v.chunks_exact_mut(width).zip(players()) {
            for action in SpecialAction::ALL {
                row[action.index()] = i16::from(player.has_used(action));
            }
        }
    });
    one_of(
        out,
        seats,
        "unlocked",
        Terrain::WHEEL.len(),
        "terrains unlocked by the Riverwalkers",
        |v, width| {
            for (row, player) in v.chunks_exact_mut(width).zip(players()) {
                for (place, value) in row.iter_mut().enumerate() {
                    *value = i16::from(player.unlocked >> place & 1);
                }
            }
        },
    );
    out.field("favours_left", &[FavourId::COUNT], &[SMALL], "favour tiles left", |v| {
        v.copy_from_slice(&FavourId::ALL.map(|tile| game.favours_left(tile).into()));
    });
    out.field("towns_left", &[TownId::COUNT], &[SMALL], "town tiles left", |v| {
        v.copy_from_slice(&TownId::ALL.map(|tile| game.towns_left(tile).into()));
    });
    out.field(
        "bonus_cards",
        &[BonusId::COUNT, 2],
        &[Cell::Flag, SMALL],
        "bonus cards in the middle: there or not, coins",
        |v| {
            for (card, coins) in game.bonus_cards() {
                v[2 * card.index()] = 1;
                v[2 * card.index() + 1] = coins.into();
            }
        },
    );
    out.field("power_used", &[PowerAction::ALL.len()], &[Cell::Flag], "power actions used this round", |v| {
        v.copy_from_slice(&PowerAction::ALL.map(|action| game.power_action_used(action).into()));
    });
    out.field(
        "priests",
        &[Cult::ALL.len(), 4, seats],
        &[Cell::Flag],
        "who stands on the spaces of the cults",
        |v| {
            let spaces = Cult::ALL.into_iter().flat_map(|cult| game.priest_spaces(cult));
            for (row, owner) in v.chunks_exact_mut(seats).zip(spaces) {
                if let Some(owner) = owner {
                    one_hot(row, step_to(owner));
                }
            }
        },
    );
    out.field("scoring", &[6, ScoringId::COUNT], &[Cell::Flag], "the scoring tile of every round", |v| {
        for (round, row) in (1..).zip(v.chunks_exact_mut(ScoringId::COUNT)) {
            if let Some(tile) = game.scoring_of(round) {
                one_hot(row, tile.index());
            }
        }
    });
    out.field("final_tile", &[FinalTile::ALL.len()], &[Cell::Flag], "the extra final scoring tile", |v| {
        if let Some(tile) = game.final_tile() {
            one_hot(v, tile.index());
        }
    });
    out.field(
        "offers",
        &[OFFERS, 3],
        &[Cell::Id(seats as u16), Cell::Id(seats as u16), Cell::Count { most: 255, usual: 8 }],
        "open power offers, oldest first: to and from the seat so many places after the own one, both from 1; how much",
        |v| {
            for (row, offer) in v.chunks_exact_mut(3).zip(game.offers()) {
                row.copy_from_slice(&[
                    step_to(offer.to) as i16 + 1,
                    step_to(offer.from) as i16 + 1,
                    offer.amount.into(),
                ]);
            }
        },
    );
    out.field(
        "turn",
        &[TURN],
        &turn_cells(hexes as u16),
        "of the turn under way: main action to come, acting, over; further actions, free spades, whether none was used, favours, towns, bridges, steps, their stride, tops, free dwelling, storm, free trading house, trades, new home, tokens, rank of conversions, hex to terraform from 1, hex left on another terrain from 1",
        |v| v.copy_from_slice(&turn(game)),
    );
    out.field("ready", &[hexes], &[Cell::Flag], "hexes that this action turned into home terrain", |v| {
        mark(v, game.turn().ready);
    });
    let bots = move || around().map(move |who| game.is_automa(who).then(|| game.bot(who)));
    one_of(out, seats, "automa_action", MOST_CARDS, "the Automa's action card", |v, width| {
        for (row, bot) in v.chunks_exact_mut(width).zip(bots()) {
            if let Some(card) = bot.and_then(Bot::action) {
                one_hot(row, card.into());
            }
        }
    });
    one_of(out, seats, "automa_support", MOST_CARDS, "the Automa's support card", |v, width| {
        for (row, bot) in v.chunks_exact_mut(width).zip(bots()) {
            if let Some(card) = bot.and_then(Bot::support) {
                one_hot(row, card.into());
            }
        }
    });
    one_of(
        out,
        seats,
        "automa_next",
        MOST_CARDS,
        "cards that the Automa may draw next, as far as anybody knows",
        |v, width| {
            for (row, bot) in v.chunks_exact_mut(width).zip(bots()) {
                let cards = bot.map_or(0, Bot::possible);
                for (place, value) in row.iter_mut().enumerate() {
                    *value = (cards >> place & 1) as i16;
                }
            }
        },
    );
    out.field(
        "automa_cards",
        &[seats, 3],
        &[Cell::Count { most: 255, usual: 20 }],
        "cards of the Automa's deck, drawn ones, reserve",
        |v| {
            for (row, bot) in v.chunks_exact_mut(3).zip(bots()) {
                if let Some(bot) = bot {
                    row.copy_from_slice(&[
                        bot.deck_size().into(),
                        bot.drawn().len() as i16,
                        bot.reserve_size().into(),
                    ]);
                }
            }
        },
    );
    out.field(
        "difficulty",
        &[Difficulty::ALL.len()],
        &[Cell::Flag],
        "how hard the Automas are, from the easiest",
        |v| {
            let place = Difficulty::ALL.iter().position(|one| *one == game.options().difficulty);
            if let Some(place) = place {
                one_hot(v, place);
            }
        },
    );
}

/// A truth for each seat and each of so many things.
fn one_of(
    out: &mut impl Writer,
    seats: usize,
    name: &'static str,
    width: usize,
    meaning: &'static str,
    values: impl FnOnce(&mut [i16], usize),
) {
    out.field(name, &[seats, width], &[Cell::Flag], meaning, |v| values(v, width));
}

fn mark(row: &mut [i16], hexes: Hexes) {
    for hex in hexes {
        one_hot(row, hex.index());
    }
}

fn numbers(player: &Player) -> [i16; NUMBERS] {
    let purse = &player.purse;
    let [one, two, three] = purse.bowls;
    let [fire, water, earth, air] = purse.cults;
    let small = [
        purse.priests,
        one,
        two,
        three,
        fire,
        water,
        earth,
        air,
        player.keys,
        player.priests_out,
        player.shipping,
        player.digging,
        player.carpet,
        u8::from(player.passed),
        player.steps_due,
        player.tokens_due,
        player.priests_due,
        player.spades_due,
        player.bridges,
    ];
    let mut all = [0; NUMBERS];
    all[..3].copy_from_slice(&[purse.vp, purse.coins, purse.workers].map(number));
    all[3..].copy_from_slice(&small.map(i16::from));
    all
}

fn turn(game: &TerraMystica) -> [i16; TURN] {
    let turn = game.turn();
    let at = |stage: Stage| i16::from(turn.stage == stage);
    let truth = i16::from;
    let hex = |hex: Option<Hex>| hex.map_or(0, |hex| i16::from(hex.0) + 1);
    [
        at(Stage::Main),
        at(Stage::Acting),
        at(Stage::Over),
        turn.more.into(),
        turn.spades.into(),
        truth(turn.fresh),
        turn.favours.into(),
        turn.towns.into(),
        turn.bridges.into(),
        turn.steps.into(),
        turn.stride.into(),
        turn.tops.into(),
        truth(turn.free_dwelling),
        truth(turn.storm),
        truth(turn.free_trading),
        turn.trade.into(),
        truth(turn.shift),
        turn.tokens.into(),
        turn.rank.into(),
        hex(turn.dig),
        hex(turn.stray),
    ]
}

fn waiting(kind: Waiting) -> usize {
    match kind {
        Waiting::Faction => 0,
        Waiting::Colour => 1,
        Waiting::FirstFavour => 2,
        Waiting::Dwelling => 3,
        Waiting::BonusCard => 4,
        Waiting::Turn => 5,
        Waiting::Rest => 6,
        Waiting::Into => 7,
        Waiting::Tokens => 8,
        Waiting::Offer => 9,
        Waiting::Reward => 10,
        Waiting::Token => 11,
        Waiting::Spades => 12,
        Waiting::Priest => 13,
        Waiting::Automa => 14,
    }
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Faction => 0,
        Phase::Colour => 1,
        Phase::FirstFavour => 2,
        Phase::Dwellings(_) => 3,
        Phase::BonusCards => 4,
        Phase::Actions => 5,
        Phase::CultBonus => 6,
        Phase::Income => 7,
        Phase::Over => 8,
    }
}
