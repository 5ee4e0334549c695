//! The Automa's cards in our own icons: what it may spend, the filters from the top, what income brings.

use ::patchwork::{Card, CardFilter, DeckName, Kit};
use words::Words;
use words::patchwork::{filter_name, pictures as told};

use super::icons::Icon;
use super::style::LOOK;
use crate::paper::{Area, Pen, Picture, Short};

/// A card's width.
pub(super) const WIDTH: f64 = 196.0;
/// A card's height.
pub(super) const HEIGHT: f64 = 268.0;
const RADIUS: f64 = 12.0;

/// The icon of a row.
pub(super) fn icon_of(filter: CardFilter) -> Icon {
    match filter {
        CardFilter::NoOvertake => Icon::NoOvertake,
        CardFilter::MostButtons => Icon::MostButtons,
        CardFilter::Largest => Icon::Largest,
        CardFilter::Furthest => Icon::Furthest,
    }
}

/// Draws a card's face with its top left at the origin.
pub(super) fn face(pen: &mut Pen, words: &Words, card: &Card) {
    pen.rect(Area::new(1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0), RADIUS, "face");
    // The head is as round as the card above and straight below.
    let (right, r) = (Short(WIDTH - 2.0), RADIUS - 1.0);
    pen.path(
        "face-top",
        format_args!(
            "M2 70V{0}a{r} {r} 0 0 1 {r}-{r}H{1}a{r} {r} 0 0 1 {r} {r}V70z",
            2.0 + r,
            WIDTH - 2.0 - r
        ),
    );
    pen.path("rule", format_args!("M2 70H{right}M2 {0}H{right}", HEIGHT - 58.0));
    pen.icon(Icon::Button, 16.0, 19.0, 34.0, "automa");
    pen.text(58.0, 52.0, "t6 bold automa", card.budget);
    pen.text(WIDTH - 16.0, 50.0, "t1 end", words.text("play-to-spend"));
    if card.filters.is_empty() {
        pen.text(WIDTH / 2.0, 145.0, "t2 ink2 mid", words.text("pw-no-filters-title"));
    }
    // Three rows are printed; a card of somebody's own may have one more.
    let row = if card.filters.len() > 3 { 34.0 } else { 44.0 };
    for (filter, number) in card.filters.iter().zip(0_u8..) {
        let y = 74.0 + f64::from(number) * row;
        pen.icon(icon_of(*filter), 16.0, y + row / 2.0 - 13.0, 26.0, "automa");
        pen.text(52.0, y + row / 2.0 + 5.5, "t2", filter_name(words, *filter));
    }
    let foot = HEIGHT - 58.0;
    pen.icon(Icon::Income, 16.0, foot + 6.0, 24.0, "gold");
    pen.text(46.0, foot + 24.0, "t3 bold", format_args!("+{}", card.income));
    pen.text(WIDTH - 16.0, foot + 23.0, "t1 ink2 end", words.text("play-each-mark"));
    pen.text(16.0, HEIGHT - 12.0, "t1 ink2", told::card_title(words, card.number));
    pen.text(WIDTH - 16.0, HEIGHT - 12.0, "t1 ink2 end", told::deck(words, card.deck));
}

/// Draws a card's back with its top left at the origin; the tactical deck's backs show what may be spent.
pub(super) fn back(pen: &mut Pen, words: &Words, budget: Option<u8>) {
    let whole = Area::new(1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0);
    pen.rect(whole, RADIUS, "back");
    pen.rect(whole.shrink(11.0), 6.0, "back-stitch");
    let (x, y) = (WIDTH / 2.0, HEIGHT / 2.0);
    match budget {
        Some(budget) => {
            pen.icon(Icon::Button, x - 26.0, y - 66.0, 52.0, "automa");
            pen.text(x, y + 38.0, "t6 bold automa mid", budget);
            pen.text(x, y + 64.0, "t2 mid", words.text("play-to-spend"));
        }
        None => pen.icon(Icon::Button, x - 44.0, y - 44.0, 88.0, "automa"),
    }
}

fn picture(title: String, says: String, pen: Pen) -> Picture {
    Picture::new(Area::new(0.0, 0.0, WIDTH, HEIGHT), title, says, pen)
}

/// A card's face.
pub(super) fn face_picture(words: &Words, kit: &Kit, index: u8) -> Picture {
    let card = kit.card(index);
    let mut pen = Pen::new(&LOOK);
    face(&mut pen, words, card);
    picture(told::card_title(words, card.number), told::card(words, card), pen)
}

/// A card's back.
pub(super) fn back_picture(words: &Words, deck: DeckName, budget: Option<u8>) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let budget = budget.filter(|_| deck == DeckName::Tactical);
    back(&mut pen, words, budget);
    picture(
        told::deck(words, deck),
        budget.map_or_else(
            || words.text("pw-card-back"),
            |budget| words.say("pw-next-spends", &[("budget", budget.into())]),
        ),
        pen,
    )
}
