//! Decision cards: on the left half what breaks ties, on the right half which tracks the bots look at. Of two cards side
//! by side the halves in the middle are in play.

use tapestry::Kit;
use tapestry::components::automa::{DecisionCard, Indicator};
use words::Words;
use words::tapestry::companion as told;

use super::icons::Icon;
use super::look::LOOK;
use super::scan;
use crate::paper::sheet::{self, Layout};
use crate::paper::{Area, Pen, Picture};

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 214.0;
/// Where the left half ends.
const SPLIT: f64 = 176.0;
/// What is seen of the halves that are not in play.
const EDGE: f64 = 14.0;
/// Between the cards of a pair, and above them.
const GAP: f64 = 6.0;
const ABOVE: f64 = 26.0;

/// Eight wide cards of the usual size on a sheet.
const SHEET: Layout = Layout { columns: 2, rows: 4, width: 880, height: 630 };

/// Which half of a card is in play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Both,
    Left,
    Right,
}

fn indicator_icon(indicator: Indicator) -> Icon {
    match indicator {
        Indicator::Any => Icon::Blank,
        Indicator::Landmark => Icon::FlagHouse,
        Indicator::End => Icon::Flag,
    }
}

/// An arrow from one height to another.
fn arrow(pen: &mut Pen, x: f64, from: f64, to: f64, class: &str) {
    let back = to + if to > from { -8.0 } else { 8.0 };
    let (left, right) = (x - 5.0, x + 5.0);
    pen.path(
        &format!("arrow {class}"),
        format_args!("M{x} {from}V{to}M{left} {back}L{x} {to}L{right} {back}"),
    );
}

/// The half that breaks ties: the tracks, the scan, the topple icon.
fn ties(pen: &mut Pen, words: &Words, kit: &Kit, card: &DecisionCard) {
    for (row, track) in (0_u8..).zip(card.order) {
        let y = 10.0 + 39.6 * f64::from(row);
        pen.rect(Area::new(20.0, y, 36.0, 36.0), 8.0, "open");
        match track {
            Some(track) => {
                pen.icon(Icon::of_track(track), 25.0, y + 5.0, 26.0, &format!("of-{}", track.key()));
            }
            None => pen.icon(Icon::Heart, 25.0, y + 5.0, 26.0, "ink"),
        }
    }
    arrow(pen, 11.0, 16.0, 202.0, "automa");
    arrow(pen, 65.0, 202.0, 14.0, "ink2");
    scan::small(pen, kit, card.scan, (124.0, 64.0), 8.6);
    pen.text(124.0, 134.0, "t0 ink2 mid", words.text("ta-card-scan"));
    let (class, says) = if card.topple { ("ink", "ta-card-topple") } else { ("ink2", "ta-card-no-topple") };
    if card.topple {
        pen.icon(Icon::Topple, 101.0, 144.0, 46.0, class);
    } else {
        pen.rect(Area::new(106.0, 150.0, 36.0, 36.0), 8.0, "dashed");
    }
    pen.text(124.0, 204.0, &format!("t0 mid {class}"), words.text(says));
}

/// The half that says which tracks: the income icon, the number, an indicator for each bot.
fn tracks(pen: &mut Pen, words: &Words, card: &DecisionCard) {
    let (left, wide) = (SPLIT + 9.0, WIDTH - SPLIT - 18.0);
    if card.income {
        pen.icon(Icon::Hand, left, 8.0, 34.0, "ink");
    } else {
        pen.rect(Area::new(left + 2.0, 11.0, 28.0, 28.0), 7.0, "dashed");
    }
    pen.rect(Area::new(WIDTH - 45.0, 10.0, 34.0, 30.0), if card.start { 15.0 } else { 6.0 }, "badge");
    pen.text(WIDTH - 28.0, 31.0, "t3 num mid", card.number);
    for (row, (indicator, who, class)) in
        [(card.automa, "ta-seat-automa", "automa"), (card.shadow, "ta-card-shadow", "ink2")]
            .into_iter()
            .enumerate()
    {
        let y = 48.0 + 80.0 * row as f64;
        pen.rect(Area::new(left, y, wide, 76.0), 9.0, if row == 0 { "box-automa" } else { "box-shadow" });
        pen.text(left + wide / 2.0, y + 17.0, &format!("t1 bold mid {class}"), words.text(who));
        pen.icon(indicator_icon(indicator), left + wide / 2.0 - 16.0, y + 22.0, 32.0, class);
        let says = words.text(&format!("ta-card-look-{}", indicator.key()));
        pen.text(left + wide / 2.0, y + 68.0, "t0 mid", says);
    }
}

/// Draws a card with its top left at the origin.
fn draw(pen: &mut Pen, words: &Words, kit: &Kit, card: &DecisionCard, half: Half) {
    pen.rect(Area::new(0.7, 0.7, WIDTH - 1.4, HEIGHT - 1.4), 12.0, "card");
    let (top, low) = (1.6, HEIGHT - 3.2);
    match half {
        Half::Both => {}
        Half::Left => pen.rect(Area::new(2.0, top, SPLIT - 2.0, low), 11.0, "in-play"),
        Half::Right => pen.rect(Area::new(SPLIT, top, WIDTH - SPLIT - 2.0, low), 11.0, "in-play"),
    }
    pen.path("rule", format_args!("M{SPLIT} 12V{}", HEIGHT - 12.0));
    let pale = |is_pale: bool| if is_pale { "pale" } else { "" };
    pen.group((0.0, 0.0), 1.0, pale(half == Half::Right), |pen| ties(pen, words, kit, card));
    pen.group((0.0, 0.0), 1.0, pale(half == Half::Left), |pen| tracks(pen, words, card));
}

/// One card, by its place in the box.
pub(super) fn picture(words: &Words, kit: &Kit, at: u8) -> Option<Picture> {
    let card = kit.automa.cards.get(usize::from(at))?;
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, kit, card, Half::Both);
    let title = words.say("ta-card-decision", &[("number", card.number.into())]);
    Some(Picture::new(Area::new(0.0, 0.0, WIDTH, HEIGHT), title, told::card(words, &kit.automa, card), pen))
}

/// Two cards as they lie before the bots; of each the half in the middle is seen, for only that counts.
pub(super) fn pair(words: &Words, kit: &Kit, [left, right]: [u8; 2]) -> Option<Picture> {
    let (left, right) = (kit.automa.cards.get(usize::from(left))?, kit.automa.cards.get(usize::from(right))?);
    let mut pen = Pen::new(&LOOK);
    let number = |id: &str, card: &DecisionCard| words.say(id, &[("number", card.number.into())]);
    let second = WIDTH + GAP;
    pen.text(WIDTH - 4.0, 16.0, "t1 bold ink2 end", number("ta-card-track", left));
    pen.text(second + 4.0, 16.0, "t1 bold ink2", number("ta-card-tiebreaker", right));
    pen.group((0.0, ABOVE), 1.0, "", |pen| draw(pen, words, kit, left, Half::Right));
    pen.group((second, ABOVE), 1.0, "", |pen| draw(pen, words, kit, right, Half::Left));
    let from = SPLIT - EDGE;
    let area = Area::new(from, 0.0, second + SPLIT + EDGE - from, HEIGHT + ABOVE);
    let ties = told::tiebreaker_card(words, &kit.automa, right);
    let says = format!("{} {ties}", told::track_card(words, left));
    Some(Picture::new(area, words.text("ta-card-pair"), says, pen))
}

/// All cards as one page to print and cut.
pub(super) fn sheets(words: &Words, kit: &Kit) -> String {
    let cards: Vec<String> = (0..kit.automa.cards.len() as u8)
        .filter_map(|at| picture(words, kit, at))
        .map(|card| card.file())
        .collect();
    let what = words.say("ta-print-what", &[("cards", (cards.len() as u32).into())]);
    sheet::page(words, &words.text("ta-print-title"), &what, &[(SHEET, cards)])
}
