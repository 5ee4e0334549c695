//! The board of an Automa: its cards, what it has built and holds; and the card of its faction.

use kernel::Seat;
use terra_mystica::{FactionId, Kit, Structure, TerraMystica};

use super::automa_words as words;
use super::board;
use super::board_labels as labels;
use super::cults::WIDTH;
use super::decision;
use super::faction::{self, HEAD, wrapped};
use super::goods::{Form, amount, points};
use super::icons::Icon;
use super::labels::{capital, counted};
use super::land;
use super::look::LOOK;
use super::marks;
use super::tiles::{self, BONUS, named};
use crate::paper::{Area, Pen, Picture};

const MARGIN: f64 = 16.0;
const CARDS: f64 = HEAD + 12.0;
/// How the pair of cards is scaled to the width of a board.
const SCALE: f64 = (WIDTH - 2.0 * MARGIN) / decision::PAIR.0;

/// Draws the board with its top left at the origin; returns how high it is.
pub(super) fn draw(pen: &mut Pen, game: &TerraMystica, seat: Seat) -> f64 {
    let mut inside = Pen::new(&LOOK);
    let below = cards(&mut inside, game, seat);
    structures(&mut inside, game, seat, below);
    let held = below + 56.0;
    if let Some(id) = game.player(seat).bonus {
        let says = super::words::bonus(game.kit(), id);
        named(&mut inside, ("bonus", id.id()), &says, (MARGIN, held), |pen| {
            tiles::bonus(pen, game.kit(), id, 0);
        });
    } else {
        inside.rect(Area::new(MARGIN, held, BONUS.0, BONUS.1), 9.0, "card-gone");
        inside.text(MARGIN + BONUS.0 / 2.0, held + 68.0, "t0 ink2 mid", labels::NO_CARD);
    }
    let end = action(&mut inside, game.kit(), game.faction(seat).id, (MARGIN + BONUS.0 + 14.0, held));
    let height = end.max(held + BONUS.1) + MARGIN;
    pen.rect(Area::new(0.7, 0.7, WIDTH - 1.4, height - 1.4), 14.0, "card");
    board::head(pen, game, seat);
    pen.raw(format_args!("{}", inside.finish()));
    height
}

/// The two cards, and how many are left; returns where that ends.
fn cards(pen: &mut Pen, game: &TerraMystica, seat: Seat) -> f64 {
    let bot = game.bot(seat);
    let (drawn, size) = (bot.drawn().len() as u32, u32::from(bot.deck_size()));
    let left = counted(size.saturating_sub(drawn), "card left", "cards left");
    let words = format!("{left} of {size} \u{b7} {} in reserve", bot.reserve_size());
    let mut y = CARDS;
    if let Some((action, support)) = decision::cards_of(game, seat) {
        pen.group((MARGIN, y), SCALE, "", |pen| decision::pair(pen, game.kit(), action, support));
        y += decision::PAIR.1 * SCALE;
    }
    pen.text(WIDTH / 2.0, y + 20.0, "t1 ink2 mid", words);
    y + 30.0
}

/// How many of each kind are built, of how many.
fn structures(pen: &mut Pen, game: &TerraMystica, seat: Seat, y: f64) {
    pen.rule(MARGIN, y, WIDTH - 2.0 * MARGIN);
    let class = land::piece(marks::home(game, seat));
    for (kind, number) in Structure::ALL.into_iter().zip(0_u8..) {
        let x = MARGIN + f64::from(number) * 80.0;
        let (built, supply) = (game.player(seat).count(kind), game.kit().structures.supply[kind.index()]);
        pen.raw(format_args!("<g>"));
        pen.title(format_args!("{}: {built} of {supply} built", capital(kind.name())));
        pen.icon(Icon::of_structure(kind), x, y + 13.0, 28.0, class);
        pen.text(x + 34.0, y + 34.0, "t3 num", format_args!("{built}/{supply}"));
        pen.raw(format_args!("</g>"));
    }
}

/// What the faction action does, from a place to the right edge; returns where that ends.
fn action(pen: &mut Pen, kit: &Kit, id: FactionId, (x, top): (f64, f64)) -> f64 {
    let card = kit.automa.faction(id);
    pen.icon(Icon::Star, x, top + 2.0, 20.0, "gold");
    pen.text(x + 28.0, top + 17.0, "t2 bold ink2", "Faction action");
    if card.vp > 0 {
        points(pen, (WIDTH - MARGIN - 17.0, top + 12.0), 34.0, format_args!("+{}", card.vp));
    }
    let mut y = top + 24.0;
    let options = card.option.iter().zip(1_u8..).map(|(deed, number)| {
        let words = words::faction_deed(deed);
        if card.option.len() > 1 { format!("{number}. {words}.") } else { format!("{words}.") }
    });
    for paragraph in options.chain(words::standing_rules(card)) {
        for line in wrapped(&paragraph, WIDTH - MARGIN - x, 14.0) {
            y += 18.0;
            pen.text(x, y, "t14", line);
        }
        y += 5.0;
    }
    y
}

/// The card of an Automa's faction.
pub(super) fn faction_picture(kit: &Kit, id: FactionId) -> Picture {
    let (card, printed) = (kit.automa.faction(id), kit.faction(id));
    let mut inside = Pen::new(&LOOK);
    let mut start = vec![amount(Icon::Dwelling, card.dwellings), amount(Icon::Ship, card.shipping)];
    if card.bridges > 0 {
        start.push(amount(Icon::Bridge, card.bridges));
    }
    Form::LARGE.row(&mut inside, (MARGIN, HEAD + 24.0), &start);
    let end = action(&mut inside, kit, id, (MARGIN, HEAD + 50.0));
    let whole = Area::new(0.0, 0.0, WIDTH, end + 14.0);
    let mut pen = Pen::new(&LOOK);
    pen.rect(whole.shrink(0.7), 14.0, "card");
    faction::head(&mut pen, printed, &format!("Automa, faction card {}", card.number));
    pen.raw(format_args!("{}", inside.finish()));
    let deeds: Vec<String> = card.option.iter().map(words::faction_deed).collect();
    let says = format!("{}. {}", deeds.join("; "), words::standing_rules(card).join(" "));
    Picture::new(whole, format!("{}, for the Automa", printed.name), says.trim().to_owned(), pen)
}
