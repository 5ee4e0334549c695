//! The board of an Automa: its cards, what it has built and holds; and the card of its faction.

use kernel::Seat;
use terra_mystica::{FactionId, Kit, Structure, TerraMystica};
use words::Words;
use words::terra_mystica::pictures::faction_title;
use words::terra_mystica::pictures::{automa as automa_told, boards, tiles as tiles_told};

use super::board;
use super::cults::WIDTH;
use super::decision;
use super::faction::{self, HEAD, wrapped};
use super::goods::{Form, amount, points};
use super::icons::Icon;
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
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) -> f64 {
    let mut inside = Pen::new(&LOOK);
    let below = cards(&mut inside, words, game, seat);
    structures(&mut inside, words, game, seat, below);
    let held = below + 56.0;
    if let Some(id) = game.player(seat).bonus {
        let says = tiles_told::bonus(words, game.kit(), id);
        named(&mut inside, ("bonus", id.id()), &says, (MARGIN, held), |pen| {
            tiles::bonus(pen, words, game.kit(), id, 0);
        });
    } else {
        inside.rect(Area::new(MARGIN, held, BONUS.0, BONUS.1), 9.0, "card-gone");
        inside.text(MARGIN + BONUS.0 / 2.0, held + 68.0, "t0 ink2 mid", words.text("tm-no-card"));
    }
    let end = action(&mut inside, words, game.kit(), game.faction(seat).id, (MARGIN + BONUS.0 + 14.0, held));
    let height = end.max(held + BONUS.1) + MARGIN;
    pen.rect(Area::new(0.7, 0.7, WIDTH - 1.4, height - 1.4), 14.0, "card");
    board::head(pen, words, game, seat);
    pen.raw(format_args!("{}", inside.finish()));
    height
}

/// The two cards, and how many are left; returns where that ends.
fn cards(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat) -> f64 {
    let bot = game.bot(seat);
    let (drawn, size) = (bot.drawn().len() as u32, u32::from(bot.deck_size()));
    let left = automa_told::cards_left(words, size.saturating_sub(drawn), size);
    let reserve = automa_told::in_reserve(words, bot.reserve_size().into());
    let mut y = CARDS;
    if let Some((action, support)) = decision::cards_of(game, seat) {
        pen.group((MARGIN, y), SCALE, "", |pen| decision::pair(pen, words, game.kit(), action, support));
        y += decision::PAIR.1 * SCALE;
    }
    pen.text(WIDTH / 2.0, y + 20.0, "t1 ink2 mid", format_args!("{left} \u{b7} {reserve}"));
    y + 30.0
}

/// How many of each kind are built, of how many.
fn structures(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat, y: f64) {
    pen.rule(MARGIN, y, WIDTH - 2.0 * MARGIN);
    let class = land::piece(marks::home(game, seat));
    for (kind, number) in Structure::ALL.into_iter().zip(0_u8..) {
        let x = MARGIN + f64::from(number) * 80.0;
        let (built, supply) = (game.player(seat).count(kind), game.kit().structures.supply[kind.index()]);
        pen.raw(format_args!("<g>"));
        pen.title(boards::built(words, kind, built, supply));
        pen.icon(Icon::of_structure(kind), x, y + 13.0, 28.0, class);
        pen.text(x + 34.0, y + 34.0, "t3 num", format_args!("{built}/{supply}"));
        pen.raw(format_args!("</g>"));
    }
}

/// What the faction action does, from a place to the right edge; returns where that ends.
fn action(pen: &mut Pen, words: &Words, kit: &Kit, id: FactionId, (x, top): (f64, f64)) -> f64 {
    let card = kit.automa.faction(id);
    pen.icon(Icon::Star, x, top + 2.0, 20.0, "gold");
    pen.text(x + 28.0, top + 17.0, "t2 bold ink2", words.text("tm-faction-action"));
    if card.vp > 0 {
        points(pen, (WIDTH - MARGIN - 17.0, top + 12.0), 34.0, format_args!("+{}", card.vp));
    }
    let mut y = top + 24.0;
    let options = card.option.iter().zip(1_u8..).map(|(deed, number)| {
        let says = automa_told::faction_deed(words, deed);
        if card.option.len() > 1 { format!("{number}. {says}.") } else { format!("{says}.") }
    });
    for paragraph in options.chain(automa_told::standing_rules(words, card)) {
        for line in wrapped(&paragraph, WIDTH - MARGIN - x, 14.0) {
            y += 18.0;
            pen.text(x, y, "t14", line);
        }
        y += 5.0;
    }
    y
}

/// The card of an Automa's faction.
pub(super) fn faction_picture(words: &Words, kit: &Kit, id: FactionId) -> Picture {
    let (card, printed) = (kit.automa.faction(id), kit.faction(id));
    let mut inside = Pen::new(&LOOK);
    let mut start = vec![amount(Icon::Dwelling, card.dwellings), amount(Icon::Ship, card.shipping)];
    if card.bridges > 0 {
        start.push(amount(Icon::Bridge, card.bridges));
    }
    Form::LARGE.row(&mut inside, (MARGIN, HEAD + 24.0), &start);
    let end = action(&mut inside, words, kit, id, (MARGIN, HEAD + 50.0));
    let whole = Area::new(0.0, 0.0, WIDTH, end + 14.0);
    let mut pen = Pen::new(&LOOK);
    pen.rect(whole.shrink(0.7), 14.0, "card");
    let number = words.say("tm-faction-card-number", &[("number", card.number.into())]);
    faction::head(&mut pen, words, printed, &number);
    pen.raw(format_args!("{}", inside.finish()));
    let deeds: Vec<String> = card.option.iter().map(|deed| automa_told::faction_deed(words, deed)).collect();
    let title = words.say("tm-for-the-automa", &[("faction", faction_title(words, printed).into())]);
    let says = format!("{}. {}", deeds.join("; "), automa_told::standing_rules(words, card).join(" "));
    Picture::new(whole, title, says.trim().to_owned(), pen)
}
