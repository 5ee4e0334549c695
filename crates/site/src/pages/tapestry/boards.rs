//! What lies on the table: the map, the tracks, the mat, city and cards of every seat, the open tech cards.

use draw::tapestry::{CityView, MapView};
use kernel::{Game, Role, Seat};
use maud::{Markup, html};
use tapestry::state::{CivSlot, NONE};
use tapestry::{Act, Action};
use words::tapestry as told;

use super::TITLE;
use super::faces::face;
use super::nodes;
use super::parts::{Shared, mark, ta_icon};
use super::play::drawn;
use super::spots::last_hexes;
use crate::pages::layout::icon;
use crate::pages::learn;

/// The map to look at.
pub fn map(shared: Shared<'_>) -> Markup {
    let view = MapView { last: last_hexes(shared), ..MapView::default() };
    html! { div.ta-map { (drawn(&draw::tapestry::map(shared.context.words, shared.game(), &view))) } }
}

/// What the table shows, with the sign that stands for it there, if there is one.
const SIGNS: [(Option<&str>, &str); 9] = [
    (Some("tile"), "territory"),
    (None, "control"),
    (Some("tower"), "outpost"),
    (Some("landmark"), "landmark"),
    (None, "tier"),
    (None, "benefit"),
    (None, "bonus"),
    (None, "income"),
    (None, "neighbour"),
];

/// What the one to decide has: mat and city (unless the question shows it), then cards and tiles.
pub fn own(shared: Shared<'_>, seat: Seat, with_city: bool) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let built = game.player_at(seat).city.mat != NONE;
    let cards = cards(shared, seat, seat);
    html! {
        div.ta-own {
            @if built && with_city { div.panel { (drawn(&draw::tapestry::city(words, game, seat, &CityView::default()))) } }
            div.panel { (drawn(&draw::tapestry::mat(words, game, seat))) }
        }
        @if !cards.0.is_empty() {
            div.panel { (cards) (learn::nouns(shared.context, TITLE, &SIGNS, ta_icon)) }
        }
    }
}

/// Mat, city and cards of a seat. Of the hand what `viewer` knows.
pub fn seat(shared: Shared<'_>, seat: Seat, viewer: Seat) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let built = game.player_at(seat).city.mat != NONE;
    html! {
        section.panel.ta-seat {
            details id=(format!("seat-{}", seat.0 + 1)) open[seat == viewer] {
                summary { (mark(game, seat)) h2 { (shared.seat(seat)) } span.chev { (icon("chevron")) } }
                // A bot has no income mat: what it gains is on its charts.
                @if game.role(seat) == Role::Person { (drawn(&draw::tapestry::mat(words, game, seat))) }
                @if built { (drawn(&draw::tapestry::city(words, game, seat, &CityView::default()))) }
                (cards(shared, seat, viewer))
            }
        }
    }
}

fn bits(bits: u64) -> impl Iterator<Item = u8> {
    (0..64_u8).filter(move |at| bits >> at & 1 == 1)
}

/// A heading and things under it, if there are any.
fn things(shared: Shared<'_>, term: &str, id: &str, all: &[Markup]) -> Markup {
    html! {
        @if !all.is_empty() {
            h3 { (shared.noun(term, &shared.t(id))) }
            ul.ta-things { @for one in all { li { (one) } } }
        }
    }
}

/// Everything that a seat has of cards and tiles. Of the hand and the landmark cards what `viewer` knows.
pub fn cards(shared: Shared<'_>, seat: Seat, viewer: Seat) -> Markup {
    let game = shared.game();
    let (kit, player, words) = (game.kit(), game.player_at(seat), shared.context.words);
    let drawn = |act: Act| face(shared, Action { seat, act }).shown();
    let known = game.known_hand(viewer, seat);
    let hand: Vec<Markup> =
        (0..128_u8).filter(|at| known >> at & 1 == 1).map(|at| drawn(Act::Card(at))).collect();
    let seen = |at: &u8| *at != NONE && player.face_down >> *at & 1 == 0;
    let played = player.slots.iter().copied().filter(seen).map(|at| {
        let mut face = face(shared, Action { seat, act: Act::Card(at) });
        face.text = vec![html! { (told::played(words, game, seat, at)) }];
        face.shown()
    });
    let row = |row: usize| bits(player.techs[row]).map(|at| drawn(Act::Tech(at))).collect::<Vec<_>>();
    let spaces = bits(u64::from(player.spaces | player.explored));
    let goals = bits(u64::from(if seat == viewer { player.landmark_cards } else { 0 }));
    let goals = goals.filter_map(|at| kit.landmark_cards.get(usize::from(at))).map(|card| {
        let mut face = face(shared, Action { seat, act: Act::Landmark(card.landmark) });
        face.text = vec![html! { (told::landmark_goal(words, card)) }];
        face.shown()
    });
    let reserved = told::all_reserved(words, game, seat).into_iter().map(|one| html! { (one) });
    html! {
        @for slot in &player.civs { (civilization(shared, slot)) }
        (things(shared, "tapestry", "ta-text-hand", &hand))
        (things(shared, "tapestry", "ta-text-played", &played.collect::<Vec<_>>()))
        (things(shared, "tech", "ta-text-top", &row(2)))
        (things(shared, "tech", "ta-text-middle", &row(1)))
        (things(shared, "tech", "ta-text-bottom", &row(0)))
        (things(shared, "territory", "ta-text-tiles", &bits(player.tiles).map(|at| drawn(Act::Tile(at))).collect::<Vec<_>>()))
        (things(shared, "space", "ta-text-spaces", &spaces.map(|at| drawn(Act::Space(at))).collect::<Vec<_>>()))
        (things(shared, "masterpiece", "ta-text-pieces", &bits(u64::from(player.masterpieces)).map(|at| drawn(Act::Piece(at))).collect::<Vec<_>>()))
        (things(shared, "landmark", "ta-text-landmark-cards", &goals.collect::<Vec<_>>()))
        (things(shared, "income", "ta-text-reserved", &reserved.collect::<Vec<_>>()))
    }
}

/// A civilization: all that its mat says, and its places with the tokens on them.
fn civilization(shared: Shared<'_>, slot: &CivSlot) -> Markup {
    let civ = slot.civ;
    let game = shared.game();
    let Some(known) = game.kit().civs.get(usize::from(civ)) else { return html! {} };
    html! {
        h3 { (ta_icon("civilization")) " " (told::printed_name(shared.context.words, &known.name)) }
        ul.ta-text { @for line in told::civ_text(shared.context.words, game, civ) { li { (line) } } }
        (nodes::mat(shared, game.civ_mat(civ), &slot.tokens, slot.used))
    }
}

/// What could not be read and is guessed in this game, if anything.
pub fn guesses(shared: Shared<'_>) -> Markup {
    let all = words::tapestry::guesses(shared.context.words, shared.game());
    html! {
        @if !all.is_empty() {
            section.panel.ta-seat {
                details #guesses {
                    summary { (icon("warn")) h2 { (shared.t("ta-guesses")) } span.chev { (icon("chevron")) } }
                    ul.ta-text { @for one in &all { li.small { (one) } } }
                }
            }
        }
    }
}

/// The open tech cards, and how many lie in the piles.
pub fn market(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let open = game.open_techs().into_iter().filter(|at| *at != NONE);
    let [cards, techs, tiles, spaces] = game.piles().map(|left| left as u32);
    html! {
        section.panel {
            h2 { (shared.noun("tech", &shared.t("ta-text-open"))) }
            ul.ta-pictures { @for at in open { @if let Some(picture) = draw::tapestry::tech(words, game.kit(), at) { li { (drawn(&picture)) } } } }
            p.soft.small.num { (shared.say("ta-web-piles", &[("cards", cards.into()), ("techs", techs.into()), ("tiles", tiles.into()), ("spaces", spaces.into())])) }
        }
    }
}
