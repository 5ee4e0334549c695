//! Cards, mats and dice: a name, what kind it is, and words in lines.

use tapestry::{Die, Kit, Track, Version};
use words::Words;
use words::tapestry as told;

use super::icons::Icon;
use super::look::LOOK;
use super::{symbols, tracks};
use crate::paper::{Area, Pen, Picture, width_of};

const WIDTH: f64 = 220.0;
const PAD: f64 = 12.0;

/// Words in lines of a width; returns where the last line ends.
fn lines(pen: &mut Pen, (x, y): (f64, f64), width: f64, class: &str, text: &str) -> f64 {
    const SIZE: f64 = 13.0;
    let mut line = String::new();
    let mut y = y;
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if !line.is_empty() && width_of(&longer, SIZE) > width {
            pen.text(x, y, class, &line);
            y += 17.0;
            word.clone_into(&mut line);
        } else {
            line = longer;
        }
    }
    if !line.is_empty() {
        pen.text(x, y, class, &line);
        y += 17.0;
    }
    y
}

/// A card with a heading, an icon, and paragraphs.
fn card(icon: Icon, name: &str, kind: &str, paragraphs: &[String], width: f64) -> Picture {
    let mut body = Pen::new(&LOOK);
    body.icon(icon, PAD, 11.0, 22.0, "ink");
    let mut y = lines(&mut body, (PAD + 30.0, 28.0), width - 2.0 * PAD - 30.0, "t2 bold", name).max(45.0);
    y = lines(&mut body, (PAD, y + 5.0), width - 2.0 * PAD, "t1 ink2", kind) + 4.0;
    for paragraph in paragraphs {
        y = lines(&mut body, (PAD, y + 6.0), width - 2.0 * PAD, "t1", paragraph);
    }
    let height = (y + 2.0).max(110.0);
    let mut pen = Pen::new(&LOOK);
    pen.rect(Area::new(1.0, 1.0, width - 2.0, height - 2.0), 10.0, "card");
    pen.raw(format_args!("{}", body.finish()));
    Picture::new(Area::new(0.0, 0.0, width, height), name.to_owned(), paragraphs.join(" "), pen)
}

/// A tapestry card, by its kind.
pub(super) fn tapestry(words: &Words, kit: &Kit, kind: usize) -> Option<Picture> {
    let known = kit.cards.get(kind)?;
    let kind = told::kind_of_card(words, known.kind);
    let text = [told::card_text(words, known)].into_iter().chain(told::doubt_of_card(words, known));
    let text: Vec<String> = text.collect();
    Some(card(Icon::Card, &told::printed_name(words, &known.name), &kind, &text, WIDTH))
}

/// A tech card.
pub(super) fn tech(words: &Words, kit: &Kit, at: usize) -> Option<Picture> {
    let known = kit.techs.get(at)?;
    let needs = words.say("ta-card-needs", &[("what", told::prerequisite(words, known).into())]);
    let mut paragraphs = vec![
        format!("\u{25cf} {}", told::effect(words, kit, known.circle)),
        format!("\u{25a0} {}", told::effect(words, kit, known.square)),
    ];
    paragraphs.extend(told::doubt(words, &known.missing, known.certainty));
    Some(card(Icon::Tech, &told::printed_name(words, &known.name), &needs, &paragraphs, WIDTH))
}

/// A civilization mat in a wording.
pub(super) fn civilization(words: &Words, kit: &Kit, civ: u8, version: Version) -> Option<Picture> {
    let known = kit.civs.get(usize::from(civ))?;
    let mut paragraphs = told::wording(words, known, version, true);
    for (at, node) in (1..).zip(&known.mat(version).nodes) {
        paragraphs.push(format!("{at}. {}", told::effect(words, kit, node.effect)));
    }
    paragraphs.extend(told::doubt(words, &known.missing, kernel::Certainty::Printed));
    let kind = words.text("ta-card-civilization");
    Some(card(Icon::Civilization, &told::printed_name(words, &known.name), &kind, &paragraphs, 420.0))
}

/// Only the shape of a landmark.
pub(super) fn shape(words: &Words, kit: &Kit, at: usize) -> Option<Picture> {
    const SIDE: f64 = 13.0;
    let known = kit.landmarks.get(at)?;
    let outline = known.outlines.first().copied().unwrap_or_default();
    let mut pen = Pen::new(&LOOK);
    tracks::shape(&mut pen, outline, (1.0, 1.0), SIDE);
    let area =
        Area::new(0.0, 0.0, SIDE * f64::from(outline.width) + 2.0, SIDE * f64::from(outline.height) + 2.0);
    Some(Picture::new(area, told::printed_name(words, &known.name), told::landmark(words, known), pen))
}

/// A landmark with its shape.
pub(super) fn landmark(words: &Words, kit: &Kit, at: usize) -> Option<Picture> {
    let known = kit.landmarks.get(at)?;
    let name = told::printed_name(words, &known.name);
    let mut body = Pen::new(&LOOK);
    body.text(PAD, 26.0, "t2 bold", &name);
    let outline = known.outlines.first().copied().unwrap_or_default();
    for row in 0..outline.height {
        for column in 0..outline.width {
            if outline.rows[usize::from(row)] >> column & 1 == 1 {
                let at = (PAD + 22.0 * f64::from(column), 40.0 + 22.0 * f64::from(row));
                body.rect(Area::new(at.0, at.1, 20.0, 20.0), 3.0, "mark");
            }
        }
    }
    let says = told::landmark(words, known);
    let beside = WIDTH - PAD * 2.0 - 100.0;
    let mut end = lines(&mut body, (PAD + 100.0, 54.0), beside, "t1 ink2", &says);
    if let Some(doubt) = told::doubt(words, &known.missing, known.certainty) {
        end = lines(&mut body, (PAD, end.max(144.0)), WIDTH - PAD * 2.0, "t1", &doubt);
    }
    let height = end.max(140.0);
    let mut pen = Pen::new(&LOOK);
    pen.rect(Area::new(1.0, 1.0, WIDTH - 2.0, height - 2.0), 10.0, "card");
    pen.raw(format_args!("{}", body.finish()));
    Some(Picture::new(Area::new(0.0, 0.0, WIDTH, height), name, says, pen))
}

/// A die with a face in words.
pub(super) fn die(words: &Words, kit: &Kit, die: Die, face: u8) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let class = match die {
        Die::Red => "die-red",
        Die::Black => "die-black",
        Die::Science => "die-science",
    };
    pen.rect(Area::new(2.0, 2.0, 60.0, 60.0), 12.0, class);
    let effect = match die {
        Die::Red => kit.red.get(usize::from(face)),
        Die::Black => kit.black.get(usize::from(face)),
        Die::Science => None,
    };
    let track = Track::at(face).filter(|_| die == Die::Science);
    if let Some(track) = track {
        pen.icon(Icon::of_track(track), 18.0, 18.0, 28.0, "on-piece");
    }
    if let Some(effect) = effect {
        symbols::on_die(&mut pen, kit, *effect, (32.0, 32.0));
    }
    let says = match (effect, track) {
        (Some(effect), _) => told::effect(words, kit, *effect),
        (_, Some(track)) => told::track_name(words, track),
        _ => String::new(),
    };
    let title = told::die_name(words, die);
    Picture::new(Area::new(0.0, 0.0, 64.0, 64.0), title, says, pen)
}
