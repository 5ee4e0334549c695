//! What lies on the table: the map, the tracks, the mat, city and cards of every seat, the open tech cards.

use draw::tapestry::{CityView, MapView};
use kernel::{Game, Role, Seat};
use maud::{Markup, html};
use tapestry::state::NONE;
use words::tapestry as told;

use super::parts::{Shared, mark};
use super::play::drawn;
use super::spots::last_hexes;
use crate::pages::layout::icon;

/// The map to look at.
pub fn map(shared: Shared<'_>) -> Markup {
    let view = MapView { last: last_hexes(shared), ..MapView::default() };
    html! { div.ta-map { (drawn(&draw::tapestry::map(shared.context.words, shared.game(), &view))) } }
}

/// What the one to decide has: mat and city (unless the question shows it), then cards and tiles.
pub fn own(shared: Shared<'_>, seat: Seat, with_city: bool) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let built = game.player_at(seat).city.mat != NONE;
    html! {
        div.ta-own {
            @if built && with_city { div.panel { (drawn(&draw::tapestry::city(words, game, seat, &CityView::default()))) } }
            div.panel { (drawn(&draw::tapestry::mat(words, game, seat))) }
        }
        div.panel { (cards(shared, seat, seat)) }
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

/// A heading and a list, if there is anything.
fn list(shared: Shared<'_>, id: &str, items: &[(String, String)]) -> Markup {
    html! {
        @if !items.is_empty() {
            h3 { (shared.t(id)) }
            ul.ta-cards { @for (name, says) in items { li { b { (name) } " " span { (says) } } } }
        }
    }
}

fn bits(bits: u64) -> impl Iterator<Item = u8> {
    (0..64_u8).filter(move |at| bits >> at & 1 == 1)
}

/// Everything that a seat has of cards and tiles.
pub fn cards(shared: Shared<'_>, seat: Seat, viewer: Seat) -> Markup {
    let game = shared.game();
    let (kit, player, words) = (game.kit(), game.player_at(seat), shared.context.words);
    let civs: Vec<(String, String)> = player
        .civs
        .iter()
        .filter_map(|slot| {
            let known = kit.civs.get(usize::from(slot.civ))?;
            Some((told::printed_name(words, &known.name), told::civ_text(words, game, slot.civ).join(" ")))
        })
        .collect();
    let card = |at: u8| (told::printed_name(words, &kit.card(at).name), told::card(words, kit.card(at)));
    let tech = |at: u8| {
        let known = kit.techs.get(usize::from(at))?;
        Some((told::printed_name(words, &known.name), told::tech(words, kit, known)))
    };
    let known = game.known_hand(viewer, seat);
    let hand: Vec<_> = (0..128_u8).filter(|at| known >> at & 1 == 1).map(card).collect();
    let played =
        |at: u8| (told::printed_name(words, &kit.card(at).name), told::played(words, game, seat, at));
    let seen = |at: &u8| *at != NONE && player.face_down >> *at & 1 == 0;
    let played: Vec<_> = player.slots.iter().copied().filter(seen).map(played).collect();
    let row = |row: usize| bits(player.techs[row]).filter_map(tech).collect::<Vec<_>>();
    let tiles: Vec<_> = bits(player.tiles)
        .filter_map(|at| {
            let known = kit.tiles.get(usize::from(at))?;
            let number = shared.say("ta-tile", &[("number", (u32::from(at) + 1).into())]);
            Some((number, told::tile(words, kit, known)))
        })
        .collect();
    let spaces: Vec<_> = bits(u64::from(player.spaces | player.explored))
        .filter_map(|at| {
            let known = kit.space_tiles.get(usize::from(at))?;
            let number = shared.say("ta-guess-space-tile", &[("number", known.id.into())]);
            Some((number, told::space_tile(words, kit, known)))
        })
        .collect();
    let pieces: Vec<_> = bits(u64::from(player.masterpieces))
        .filter_map(|at| {
            let known = kit.masterpieces.get(usize::from(at))?;
            Some((told::printed_name(words, &known.name), told::masterpiece(words, kit, known)))
        })
        .collect();
    html! {
        (list(shared, "ta-text-civilizations", &civs))
        (list(shared, "ta-text-hand", &hand))
        (list(shared, "ta-text-played", &played))
        (list(shared, "ta-text-top", &row(2)))
        (list(shared, "ta-text-middle", &row(1)))
        (list(shared, "ta-text-bottom", &row(0)))
        (list(shared, "ta-text-tiles", &tiles))
        (list(shared, "ta-text-spaces", &spaces))
        (list(shared, "ta-text-pieces", &pieces))
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
            h2 { (shared.t("ta-text-open")) }
            ul.ta-pictures { @for at in open { @if let Some(picture) = draw::tapestry::tech(words, game.kit(), at) { li { (drawn(&picture)) } } } }
            p.soft.small.num { (shared.say("ta-web-piles", &[("cards", cards.into()), ("techs", techs.into()), ("tiles", tiles.into()), ("spaces", spaces.into())])) }
        }
    }
}
