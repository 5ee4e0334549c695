//! What is shown over the board: what can be chosen, what was considered, what was chosen, what was last moved.

use kernel::{Hex, Hexes, Reasons, Step, Verdict};
use terra_mystica::automa::Pick as Choice;
use terra_mystica::{Structure, TerraMystica};
use words::Words;
use words::terra_mystica::pictures::{self as told, Over};
use words::text::shortened;

use super::icons::Icon;
use super::land::OUTLINE;
use super::places::Places;
use crate::paper::{Area, Escaped, Pen, Short, width_of};

/// What stands on a hex that can be chosen: what it would cost or become.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Chip {
    /// Nothing: the ring says it.
    #[default]
    None,
    /// A structure: built at once, or what it would become.
    Structure(Structure),
    /// The number of spades it takes.
    Spades(u8),
    /// A few letters.
    Words(String),
}

/// A hex that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// The hex that the link chooses.
    pub hex: Hex,
    /// Where choosing it leads; without one the element is for a script alone.
    pub link: Option<String>,
    /// What it does, for those who cannot see it; it is said after the name of the hex.
    pub says: String,
    /// What stands on it.
    pub chip: Chip,
}

impl Pick {
    /// A hex with nothing on it but its ring.
    pub fn new(hex: Hex, link: String) -> Pick {
        Pick { hex, link: Some(link), says: String::new(), chip: Chip::None }
    }

    /// The pick with something on its hex.
    #[must_use]
    pub fn with(self, chip: Chip, says: &str) -> Pick {
        Pick { chip, says: says.to_owned(), ..self }
    }
}

/// A place for a bridge that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BridgePick {
    /// Its number on the board.
    pub place: u8,
    /// Where choosing it leads; without one the element is for a script alone.
    pub link: Option<String>,
}

/// A hex that was considered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Considered {
    /// The hex that was weighed.
    pub hex: Hex,
    /// If it fell out: why, in one or two short lines.
    pub out: Option<Vec<String>>,
}

/// What is shown over a board. Nothing, by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MapView {
    /// Hexes that can be chosen.
    pub picks: Vec<Pick>,
    /// Places for bridges that can be chosen.
    pub bridges: Vec<BridgePick>,
    /// The hex that a person is about to use.
    pub selected: Option<Hex>,
    /// Hexes that the Automa considered.
    pub considered: Vec<Considered>,
    /// The hex that the Automa chose.
    pub chosen: Option<Hex>,
    /// Where something was last moved.
    pub last: Hexes,
    /// A close-up of the surroundings of a hex, for a small screen.
    pub around: Option<Hex>,
}

impl MapView {
    /// What the Automa considered in one of its choices: every hex that fell out with the lines that `why` writes for
    /// the filter and the number that it measured there. What is no hex is left out.
    pub fn considering(
        reasons: &Reasons<Choice>,
        why: impl Fn(&Step<Choice>, i32) -> Vec<String>,
    ) -> MapView {
        let hex_of = |choice: &Choice| if let Choice::Hex(hex) = choice { Some(*hex) } else { None };
        let fell = |choice: &Choice| {
            reasons.steps.iter().filter(|step| step.verdict == Verdict::Narrowed).find_map(|step| {
                let measured = step.measured.iter().find(|measured| measured.candidate == *choice)?;
                (!measured.kept).then(|| why(step, measured.value))
            })
        };
        let considered = reasons.candidates.iter().filter_map(|choice| {
            let out = fell(choice).or_else(|| (reasons.chosen != Some(*choice)).then(Vec::new));
            Some(Considered { hex: hex_of(choice)?, out })
        });
        MapView {
            considered: considered.collect(),
            chosen: reasons.chosen.as_ref().and_then(hex_of),
            ..MapView::default()
        }
    }

    /// Does something with what this shows, as words need it.
    pub(super) fn told<T>(&self, say: impl FnOnce(Over<'_>) -> T) -> T {
        let picks: Vec<Hex> = self.picks.iter().map(|pick| pick.hex).collect();
        let last: Vec<Hex> = self.last.iter().collect();
        say(Over {
            picks: &picks,
            considered: self.considered.len() as u32,
            chosen: self.chosen,
            last: &last,
        })
    }
}

/// Draws everything over a board, the least important first.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &TerraMystica, view: &MapView, places: Places) {
    for hex in view.last {
        ring(pen, places.middle(hex), 0.93, "last-halo");
        ring(pen, places.middle(hex), 0.93, "last");
    }
    for one in &view.considered {
        considered(pen, words, game, one, places.middle(one.hex));
    }
    for pick in &view.picks {
        draw_pick(pen, words, game, pick, places.middle(pick.hex));
    }
    for pick in &view.bridges {
        bridge_pick(pen, words, game, pick, places);
    }
    if let Some(hex) = view.selected {
        ring(pen, places.middle(hex), 0.93, "legal-halo");
        ring(pen, places.middle(hex), 0.93, "selected");
        badge(pen, places.middle(hex), game.map().name(hex), None, "badge-you");
    }
    if let Some(hex) = view.chosen {
        ring(pen, places.middle(hex), 0.95, "chosen-halo");
        ring(pen, places.middle(hex), 0.93, "chosen");
        badge(pen, places.middle(hex), game.map().name(hex), Some(Icon::Star), "badge");
    }
}

fn ring(pen: &mut Pen, at: (f64, f64), scale: f64, class: &str) {
    pen.group(at, scale, "", |pen| pen.path(class, OUTLINE));
}

/// A name over the upper edge of a hex.
fn badge(pen: &mut Pen, (x, y): (f64, f64), name: &str, icon: Option<Icon>, class: &str) {
    let room = if icon.is_some() { 16.0 } else { 0.0 };
    let width = width_of(name, 13.0) + 16.0 + room;
    pen.rect(Area::new(x - width / 2.0, y - 37.0, width, 20.0), 10.0, class);
    pen.text(x + room / 2.0, y - 22.4, "t1 num mid on-dark", name);
    if let Some(icon) = icon {
        pen.icon(icon, x - width / 2.0 + 6.0, y - 33.0, 12.0, "on-dark");
    }
}

fn considered(pen: &mut Pen, words: &Words, game: &TerraMystica, one: &Considered, (x, y): (f64, f64)) {
    let name = game.map().name(one.hex);
    pen.raw(format_args!(r#"<g data-considered="{}">"#, Escaped(name)));
    pen.title(told::considered(words, game, one.hex, one.out.as_deref()));
    if let Some(lines) = &one.out {
        ring(pen, (x, y), 1.0, "veil");
        ring(pen, (x, y), 0.9, "candidate");
        let height = 6.0 + 11.5 * lines.len() as f64;
        if !lines.is_empty() {
            pen.rect(Area::new(x - 25.0, y + 4.0 - height / 2.0, 50.0, height), 6.0, "reason small");
        }
        for (line, number) in lines.iter().zip(0_u8..) {
            let class =
                if number == 0 { "t00 num mid small reason-ink" } else { "t00 bold mid small on-light" };
            let line = shortened(line, 8);
            pen.text(x, y + 4.0 - height / 2.0 + 11.5 * f64::from(number + 1), class, line);
        }
    } else {
        ring(pen, (x, y), 0.9, "candidate");
    }
    pen.raw(format_args!("</g>"));
}

/// Opens what can be chosen: a link, or an element for a script.
fn open(pen: &mut Pen, link: Option<&str>, data: &str, says: &str) {
    let says = Escaped(says);
    match link {
        Some(link) => {
            let link = Escaped(link);
            pen.raw(format_args!(r#"<a href="{link}" class="tm-pick" {data} aria-label="{says}">"#));
        }
        None => pen.raw(format_args!(
            r#"<g class="tm-pick" {data} role="button" tabindex="0" aria-label="{says}">"#
        )),
    }
}

fn close(pen: &mut Pen, link: Option<&str>) {
    pen.raw(format_args!("{}", if link.is_some() { "</a>" } else { "</g>" }));
}

fn draw_pick(pen: &mut Pen, words: &Words, game: &TerraMystica, pick: &Pick, (x, y): (f64, f64)) {
    let link = pick.link.as_deref();
    let data = format!(r#"data-pick="{}""#, Escaped(game.map().name(pick.hex)));
    let hex = told::hex(words, game, pick.hex);
    let says = if pick.says.is_empty() { hex } else { format!("{hex}: {}", pick.says) };
    open(pen, link, &data, &says);
    pen.title(&says);
    ring(pen, (x, y), 0.9, "legal-fill");
    ring(pen, (x, y), 0.9, "legal-halo");
    ring(pen, (x, y), 0.9, "legal-ring");
    let chip = |pen: &mut Pen, width: f64| {
        pen.rect(Area::new(x - width / 2.0, y - 8.0, width, 25.0), 12.5, "chip");
    };
    match &pick.chip {
        Chip::None => {}
        Chip::Structure(kind) => {
            chip(pen, 38.0);
            pen.icon(Icon::of_structure(*kind), x - 9.5, y - 5.5, 19.0, "chip-ink");
        }
        Chip::Spades(count) => {
            chip(pen, 46.0);
            pen.icon(Icon::Spade, x - 19.0, y - 5.0, 18.0, "chip-ink");
            pen.text(x + 9.0, y + 9.5, "t1 num mid chip-ink", format_args!("\u{d7}{count}"));
        }
        Chip::Words(text) => {
            let text = shortened(text, 6);
            chip(pen, (width_of(&text, 13.0) + 14.0).clamp(30.0, 54.0));
            pen.text(x, y + 9.5, "t1 num mid chip-ink", text);
        }
    }
    close(pen, link);
}

fn bridge_pick(pen: &mut Pen, words: &Words, game: &TerraMystica, pick: &BridgePick, places: Places) {
    let Some(ends) = game.map().bridges.get(usize::from(pick.place)) else { return };
    let [(ax, ay), (bx, by)] = places.bridge(*ends).map(|(x, y)| (Short(x), Short(y)));
    let (line, says) = (format!("M{ax} {ay}L{bx} {by}"), told::bridge(words, game, *ends));
    let link = pick.link.as_deref();
    open(pen, link, &format!(r#"data-bridge="{}""#, pick.place), &says);
    pen.title(&says);
    pen.path("bridge-hit", &line);
    pen.path("bridge-place", &line);
    close(pen, link);
}
