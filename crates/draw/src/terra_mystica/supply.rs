//! The structures of a seat: those left, what each costs, and the income that the built ones have uncovered.

use terra_mystica::components::Income;
use terra_mystica::{Faction, Goods, Structure, TerraMystica};
use words::Words;
use words::terra_mystica::pictures::{boards, tiles as tiles_told};
use words::terra_mystica::structure_name;
use words::text::capital;

use super::goods::{Amount, Form, amounts};
use super::icons::Icon;
use super::land;
use super::marks;
use crate::paper::{Area, Pen};
use kernel::Seat;

/// How high the whole is.
pub(super) const HEIGHT: f64 = 4.0 * ROW;
const ROW: f64 = 54.0;
/// Where the slots begin, and how far apart those of dwellings are.
const SLOTS: f64 = 118.0;
const STEP: f64 = 34.0;

/// What the next piece of a kind uncovers, with so many built.
fn uncovers(income: &Income, kind: Structure, built: usize) -> Goods {
    let more = |list: &[u8]| list[built + 1].saturating_sub(list[built]);
    match kind {
        Structure::Dwelling => Goods { workers: more(&income.dwelling_workers), ..Goods::NONE },
        Structure::TradingHouse => {
            Goods { coins: more(&income.trading_coins), power: more(&income.trading_power), ..Goods::NONE }
        }
        Structure::Temple => {
            Goods { priests: more(&income.temple_priests), power: more(&income.temple_power), ..Goods::NONE }
        }
        Structure::Stronghold => income.stronghold,
        Structure::Sanctuary => income.sanctuary,
    }
}

/// Where a row begins.
fn place(kind: Structure) -> (f64, f64) {
    match kind {
        Structure::Dwelling => (0.0, 0.0),
        Structure::TradingHouse => (0.0, ROW),
        Structure::Temple => (0.0, 2.0 * ROW),
        Structure::Stronghold => (0.0, 3.0 * ROW),
        Structure::Sanctuary => (202.0, 3.0 * ROW),
    }
}

/// Draws the structures of a seat with their top left at the origin.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) {
    let faction = game.faction(seat);
    let class = land::piece(marks::home(game, seat));
    for kind in Structure::ALL {
        let built = game.player(seat).count(kind);
        pen.group(place(kind), 1.0, "", |pen| {
            let supply = game.kit().structures.supply[kind.index()];
            row(pen, words, faction, kind, (built, supply.into()), class);
        });
    }
}

/// One kind: its name and cost, then a slot for each piece.
fn row(
    pen: &mut Pen,
    words: &Words,
    faction: &Faction,
    kind: Structure,
    (built, supply): (usize, usize),
    class: &str,
) {
    let narrow = kind == Structure::Dwelling;
    let cost = faction.cost[kind.index()];
    let wide = if kind == Structure::Sanctuary { 12.0 } else { 0.0 };
    pen.text(wide, 17.0, "t1 bold", capital(&structure_name(words, kind)));
    Form { icon: 16.0, text: "t1", gap: 6.0 }.row(pen, (wide, 33.0), &amounts(cost));
    for slot in 0..supply {
        let step = if narrow { STEP } else { 2.0 * STEP };
        let left = slot >= built;
        let x = SLOTS + slot as f64 * step;
        let gain = uncovers(&faction.income, kind, slot);
        let width = step - 4.0;
        pen.raw(format_args!("<g>"));
        pen.title(boards::slot(words, kind, left, &tiles_told::joined_goods(words, gain)));
        pen.rect(Area::new(x, 2.0, width, ROW - 7.0), 6.0, if left { "slot" } else { "slot-open" });
        let list: Vec<Amount> =
            amounts(gain).into_iter().map(|amount| Amount { bare: true, ..amount }).collect();
        if left {
            pen.icon(Icon::of_structure(kind), x + width / 2.0 - 12.0, 4.0, 24.0, class);
            pen.group((0.0, 0.0), 1.0, "half", |pen| {
                Form::SMALL.centred(pen, (x + width / 2.0, 38.0), &list);
            });
        } else {
            let form = Form { icon: 18.0, text: "t1", gap: 4.0 };
            form.centred(pen, (x + width / 2.0, 25.0), &list);
        }
        pen.raw(format_args!("</g>"));
    }
}
