//! The board of a seat: goods, power, structures, tracks, and the cards and tiles that it holds.

use kernel::Seat;
use terra_mystica::{BonusId, FavourId, SpecialAction, TerraMystica, TownId};
use words::Words;
use words::terra_mystica::pictures::boards::ActionState;
use words::terra_mystica::pictures::{self as told, boards, tiles as tiles_told};
use words::text::shortened;

use super::automa_board;
use super::bowls;
use super::cults::WIDTH;
use super::faction::{self, HEAD};
use super::goods::{Form, amounts, points};
use super::icons::Icon;
use super::land;
use super::look::LOOK;
use super::marks;
use super::supply;
use super::tiles::{self, BONUS, FAVOUR, TOWN, named};
use super::tracks;
use crate::paper::{Area, Pen, Picture};

const MARGIN: f64 = 16.0;
const GOODS: f64 = HEAD + 10.0;
const BOWLS: f64 = GOODS + 56.0;
const SUPPLY: f64 = BOWLS + bowls::HEIGHT + 12.0;
const TRACKS: f64 = SUPPLY + supply::HEIGHT + 8.0;
const HELD: f64 = TRACKS + tracks::HEIGHT + 18.0;

/// Draws the board with its top left at the origin; returns how high it is.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) -> f64 {
    if game.player(seat).faction.is_none() {
        return unchosen(pen, words, game, seat);
    }
    if game.is_automa(seat) {
        return automa_board::draw(pen, words, game, seat);
    }
    let mut inside = Pen::new(&LOOK);
    goods(&mut inside, words, game, seat);
    inside.group((MARGIN, BOWLS), 1.0, "", |pen| bowls::draw(pen, words, game.player(seat).purse.bowls));
    income(&mut inside, words, game, seat);
    inside.group((MARGIN, SUPPLY), 1.0, "", |pen| supply::draw(pen, words, game, seat));
    inside.rule(MARGIN, TRACKS - 5.0, WIDTH - 2.0 * MARGIN);
    inside.group((MARGIN, TRACKS), 1.0, "", |pen| tracks::draw(pen, words, game, seat));
    inside.rule(MARGIN, HELD - 12.0, WIDTH - 2.0 * MARGIN);
    let height = HELD + held(&mut inside, words, game, seat) + MARGIN;
    pen.rect(Area::new(0.7, 0.7, WIDTH - 1.4, height - 1.4), 14.0, "card");
    head(pen, words, game, seat);
    pen.raw(format_args!("{}", inside.finish()));
    height
}

/// A seat without a faction.
fn unchosen(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) -> f64 {
    pen.rect(Area::new(0.7, 0.7, WIDTH - 1.4, HEAD - 1.4), 14.0, "card");
    marks::mark(pen, game, seat, (32.0, HEAD / 2.0), 14.0);
    pen.text(58.0, 36.0, "t4 bold", told::seat(words, game, seat));
    HEAD
}

/// The faction in its colour, with its points.
pub(super) fn head(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) {
    let (home, player) = (marks::home(game, seat), game.player(seat));
    faction::band(pen, home);
    let at = (32.0, HEAD / 2.0);
    pen.group((0.0, 0.0), 1.0, "cardboard", |pen| marks::mark(pen, game, seat, at, 12.0));
    let class = land::on_piece(home);
    pen.text(64.0, 27.0, &format!("t4 bold {class}"), shortened(&told::seat(words, game, seat), 22));
    pen.text(64.0, 46.0, &format!("t1 {class}"), boards::standing(words, game, seat));
    points(pen, (WIDTH - 36.0, HEAD / 2.0), 46.0, player.purse.vp);
}

fn goods(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) {
    let (player, purse) = (game.player(seat), &game.player(seat).purse);
    let cells = [
        (Icon::Coin, purse.coins, "coins"),
        (Icon::Worker, purse.workers, "workers"),
        (Icon::Priest, purse.priests.into(), "priests"),
        (Icon::Bridge, game.kit().structures.bridges.saturating_sub(player.bridges).into(), "bridges"),
        (Icon::Key, player.keys.into(), "keys"),
    ];
    for ((icon, count, name), number) in cells.into_iter().zip(0_u8..) {
        let x = MARGIN + f64::from(number) * 79.0;
        pen.icon(icon, x, GOODS + 2.0, 26.0, "ink");
        pen.text(x + 32.0, GOODS + 22.5, "t4 num", count);
        pen.text(x, GOODS + 43.0, "t1 ink2", boards::pile(words, name));
    }
}

/// What the next income brings, beside the bowls.
fn income(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) {
    let (x, list) = (MARGIN + 310.0, amounts(game.income(seat)));
    pen.text(x, BOWLS + 16.0, "t1 ink2", words.text("tm-next-income"));
    for (amount, number) in list.iter().zip(0_u8..) {
        let (column, row) = (f64::from(number / 2), f64::from(number % 2));
        let at = (x + column * 44.0, BOWLS + 41.0 + row * 28.0);
        Form { icon: 19.0, text: "t2", gap: 0.0 }.row(pen, at, &[*amount]);
    }
}

/// The special actions that a seat has or may get: with its card, its tiles, its stronghold.
pub(crate) fn actions(game: &TerraMystica, seat: Seat) -> Vec<(SpecialAction, ActionState)> {
    let player = game.player(seat);
    let card = player.bonus.and_then(|card| game.kit().bonus(card).action);
    let tile = |action| {
        FavourId::ALL
            .into_iter()
            .any(|id| player.has_favour(id) && game.kit().favour(id).action == Some(action))
    };
    let state = |action: SpecialAction| {
        let space = game.kit().special_action(action);
        let own = space.faction.is_some() && space.faction == player.faction;
        if !(own || card == Some(action) || tile(action)) {
            None
        } else if player.has_used(action) {
            Some(ActionState::Used)
        } else if own && space.stronghold && !player.has_stronghold() {
            Some(ActionState::Later)
        } else {
            Some(ActionState::Free)
        }
    };
    SpecialAction::ALL.into_iter().filter_map(|action| Some((action, state(action)?))).collect()
}

/// The bonus card on the left, and to its right in rows what else the seat holds; returns how high it all is.
fn held(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) -> f64 {
    let player = game.player(seat);
    if let Some(id) = player.bonus {
        bonus(pen, words, game, id);
    } else {
        pen.rect(Area::new(MARGIN, HELD + 8.0, BONUS.0, BONUS.1), 9.0, "card-gone");
        pen.text(MARGIN + BONUS.0 / 2.0, HELD + 76.0, "t0 ink2 mid", words.text("tm-no-card"));
    }
    let mut flow = Flow { x: MARGIN + BONUS.0 + 12.0, y: HELD + 8.0, row: 0.0 };
    for (action, state) in actions(game, seat) {
        let at = flow.next((46.0, 46.0));
        let says = boards::action(words, game.kit(), action, state);
        named(pen, ("action", action.id()), &says, at, |pen| {
            let class = if state == ActionState::Free { "" } else { "pale" };
            pen.group((0.0, 0.0), 1.0, class, |pen| {
                tiles::octagon(pen, game.kit(), action, (23.0, 23.0), 46.0);
            });
            if state == ActionState::Used {
                tiles::used(pen, (23.0, 23.0), 14.0);
            }
        });
    }
    flow.line();
    for id in FavourId::ALL.into_iter().filter(|id| player.has_favour(*id)) {
        let at = flow.next(FAVOUR);
        named(pen, ("favour", id.id()), &tiles_told::favour(words, game.kit(), id), at, |pen| {
            tiles::favour(pen, game.kit(), id);
        });
    }
    flow.line();
    for id in TownId::ALL {
        for _ in 0..player.towns[id.index()] {
            let at = flow.next(TOWN);
            named(pen, ("town", id.id()), &tiles_told::town(words, game.kit(), id), at, |pen| {
                tiles::town(pen, game.kit(), id);
            });
        }
    }
    flow.line();
    (flow.y - HELD).max(BONUS.1 + 8.0)
}

fn bonus(pen: &mut Pen, words: &Words, game: &TerraMystica, id: BonusId) {
    let says = tiles_told::bonus(words, game.kit(), id);
    named(pen, ("bonus", id.id()), &says, (MARGIN, HELD + 8.0), |pen| {
        tiles::bonus(pen, words, game.kit(), id, 0);
    });
}

/// Places for things of several sizes, in rows beside the bonus card, and below it once there is no more room.
struct Flow {
    x: f64,
    y: f64,
    row: f64,
}

impl Flow {
    fn left(&self) -> f64 {
        if self.y >= HELD + 8.0 + BONUS.1 { MARGIN } else { MARGIN + BONUS.0 + 12.0 }
    }

    fn next(&mut self, (width, height): (f64, f64)) -> (f64, f64) {
        if self.x + width > WIDTH - MARGIN + 1.0 {
            self.line();
        }
        let at = (self.x, self.y);
        self.x += width + 4.0;
        self.row = self.row.max(height);
        at
    }

    fn line(&mut self) {
        if self.row > 0.0 {
            self.y += self.row + 8.0;
            self.row = 0.0;
        }
        self.x = self.left();
    }
}

/// The board alone.
pub(super) fn picture(words: &Words, game: &TerraMystica, seat: Seat) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let height = draw(&mut pen, words, game, seat);
    let area = Area::new(0.0, 0.0, WIDTH, height);
    Picture::new(area, boards::board_title(words, game, seat), boards::board(words, game, seat), pen)
}
