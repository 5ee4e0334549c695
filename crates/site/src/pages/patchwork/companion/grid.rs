//! Patches to tap: all that are left, by their size, each with what is printed on it. And the ring in its order.

use maud::{Markup, PreEscaped, html};
use patchwork::PatchId;
use patchwork::companion::{CompanionAction, Patches};
use patchwork::components::PATCHES;
use words::patchwork::companion::place;

use super::desk::{Desk, facts};
use super::instruction::from_pawn;

/// What is said with one patch.
fn one(patch: PatchId, says: impl Fn(Patches) -> CompanionAction) -> Option<CompanionAction> {
    Patches::of([patch]).map(says)
}

/// Patches by their number of squares, small ones first.
fn by_size(desk: Desk<'_>, patches: &[PatchId]) -> Vec<(u8, Vec<PatchId>)> {
    let mut sorted = patches.to_vec();
    sorted.sort_by_key(|&id| (desk.kit().patch(id).cells, id));
    let cells = |id: &PatchId| desk.kit().patch(*id).cells;
    sorted.chunk_by(|a, b| cells(a) == cells(b)).map(|group| (cells(&group[0]), group.to_vec())).collect()
}

/// All of these to choose one from: a tap says it.
pub fn pick(desk: Desk<'_>, patches: &[PatchId], says: impl Fn(PatchId) -> CompanionAction) -> Markup {
    pick_with(desk, patches, &html! {}, says)
}

/// The same with more in the form than the patches.
pub fn pick_with(
    desk: Desk<'_>,
    patches: &[PatchId],
    more: &Markup,
    says: impl Fn(PatchId) -> CompanionAction,
) -> Markup {
    let tile =
        |patch| html! { button.co-tap name="action" value=(desk.write(says(patch))) { (seen(desk, patch)) } };
    let (sizes, tiles) = tiles(desk, patches, tile);
    html! { (sizes) (desk.form("co-pick", &html! { (more) (tiles) })) }
}

/// All of these to choose one from: a tap leads on.
pub fn choose(desk: Desk<'_>, patches: &[PatchId], link: impl Fn(PatchId) -> String) -> Markup {
    let tile = |patch| html! { a.co-tap href=(link(patch)) { (seen(desk, patch)) } };
    let (sizes, tiles) = tiles(desk, patches, tile);
    html! { (sizes) div.co-pick { (tiles) } }
}

/// A patch with what is printed on it.
fn seen(desk: Desk<'_>, patch: PatchId) -> Markup {
    html! {
        (PreEscaped(draw::patchwork::offer(desk.context.words, desk.kit(), patch).inline()))
        (facts(desk, desk.kit().patch(patch)))
    }
}

/// Patches by their size, with a way to each size. One finds a patch by its size first, then by its shape and its numbers.
fn tiles(desk: Desk<'_>, patches: &[PatchId], tile: impl Fn(PatchId) -> Markup) -> (Markup, Markup) {
    let groups = by_size(desk, patches);
    let sizes = html! {
        @if groups.len() > 1 {
            nav.co-sizes.num aria-label=(desk.t("table-sizes")) {
                @for (cells, _) in &groups { a href=(format!("#squares-{cells}")) { (cells) span.hide { " " (desk.t("table-squares")) } } }
                span.cap.soft { (desk.t("table-squares")) }
            }
        }
    };
    let tiles = html! {
        @for (cells, patches) in &groups {
            h3.num id=(format!("squares-{cells}")) { (desk.say("table-of-squares", &[("cells", (*cells).into())])) }
            div.co-patches { @for &patch in patches { (tile(patch)) } }
        }
    };
    (sizes, tiles)
}

/// The patches of the ring in their order, with their places from the pawn.
pub fn in_order(desk: Desk<'_>, patches: &[PatchId]) -> Markup {
    html! {
        ol.co-order {
            @for (number, &patch) in patches.iter().enumerate() {
                li.near[number < 3] {
                    span.place.num { (number + 1) }
                    (seen(desk, patch))
                }
            }
        }
    }
}

/// The next patches while they are said, one a tap.
pub fn next_three(desk: Desk<'_>, known: &[PatchId]) -> Markup {
    let left: Vec<PatchId> = (0..PATCHES as u8)
        .map(PatchId)
        .filter(|patch| desk.game().in_ring(*patch) && !known.contains(patch))
        .collect();
    html! {
        p.soft { (desk.t("table-next-help")) }
        @if !known.is_empty() { div.panel { (from_pawn(desk, known, None)) } }
        (pick_in_ring(desk, &left, CompanionAction::Next))
    }
}

/// The ring while it is entered, one patch a tap.
pub fn ring(desk: Desk<'_>, known: &[PatchId], missing: u8) -> Markup {
    let start = desk.kit().start();
    let left: Vec<PatchId> =
        (0..PATCHES as u8).map(PatchId).filter(|patch| !known.contains(patch) && *patch != start).collect();
    let place = known.len() as u32 + 1;
    html! {
        p.soft {
            @if known.is_empty() { (desk.say("table-ring-help", &[("start", desk.name(start).into())])) }
            @else { (desk.say("table-ring-next", &[("place", place.into()), ("missing", missing.into())])) }
        }
        progress.co-progress value=(known.len()) max=(PATCHES) aria-label=(desk.say("table-ring-progress", &[("known", (known.len() as u32).into())])) {}
        p.cap.soft.num { (desk.say("table-ring-progress", &[("known", (known.len() as u32).into())])) }
        @if !known.is_empty() { (entered(desk, known)) }
        (pick_in_ring(desk, &left, CompanionAction::Ring))
    }
}

/// What was entered, the newest first: it is what a slip would be in.
fn entered(desk: Desk<'_>, known: &[PatchId]) -> Markup {
    html! {
        ol.co-entered reversed {
            @for (number, &patch) in known.iter().enumerate().rev() {
                li value=(number + 1) {
                    span.cap.num { (number + 1) }
                    (PreEscaped(draw::patchwork::offer(desk.context.words, desk.kit(), patch).inline()))
                }
            }
        }
    }
}

fn pick_in_ring(desk: Desk<'_>, patches: &[PatchId], says: impl Fn(Patches) -> CompanionAction) -> Markup {
    // A list of one always has room: the other arm never comes.
    pick(desk, patches, |patch| one(patch, &says).unwrap_or(CompanionAction::Take(patch)))
}

/// Where a patch lies, in words.
pub fn place_words(desk: Desk<'_>, at: usize) -> String {
    if at < 3 { place(desk.context.words, at as u8) } else { (at + 1).to_string() }
}
