//! What a bot considered on the map: every candidate, what it fell by, the one that was chosen, and the way of the scan.

use kernel::{Hex, Reasons, Step, Verdict};
use tapestry::Tapestry;
use tapestry::automa::Pick;
use words::Words;
use words::tapestry::hex_name;

use super::land::OUTLINE;
use super::map::{MapView, middle};
use super::scan;
use crate::paper::{Area, Escaped, Pen, width_of};

/// A hex that was considered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Considered {
    /// The hex that was weighed.
    pub hex: Hex,
    /// If it fell out: what was measured there, in a few letters.
    pub out: Option<String>,
}

impl MapView {
    /// What a bot considered in one of its choices: every hex that fell out with what `say` says of the filter and the
    /// number that it measured there. What is no hex is left out.
    pub fn considering(reasons: &Reasons<Pick>, say: impl Fn(&Step<Pick>, i32) -> String) -> MapView {
        let hex_of = |pick: &Pick| if let Pick::Hex(hex) = pick { Some(*hex) } else { None };
        let fell = |pick: &Pick| {
            reasons.steps.iter().filter(|step| step.verdict == Verdict::Narrowed).find_map(|step| {
                let measured = step.measured.iter().find(|measured| measured.candidate == *pick)?;
                (!measured.kept).then(|| say(step, measured.value))
            })
        };
        let considered = reasons.candidates.iter().filter_map(|pick| {
            let out = fell(pick).or_else(|| (reasons.chosen != Some(*pick)).then(String::new));
            Some(Considered { hex: hex_of(pick)?, out })
        });
        MapView {
            considered: considered.collect(),
            chosen: reasons.chosen.as_ref().and_then(hex_of),
            ..MapView::default()
        }
    }
}

fn ring(pen: &mut Pen, at: (f64, f64), scale: f64, class: &str) {
    pen.group(at, scale, "", |pen| pen.path(class, OUTLINE));
}

/// Draws it over the map, the least important first.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Tapestry, view: &MapView) {
    for one in &view.considered {
        let (name, at) = (hex_name(game, one.hex), middle(game, one.hex));
        pen.raw(format_args!(r#"<g data-considered="{}">"#, Escaped(&name)));
        let id = if one.out.is_some() { "ta-map-fell" } else { "ta-map-considered" };
        let why = one.out.clone().unwrap_or_default();
        pen.title(words.say(id, &[("hex", name.into()), ("why", why.into())]));
        if one.out.is_some() {
            ring(pen, at, 1.0, "veil");
        }
        ring(pen, at, 0.88, "candidate");
        pen.raw(format_args!("</g>"));
    }
    if let Some(card) = view.scan {
        way(pen, game, card, view.chosen);
    }
    for one in &view.considered {
        if let Some(why) = one.out.as_deref().filter(|why| !why.is_empty()) {
            label(pen, middle(game, one.hex), why, "reason", "on-land");
        }
    }
    if let Some(hex) = view.chosen {
        let at = middle(game, hex);
        ring(pen, at, 0.95, "legal-halo");
        ring(pen, at, 0.92, "chosen");
        label(pen, at, &format!("\u{2605} {}", hex_name(game, hex)), "chosen-label", "on-piece");
    }
}

/// A few letters on a pill over the upper half of a hex.
fn label(pen: &mut Pen, (x, y): (f64, f64), what: &str, class: &str, ink: &str) {
    let width = (width_of(what, 13.0) + 12.0).min(92.0);
    pen.rect(Area::new(x - width / 2.0, y - 33.0, width, 20.0), 10.0, class);
    pen.text(x, y - 18.6, &format!("t1 num mid {ink}"), what);
}

/// The scan of a card, as far as the hex where it ended.
fn way(pen: &mut Pen, game: &Tapestry, card: u8, end: Option<Hex>) {
    let (map, kit) = (game.map(), &game.kit().automa);
    let Some(scan) = kit.cards.get(usize::from(card)).and_then(|card| kit.scans.get(usize::from(card.scan)))
    else {
        return;
    };
    if map.grid.len() != scan.order.len() {
        return;
    }
    for (number, row) in scan::rows(map, scan).into_iter().enumerate() {
        let class = if number == 0 { "first thin" } else { "later thin" };
        let last = end.and_then(|end| row.iter().position(|hex| *hex == end));
        if number == 0
            && let Some(start) = row.first()
        {
            let (x, y) = middle(game, *start);
            pen.circle(x, y, 8.0, "scan-start thin");
        }
        scan::row(pen, map, last.map_or(row, |last| &row[..=last]), class);
        if last.is_some() {
            return;
        }
    }
}
