//! What lies on the table: at the start piece by piece as pictures with few words, later the boards as they are.

use draw::tapestry::MapView;
use kernel::{Hexes, Seat};
use maud::{Markup, html};
use tapestry::Bot;
use tapestry::components::BOT_TRACKS;
use tapestry::state::NONE;
use words::tapestry::companion::{chips, stays_in_box};
use words::tapestry::{printed_name, track_name};

use super::desk::Desk;
use super::standing::standing;
use crate::pages::beside::AtTable;
use crate::pages::tapestry::parts::{mark, ta_icon};
use crate::pages::tapestry::play::drawn;

/// Everything to lay out before the first word.
pub fn to_lay(desk: Desk<'_>) -> Markup {
    html! {
        @if desk.solo() { (map(desk)) }
        @for seat in desk.bots() { (bot(desk, seat)) }
        (cards(desk))
        @if desk.solo() { (in_the_box(desk)) }
        (first(desk))
    }
}

/// The boards as they are now.
pub fn lies(desk: Desk<'_>) -> Markup {
    let (words, table) = (desk.context.words, desk.table());
    html! {
        (<tapestry::companion::TapestryCompanion as AtTable>::chips(&chips(words, desk.game())))
        (pair(desk))
        section.panel { h2 { (desk.noun("track", &desk.t("ta-tracks"))) } (standing(desk, &[])) }
        @if desk.solo() {
            section.panel { h2 { (desk.t("ta-map")) } div.ta-map { (drawn(&draw::tapestry::map(words, table, &MapView::default()))) } }
        }
    }
}

/// The two cards in front of the bots, once they have drawn.
pub fn pair(desk: Desk<'_>) -> Markup {
    let (table, words) = (desk.table(), desk.context.words);
    let pair = table.bots().pair;
    let drawn_pair = (!pair.contains(&NONE)).then(|| draw::tapestry::decision_pair(words, table.kit(), pair));
    html! { @if let Some(pair) = drawn_pair.flatten() { div.ta-pair { (drawn(&pair)) } } }
}

/// One thing: its picture, and one line about it.
fn thing(picture: &Markup, says: &str) -> Markup {
    html! { li { span.pic { (picture) } span { (says) } } }
}

/// The small map with the two starts.
fn map(desk: Desk<'_>) -> Markup {
    let (words, table) = (desk.context.words, desk.table());
    let starts: Vec<Seat> = desk.seats().filter(|seat| !table.controlled(*seat).is_empty()).collect();
    let hexes: Hexes = starts.iter().flat_map(|seat| table.controlled(*seat).iter()).collect();
    let view = MapView { last: hexes, ..MapView::default() };
    html! {
        section.panel.ta-lay {
            h2 { (desk.t("tac-lie-map")) }
            div.ta-map { (drawn(&draw::tapestry::map(words, table, &view))) }
            ul {
                @for seat in starts {
                    @let says = if table.bot_at(seat).is_none() { "tac-lie-start-you" } else { "tac-lie-start-automa" };
                    (thing(&html! { (mark(table, seat)) (ta_icon("tower")) (ta_icon("tower")) }, &desk.t(says)))
                }
            }
            p.small.soft { (desk.t("tac-lie-map-help")) }
        }
    }
}

/// The pieces of a bot, and its mat.
fn bot(desk: Desk<'_>, seat: Seat) -> Markup {
    let (words, table) = (desk.context.words, desk.table());
    let automa = table.bot_at(seat) == Some(Bot::Automa);
    let favourite = table.bots().favourite[usize::from(!automa)];
    let beside = [("track", track_name(words, favourite).into())];
    let supply = [("count", table.player_at(seat).outposts.into())];
    html! {
        section.panel.ta-lay {
            h2 { (mark(table, seat)) (desk.seat(seat)) }
            ul {
                @if automa { (mat(desk)) }
                (thing(&html! { @for track in BOT_TRACKS { (ta_icon(track.key())) } }, &desk.t("tac-lie-cubes")))
                (thing(&html! { (ta_icon("tower")) (ta_icon(favourite.key())) (ta_icon("heart")) }, &desk.say("tac-lie-favourite", &beside)))
                @if automa { (thing(&html! { (ta_icon("points")) b.num { "0" } }, &desk.t("tac-lie-points"))) }
                @else { (thing(&html! { (ta_icon("blank")) }, &desk.t("tac-lie-aside"))) }
                @if desk.solo() { (thing(&html! { (ta_icon("tower")) b.num { "× " (table.player_at(seat).outposts) } }, &desk.say("tac-lie-supply", &supply))) }
            }
        }
    }
}

/// The mat of the Automa: its side, its income card, its civilizations.
fn mat(desk: Desk<'_>) -> Markup {
    let (words, kit, bots) = (desk.context.words, desk.table().kit(), desk.table().bots());
    let level = kit.automa.level(desk.game().options().game.bots.level);
    let side = desk.t(if level.hard { "tac-lie-mat-hard" } else { "tac-lie-mat-normal" });
    let number = [("level", level.number.into())];
    let civs = bots.civs.iter().filter_map(|at| kit.automa.civs.get(usize::from(*at)));
    html! {
        (thing(&html! { (ta_icon("tech")) }, &side))
        @if matches!(level.number, 1 | 3 | 4) {
            (thing(&html! { (ta_icon("card")) b.num { (level.number) } }, &desk.say("tac-lie-mat-card", &number)))
        }
        @for civ in civs {
            @let name = [("name", printed_name(words, &civ.name).into())];
            (thing(&html! { (ta_icon(civ.track.key())) }, &desk.say("tac-lie-civ", &name)))
        }
    }
}

/// The decision cards: in the box, or as decks.
fn cards(desk: Desk<'_>) -> Markup {
    let decks: &[(&str, &str)] = match (desk.game().options().own_cards, desk.solo()) {
        (false, _) => &[("–", "tac-lie-no-deck")],
        (true, true) => &[("8–22", "tac-lie-progress"), ("1–7", "tac-lie-deck")],
        (true, false) => &[("1–12", "tac-lie-deck-shadow")],
    };
    html! {
        section.panel.ta-lay {
            h2 { (desk.t("ta-web-decision-cards")) }
            ul { @for (numbers, says) in decks { (thing(&html! { (ta_icon("card")) b.num { (numbers) } }, &desk.t(says))) } }
        }
    }
}

/// What is not played with: it stays in the box.
fn in_the_box(desk: Desk<'_>) -> Markup {
    let [cards, civs] = stays_in_box(desk.context.words, desk.game());
    html! {
        details.panel.ta-lay.ta-box #box {
            summary { (ta_icon("card")) (desk.say("tac-lie-box", &[("count", ((cards.len() + civs.len()) as u32).into())])) span.chev { (crate::pages::layout::icon("chevron")) } }
            @for (title, names) in [("tac-lie-box-cards", cards), ("tac-lie-box-civs", civs)] {
                @if !names.is_empty() {
                    h3 { (desk.t(title)) }
                    p.ta-names { @for name in names { span.chip { (name) } } }
                }
            }
        }
    }
}

/// Who begins, and a head start.
fn first(desk: Desk<'_>) -> Markup {
    let table = desk.table();
    html! {
        section.panel.ta-lay {
            h2 { (desk.t("tac-lie-begin")) }
            ul {
                (thing(&mark(table, table.first()), &desk.seat(table.first())))
                @if desk.solo() && desk.game().options().game.bots.level == 1 {
                    (thing(&html! { (ta_icon("hand")) b.num { "1" } }, &desk.t("tac-lie-head-start")))
                }
            }
        }
    }
}
