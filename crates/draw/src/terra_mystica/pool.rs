//! What lies in the middle for all: power actions, bonus cards with their coins, favour and town tiles.

use terra_mystica::{BonusId, FavourId, PowerAction, TerraMystica, TownId};

use super::cults::WIDTH;
use super::goods::{Form, amount, amounts};
use super::icons::Icon;
use super::labels;
use super::look::LOOK;
use super::tiles::{self, ACTION, BONUS, FAVOUR, TOWN, named};
use super::words;
use crate::paper::{Area, Pen, Picture};

/// Room for coins and numbers that stick out of the tiles.
const ABOVE: f64 = 12.0;

/// Where the tiles of a row go that is as wide as a board.
struct Row {
    tile: (f64, f64),
    columns: u8,
}

impl Row {
    const fn new(tile: (f64, f64), columns: u8) -> Row {
        Row { tile, columns }
    }

    fn place(&self, number: u8) -> (f64, f64) {
        let free = WIDTH - f64::from(self.columns) * self.tile.0;
        let step = self.tile.0 + free / f64::from(self.columns);
        let start = (step - self.tile.0) / 2.0;
        let down = f64::from(number / self.columns) * (self.tile.1 + ABOVE);
        (start + f64::from(number % self.columns) * step, ABOVE + down)
    }

    fn height(&self, count: usize) -> f64 {
        count.div_ceil(usize::from(self.columns)) as f64 * (self.tile.1 + ABOVE)
    }
}

const ACTIONS: Row = Row::new(ACTION, 6);
const BONUSES: Row = Row::new(BONUS, 4);
const FAVOURS: Row = Row::new(FAVOUR, 4);
const TOWNS: Row = Row::new(TOWN, 5);

/// A power action in its octagon with its price.
fn power(pen: &mut Pen, game: &TerraMystica, action: PowerAction) {
    let space = game.kit().power_action(action);
    let (middle, used) = (ACTION.0 / 2.0, game.power_action_used(action));
    pen.group((0.0, 0.0), 1.0, if used { "pale" } else { "" }, |pen| {
        pen.icon(Icon::Action, middle - 24.0, 0.0, 48.0, "ink");
        let what = if space.bridges > 0 {
            amount(Icon::Bridge, space.bridges)
        } else if space.spades > 0 {
            amount(Icon::Spade, space.spades)
        } else {
            amounts(space.gain).first().copied().unwrap_or(amount(Icon::Coin, 0_u16))
        };
        tiles::inside_octagon(pen, what.icon, what.count, (middle, 24.0), 48.0);
        Form::USUAL.centred(pen, (middle, 59.0), &[amount(Icon::Power, space.cost)]);
    });
    if used {
        tiles::used(pen, (middle, 24.0), 15.0);
    }
}

/// The power actions; returns how high they are.
fn draw_actions(pen: &mut Pen, game: &TerraMystica) -> f64 {
    for (action, number) in PowerAction::ALL.into_iter().zip(0_u8..) {
        let state = if game.power_action_used(action) { "used" } else { "free" };
        let words = format!("{}, {state}", words::power(game.kit(), action));
        let (x, y) = ACTIONS.place(number);
        named(pen, ("power", action.id()), &words, (x, y - ABOVE + 4.0), |pen| power(pen, game, action));
    }
    ACTIONS.height(6) - 6.0
}

/// The bonus cards; returns how high they are.
fn draw_bonuses(pen: &mut Pen, game: &TerraMystica) -> f64 {
    let mut count = 0;
    for (id, coins) in game.bonus_cards() {
        let lie = match coins {
            0 => String::new(),
            coins => format!(", {} on it", labels::counted(coins, "coin", "coins")),
        };
        let words = format!("{}{lie}", words::bonus(game.kit(), id));
        named(pen, ("bonus", id.id()), &words, BONUSES.place(count), |pen| {
            tiles::bonus(pen, game.kit(), id, coins);
        });
        count += 1;
    }
    BONUSES.height(usize::from(count))
}

/// The favour tiles: a column for each cult in the printed set; returns how high they are.
fn draw_favours(pen: &mut Pen, game: &TerraMystica) -> f64 {
    for (id, number) in FavourId::ALL.into_iter().zip(0_u8..) {
        let left = game.favours_left(id);
        let words = format!("{}, {left} left", words::favour(game.kit(), id));
        named(pen, ("favour", id.id()), &words, FAVOURS.place(number), |pen| {
            let class = if left == 0 { "pale" } else { "" };
            pen.group((0.0, 0.0), 1.0, class, |pen| tiles::favour(pen, game.kit(), id));
            counted(pen, left, FAVOUR);
        });
    }
    FAVOURS.height(FavourId::COUNT)
}

/// The town tiles of this game; returns how high they are.
fn draw_towns(pen: &mut Pen, game: &TerraMystica) -> f64 {
    let mut count = 0;
    for id in TownId::ALL {
        if game.kit().town(id).promo && !game.options().promo_towns {
            continue;
        }
        let left = game.towns_left(id);
        let words = format!("{}, {left} left", words::town(game.kit(), id));
        named(pen, ("town", id.id()), &words, TOWNS.place(count), |pen| {
            let class = if left == 0 { "pale" } else { "" };
            pen.group((0.0, 0.0), 1.0, class, |pen| tiles::town(pen, game.kit(), id));
            counted(pen, left, TOWN);
        });
        count += 1;
    }
    TOWNS.height(usize::from(count))
}

/// How many are left; what is gone is crossed out.
fn counted(pen: &mut Pen, left: u8, (width, height): (f64, f64)) {
    match left {
        0 => tiles::used(pen, (width / 2.0, height / 2.0), 15.0),
        1 => {}
        count => tiles::left(pen, count, (width, 0.0)),
    }
}

/// A part of the pool: its heading and how it is drawn.
type Part = (&'static str, fn(&mut Pen, &TerraMystica) -> f64);

const PARTS: [Part; 4] = [
    (labels::POWER_ACTIONS, draw_actions),
    (labels::BONUS_CARDS, draw_bonuses),
    (labels::FAVOUR_TILES, draw_favours),
    (labels::TOWN_TILES, draw_towns),
];

/// A part with its heading, its top left at the origin; returns how high it is, or nothing if it is empty.
fn headed(pen: &mut Pen, game: &TerraMystica, (heading, part): Part) -> Option<f64> {
    let mut inside = Pen::new(&LOOK);
    let height = part(&mut inside, game);
    if height <= 0.0 {
        return None;
    }
    pen.text(6.0, 16.0, "t2 bold ink2", heading);
    pen.group((0.0, 22.0), 1.0, "", |pen| pen.raw(format_args!("{}", inside.finish())));
    Some(height + 28.0)
}

/// The power actions with their heading; returns how high they are.
pub(super) fn actions(pen: &mut Pen, game: &TerraMystica) -> f64 {
    headed(pen, game, PARTS[0]).unwrap_or(0.0)
}

/// The cards and tiles, each kind with its heading: how it is drawn and how high it is.
pub(super) fn cards(game: &TerraMystica) -> impl Iterator<Item = (String, f64)> {
    PARTS[1..].iter().filter_map(move |part| {
        let mut pen = Pen::new(&LOOK);
        headed(&mut pen, game, *part).map(|height| (pen.finish(), height))
    })
}

fn picture(title: &str, says: String, height: f64, pen: Pen) -> Picture {
    // A row without tiles is still a picture.
    Picture::new(Area::new(0.0, 0.0, WIDTH, height.max(20.0)), title.to_owned(), says, pen)
}

/// The power actions.
pub(super) fn actions_picture(game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw_actions(&mut pen, game);
    let free: Vec<String> = PowerAction::ALL
        .into_iter()
        .filter(|action| !game.power_action_used(*action))
        .map(|action| words::power(game.kit(), action))
        .collect();
    picture(labels::POWER_ACTIONS, format!("Free: {}.", free.join("; ")), height, pen)
}

/// The bonus cards in the middle.
pub(super) fn bonuses_picture(game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw_bonuses(&mut pen, game);
    let list: Vec<String> = game.bonus_cards().map(|(id, _)| words::bonus(game.kit(), id)).collect();
    picture(labels::BONUS_CARDS, format!("{}.", list.join(". ")), height, pen)
}

/// The favour tiles that are left.
pub(super) fn favours_picture(game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw_favours(&mut pen, game);
    let there = FavourId::ALL.into_iter().filter(|id| game.favours_left(*id) > 0);
    let list: Vec<String> = there.map(|id| words::favour(game.kit(), id)).collect();
    picture(labels::FAVOUR_TILES, format!("{}.", list.join(". ")), height, pen)
}

/// The town tiles that are left.
pub(super) fn towns_picture(game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw_towns(&mut pen, game);
    let there = TownId::ALL.into_iter().filter(|id| game.towns_left(*id) > 0);
    let list: Vec<String> = there.map(|id| words::town(game.kit(), id)).collect();
    picture(labels::TOWN_TILES, format!("{}.", list.join(". ")), height, pen)
}

/// All of it.
pub(super) fn whole_picture(game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let mut height = actions(&mut pen, game) + 8.0;
    for (body, high) in cards(game) {
        pen.group((0.0, height), 1.0, "", |pen| pen.raw(format_args!("{body}")));
        height += high + 8.0;
    }
    let cards: Vec<&str> = game.bonus_cards().map(|(id, _): (BonusId, u8)| id.id()).collect();
    picture("In the middle", format!("Bonus cards {}.", cards.join(", ")), height, pen)
}
