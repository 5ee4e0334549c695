//! What lies in the middle for all: power actions, bonus cards with their coins, favour and town tiles.

use terra_mystica::{FavourId, PowerAction, TerraMystica, TownId};
use words::Words;
use words::terra_mystica::pictures::tiles as tiles_told;

use super::cults::WIDTH;
use super::goods::{Form, amount, amounts};
use super::icons::Icon;
use super::look::LOOK;
use super::tiles::{self, ACTION, BONUS, FAVOUR, TOWN, named};
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
fn draw_actions(pen: &mut Pen, words: &Words, game: &TerraMystica) -> f64 {
    for (action, number) in PowerAction::ALL.into_iter().zip(0_u8..) {
        let state = if game.power_action_used(action) { "tm-state-used" } else { "tm-state-free" };
        let action_is = [
            ("action", tiles_told::power(words, game.kit(), action).into()),
            ("state", words.text(state).into()),
        ];
        let says = words.say("tm-action-is", &action_is);
        let (x, y) = ACTIONS.place(number);
        named(pen, ("power", action.id()), &says, (x, y - ABOVE + 4.0), |pen| power(pen, game, action));
    }
    ACTIONS.height(6) - 6.0
}

/// The bonus cards; returns how high they are.
fn draw_bonuses(pen: &mut Pen, words: &Words, game: &TerraMystica) -> f64 {
    let mut count = 0;
    for (id, coins) in game.bonus_cards() {
        let says = tiles_told::bonus_with_coins(words, game.kit(), id, coins);
        named(pen, ("bonus", id.id()), &says, BONUSES.place(count), |pen| {
            tiles::bonus(pen, words, game.kit(), id, coins);
        });
        count += 1;
    }
    BONUSES.height(usize::from(count))
}

/// The favour tiles: a column for each cult in the printed set; returns how high they are.
fn draw_favours(pen: &mut Pen, words: &Words, game: &TerraMystica) -> f64 {
    for (id, number) in FavourId::ALL.into_iter().zip(0_u8..) {
        let left = game.favours_left(id);
        let says = tiles_told::left(words, tiles_told::favour(words, game.kit(), id), left);
        named(pen, ("favour", id.id()), &says, FAVOURS.place(number), |pen| {
            let class = if left == 0 { "pale" } else { "" };
            pen.group((0.0, 0.0), 1.0, class, |pen| tiles::favour(pen, game.kit(), id));
            counted(pen, left, FAVOUR);
        });
    }
    FAVOURS.height(FavourId::COUNT)
}

/// The town tiles of this game; returns how high they are.
fn draw_towns(pen: &mut Pen, words: &Words, game: &TerraMystica) -> f64 {
    let mut count = 0;
    for id in TownId::ALL {
        if game.kit().town(id).promo && !game.options().promo_towns {
            continue;
        }
        let left = game.towns_left(id);
        let says = tiles_told::left(words, tiles_told::town(words, game.kit(), id), left);
        named(pen, ("town", id.id()), &says, TOWNS.place(count), |pen| {
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

/// A part of the pool: the message over it and how it is drawn.
type Part = (&'static str, fn(&mut Pen, &Words, &TerraMystica) -> f64);

const PARTS: [Part; 4] = [
    ("terra-group-power", draw_actions),
    ("terra-bonus-cards", draw_bonuses),
    ("terra-favours", draw_favours),
    ("terra-towns", draw_towns),
];

/// A part with its heading, its top left at the origin; returns how high it is, or nothing if it is empty.
fn headed(pen: &mut Pen, words: &Words, game: &TerraMystica, (heading, part): Part) -> Option<f64> {
    let mut inside = Pen::new(&LOOK);
    let height = part(&mut inside, words, game);
    if height <= 0.0 {
        return None;
    }
    pen.text(6.0, 16.0, "t2 bold ink2", words.text(heading));
    pen.group((0.0, 22.0), 1.0, "", |pen| pen.raw(format_args!("{}", inside.finish())));
    Some(height + 28.0)
}

/// The power actions with their heading; returns how high they are.
pub(super) fn actions(pen: &mut Pen, words: &Words, game: &TerraMystica) -> f64 {
    headed(pen, words, game, PARTS[0]).unwrap_or(0.0)
}

/// The cards and tiles, each kind with its heading: how it is drawn and how high it is.
pub(super) fn cards(words: &Words, game: &TerraMystica) -> impl Iterator<Item = (String, f64)> {
    PARTS[1..].iter().filter_map(move |part| {
        let mut pen = Pen::new(&LOOK);
        headed(&mut pen, words, game, *part).map(|height| (pen.finish(), height))
    })
}

fn picture(title: String, says: String, height: f64, pen: Pen) -> Picture {
    // A row without tiles is still a picture.
    Picture::new(Area::new(0.0, 0.0, WIDTH, height.max(20.0)), title, says, pen)
}

/// The power actions.
pub(super) fn actions_picture(words: &Words, game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw_actions(&mut pen, words, game);
    let free: Vec<String> = PowerAction::ALL
        .into_iter()
        .filter(|action| !game.power_action_used(*action))
        .map(|action| tiles_told::power(words, game.kit(), action))
        .collect();
    picture(
        words.text("terra-group-power"),
        words.say("tm-free-actions", &[("list", free.join("; ").into())]),
        height,
        pen,
    )
}

/// The bonus cards in the middle.
pub(super) fn bonuses_picture(words: &Words, game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw_bonuses(&mut pen, words, game);
    let list: Vec<String> =
        game.bonus_cards().map(|(id, _)| tiles_told::bonus(words, game.kit(), id)).collect();
    picture(words.text("terra-bonus-cards"), format!("{}.", list.join(". ")), height, pen)
}

/// The favour tiles that are left.
pub(super) fn favours_picture(words: &Words, game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw_favours(&mut pen, words, game);
    let there = FavourId::ALL.into_iter().filter(|id| game.favours_left(*id) > 0);
    let list: Vec<String> = there.map(|id| tiles_told::favour(words, game.kit(), id)).collect();
    picture(words.text("terra-favours"), format!("{}.", list.join(". ")), height, pen)
}

/// The town tiles that are left.
pub(super) fn towns_picture(words: &Words, game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw_towns(&mut pen, words, game);
    let there = TownId::ALL.into_iter().filter(|id| game.towns_left(*id) > 0);
    let list: Vec<String> = there.map(|id| tiles_told::town(words, game.kit(), id)).collect();
    picture(words.text("terra-towns"), format!("{}.", list.join(". ")), height, pen)
}

/// Everything in the middle of the table in one picture.
pub(super) fn whole_picture(words: &Words, game: &TerraMystica) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let mut height = actions(&mut pen, words, game) + 8.0;
    for (body, high) in cards(words, game) {
        pen.group((0.0, height), 1.0, "", |pen| pen.raw(format_args!("{body}")));
        height += high + 8.0;
    }
    let cards: Vec<String> =
        game.bonus_cards().map(|(id, _)| tiles_told::bonus_listed(words, game.kit(), id)).collect();
    let says = words.say("tm-cards-in-middle", &[("list", cards.join(", ").into())]);
    picture(words.text("tm-in-the-middle"), says, height, pen)
}
