//! The Automa's decision cards: on the left half what it helps to choose with, on the right half what it makes the
//! Automa do. Of two cards side by side the halves in the middle are in play.

use kernel::Seat;
use terra_mystica::components::{Arrow, Booster, DecisionCard, Deed, Direction};
use terra_mystica::{Kit, TerraMystica};
use words::Words;
use words::terra_mystica::pictures::automa as automa_told;

use super::goods::points;
use super::icons::Icon;
use super::look::LOOK;
use crate::paper::{Area, Pen, Picture};

/// A card's width.
const WIDTH: f64 = 206.0;
/// A card's height.
const HEIGHT: f64 = 262.0;
/// Where the left half ends.
const SPLIT: f64 = 102.0;
/// Between the cards of a pair, and above them.
const GAP: f64 = 8.0;
const ABOVE: f64 = 24.0;

/// Which half of a card is in play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Both,
    Left,
    Right,
}

/// The size of a pair.
pub(super) const PAIR: (f64, f64) = (2.0 * WIDTH + GAP, HEIGHT + ABOVE);

fn deed_icon(deed: Deed) -> Icon {
    match deed {
        Deed::Build => Icon::Dwelling,
        Deed::Upgrade => Icon::Upgrade,
        Deed::Power => Icon::Power,
        Deed::Cult => Icon::Priest,
        Deed::Faction => Icon::Star,
    }
}

/// Small boxes in a row, of which one is filled.
fn boxes(pen: &mut Pen, (x, y): (f64, f64), count: u8, filled: u8) {
    for number in 0..count {
        let class = if number == filled { "box-full" } else { "box" };
        pen.rect(Area::new(x + f64::from(number) * 13.0, y, 10.0, 15.0), 2.5, class);
    }
}

/// A goal in its ring; one that is not in force is crossed out.
fn goal(pen: &mut Pen, icon: Icon, is_shown: bool, (x, y): (f64, f64)) {
    let class = if is_shown { "" } else { "half" };
    pen.group((0.0, 0.0), 1.0, class, |pen| {
        pen.circle(x, y, 16.0, "ring");
        pen.icon(icon, x - 10.5, y - 11.0, 21.0, "ink");
    });
    if !is_shown {
        pen.path("used", format_args!("M{:.1} {:.1}l26 26", x - 13.0, y - 13.0));
    }
}

/// The half that helps to choose.
fn values(pen: &mut Pen, words: &Words, card: &DecisionCard) {
    let middle = SPLIT / 2.0;
    pen.icon(if card.x { Icon::Pass } else { Icon::NoPass }, 12.0, 14.0, 30.0, "bad");
    let place = match card.booster {
        Booster::Left => 0,
        Booster::Middle => 1,
        Booster::Right => 2,
    };
    boxes(pen, (56.0, 21.0), 3, place);
    goal(pen, Icon::Town, card.structures_goal, (middle, 76.0));
    goal(pen, Icon::AnyCult, card.cult_goal, (middle, 117.0));
    let scan = if card.direction == Direction::Ltr { Icon::ScanDown } else { Icon::ScanUp };
    pen.icon(scan, middle - 14.0, 144.0, 28.0, "ink");
    match card.arrow {
        Arrow::Right => {
            pen.text(middle - 12.0, 203.0, "t4 num mid", card.count);
            pen.icon(Icon::ToRight, middle, 184.0, 25.0, "ink");
        }
        Arrow::Left => {
            pen.icon(Icon::ToLeft, middle - 25.0, 184.0, 25.0, "ink");
            pen.text(middle + 12.0, 203.0, "t4 num mid", card.count);
        }
    }
    boxes(pen, (middle - 31.0, 224.0), 5, card.slot.saturating_sub(1));
    pen.text(middle, HEIGHT - 7.0, "t0 ink2 mid", words.text("tm-card-start"));
}

/// The half that says what to do.
fn deed(pen: &mut Pen, words: &Words, card: &DecisionCard) {
    let middle = f64::midpoint(SPLIT, WIDTH);
    pen.circle(WIDTH - 25.0, 26.0, 15.0, "badge");
    pen.text(WIDTH - 25.0, 31.5, "t2 num mid on-dark", card.number);
    pen.circle(middle, 100.0, 39.0, "ring-automa");
    pen.icon(deed_icon(card.action), middle - 22.0, 77.0, 44.0, "ink");
    pen.text(middle, 166.0, "t3 bold mid", automa_told::deed_title(words, card));
    if card.plus_faction {
        pen.icon(Icon::Star, middle - 14.0, 190.0, 28.0, "gold");
        pen.text(middle, HEIGHT - 24.0, "t0 ink2 mid", words.text("tm-card-points-of"));
        pen.text(middle, HEIGHT - 10.0, "t0 ink2 mid", words.text("tm-card-faction-card"));
    } else {
        points(pen, (middle, 204.0), 38.0, format_args!("+{}", card.vp));
        pen.text(middle, HEIGHT - 20.0, "t0 ink2 mid", words.text("tm-card-points"));
    }
}

/// Draws a card with its top left at the origin.
fn draw(pen: &mut Pen, words: &Words, card: &DecisionCard, half: Half) {
    pen.rect(Area::new(0.7, 0.7, WIDTH - 1.4, HEIGHT - 1.4), 12.0, "card");
    let pale = |is_pale: bool| if is_pale { "pale" } else { "" };
    // The half in play is tinted, and as round as the card outside.
    let (top, bottom) = (1.6, HEIGHT - 1.6);
    let (edge, inwards, arc) = if half == Half::Left { (2.0, 11.0, 0) } else { (WIDTH - 2.0, -11.0, 1) };
    let (start, low) = (edge + inwards, bottom - 11.0);
    pen.path(
        "play",
        format_args!(
            "M{SPLIT} {top}H{start}a11 11 0 0 {arc} {0} 11V{low}a11 11 0 0 {arc} {inwards} 11H{SPLIT}z",
            -inwards
        ),
    );
    pen.group((0.0, 0.0), 1.0, pale(half == Half::Right), |pen| values(pen, words, card));
    pen.group((0.0, 0.0), 1.0, pale(half == Half::Left), |pen| deed(pen, words, card));
}

/// Two cards as they lie before an Automa: the action card on the left, the support card on the right.
pub(super) fn pair(pen: &mut Pen, words: &Words, kit: &Kit, action: u8, support: u8) {
    let (action, support) = (kit.automa.card(action), kit.automa.card(support));
    let middle = WIDTH + GAP / 2.0;
    let number = |id: &str, card: &DecisionCard| words.say(id, &[("number", card.number.into())]);
    pen.text(middle - 14.0, 15.0, "t2 bold ink2 end", number("tm-card-action", action));
    pen.text(middle + 14.0, 15.0, "t2 bold ink2", number("tm-card-support", support));
    pen.group((0.0, ABOVE), 1.0, "", |pen| draw(pen, words, action, Half::Right));
    pen.group((WIDTH + GAP, ABOVE), 1.0, "", |pen| draw(pen, words, support, Half::Left));
}

/// The cards that lie before an Automa now, if both do.
pub(super) fn cards_of(game: &TerraMystica, seat: Seat) -> Option<(u8, u8)> {
    let bot = game.bot(seat);
    bot.action().zip(bot.support())
}

/// One decision card of the Automa.
pub(super) fn picture(words: &Words, kit: &Kit, index: u8) -> Picture {
    let card = kit.automa.card(index);
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, card, Half::Both);
    let title = words.say("tm-decision-card", &[("number", card.number.into())]);
    Picture::new(Area::new(0.0, 0.0, WIDTH, HEIGHT), title, automa_told::decision(words, card), pen)
}

/// Two cards that make a turn.
pub(super) fn pair_picture(words: &Words, kit: &Kit, action: u8, support: u8) -> Picture {
    let mut pen = Pen::new(&LOOK);
    pair(&mut pen, words, kit, action, support);
    let area = Area::new(0.0, 0.0, PAIR.0, PAIR.1);
    let says = automa_told::pair(words, kit.automa.card(action), kit.automa.card(support));
    Picture::new(area, words.text("tm-cards-of-automa"), says, pen)
}
