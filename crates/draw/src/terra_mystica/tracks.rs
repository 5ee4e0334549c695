//! How far a seat ships and how it digs: its tracks, and the wheel of terrains around its home.

use kernel::Seat;
use terra_mystica::components::{DiggingKind, TeleportKind};
use terra_mystica::{FactionId, Goods, TerraMystica, Terrain};
use words::Words;
use words::terra_mystica::pictures::boards;
use words::terra_mystica::terrain_name;
use words::text::capital;

use super::goods::{Form, amounts, points};
use super::icons::Icon;
use super::land::{Land, OUTLINE};
use crate::paper::Pen;

/// How high the tracks and the wheel are.
pub(super) const HEIGHT: f64 = 2.0 * ROW + 58.0;
const ROW: f64 = 38.0;
const RIGHT: f64 = 388.0;

/// Draws tracks and wheel with their top left at the origin.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) {
    pen.group((0.0, 0.0), 1.0, "", |pen| shipping(pen, game, seat));
    pen.group((0.0, ROW), 1.0, "", |pen| digging(pen, words, game, seat));
    pen.group((0.0, 2.0 * ROW), 1.0, "", |pen| wheel(pen, words, game, seat));
}

/// A row of levels with the present one filled.
fn levels(pen: &mut Pen, names: &[String], now: usize) {
    for (name, number) in names.iter().zip(0_u8..) {
        let (x, here) = (50.0 + f64::from(number) * 31.0, usize::from(number) == now);
        pen.circle(x, 18.0, 13.0, if here { "level-now" } else { "level" });
        pen.text(x, 23.4, if here { "t2 num mid now-ink" } else { "t2 num mid ink2" }, name);
    }
}

/// What the next level costs and brings, at the right.
fn next(pen: &mut Pen, cost: Goods, vp: u8) {
    let form = Form { icon: 16.0, text: "t1", gap: 5.0 };
    let list = amounts(cost);
    let width = form.width(&list) + 40.0;
    let end = form.row(pen, (RIGHT - width, 18.0), &list);
    pen.icon(Icon::Arrow, end + 3.0, 13.0, 10.0, "ink2");
    points(pen, (RIGHT - 12.0, 18.0), 24.0, vp);
}

fn shipping(pen: &mut Pen, game: &TerraMystica, seat: Seat) {
    let (faction, player) = (game.faction(seat), game.player(seat));
    let track = &faction.shipping;
    if let Some(teleport) = &faction.teleport {
        let strong = player.has_stronghold();
        let range = if strong { teleport.skipped_with_stronghold } else { teleport.skipped };
        let cost = if strong { teleport.cost_with_stronghold } else { teleport.cost };
        let (icon, range) = match teleport.kind {
            TeleportKind::Tunnel => (Icon::Tunnel, range),
            TeleportKind::Carpet => (Icon::Carpet, range + player.carpet),
        };
        pen.icon(icon, 4.0, 6.0, 24.0, "ink");
        levels(pen, &[range.to_string()], 0);
        return next(pen, cost, teleport.vp);
    }
    pen.icon(Icon::Ship, 4.0, 6.0, 24.0, "ink");
    let names: Vec<String> = (track.start..=track.max).map(|level| level.to_string()).collect();
    levels(pen, &names, usize::from(player.shipping.saturating_sub(track.start)));
    if player.shipping < track.max {
        next(pen, track.cost, track.vp.get(usize::from(player.shipping)).copied().unwrap_or(0));
    }
}

fn digging(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) {
    let (track, level) = (&game.faction(seat).digging, game.player(seat).digging);
    pen.icon(Icon::Spade, 4.0, 6.0, 24.0, "ink");
    match track.kind {
        DiggingKind::Workers => {
            let count = usize::from(track.levels).clamp(1, 3);
            let names: Vec<String> = track.per_spade[..count].iter().map(u8::to_string).collect();
            levels(pen, &names, level.into());
            pen.icon(Icon::Worker, 50.0 + count as f64 * 31.0 - 12.0, 8.0, 20.0, "ink");
            if level + 1 < track.levels {
                let vp = track.advance_vp.get(usize::from(level)).copied().unwrap_or(0);
                next(pen, track.advance_cost, vp);
            }
        }
        _ => pen.text(38.0, 23.4, "t2", capital(&boards::digging(words, track, level))),
    }
}

/// The terrains of the wheel in their order, the home in the middle, with the spades from there.
fn wheel(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) {
    let (faction, player) = (game.faction(seat), game.player(seat));
    let middle = if player.home.is_basic() { player.home } else { player.start };
    if !middle.is_basic() {
        return;
    }
    let walks = faction.id == FactionId::Riverwalkers;
    let mut terrain = middle.previous().previous().previous();
    for number in 0_u8..7 {
        let x = 32.0 + f64::from(number) * 54.0;
        pen.raw(format_args!("<g>"));
        pen.title(capital(&terrain_name(words, terrain)));
        let at = (x, 20.0);
        pen.group(at, 0.54, "", |pen| pen.put(Land(terrain), 0.0, 0.0));
        if terrain == middle {
            pen.group(at, 0.56, "", |pen| pen.path("home", OUTLINE));
        }
        if walks {
            if player.unlocked >> terrain.index() & 1 == 1 {
                pen.icon(Icon::Tick, x - 8.0, 40.0, 16.0, "ok");
            }
        } else if let Some(spades) = spades(faction.id, player.home, middle, terrain) {
            pen.text(x, 54.0, "t1 num mid ink2", spades);
        }
        pen.raw(format_args!("</g>"));
        terrain = terrain.next();
    }
}

/// Spades to the home terrain, where they are counted.
fn spades(id: FactionId, home: Terrain, middle: Terrain, terrain: Terrain) -> Option<u8> {
    match id {
        FactionId::Dragonlords | FactionId::Acolytes => None,
        // Whatever it was, wasteland costs them two.
        FactionId::Giants => Some(if terrain == middle { 0 } else { 2 }),
        // The first step from the reference terrain to ice is one.
        _ if home == Terrain::Ice => Some(terrain.steps(middle).max(1)),
        _ => Some(terrain.steps(middle)),
    }
}
