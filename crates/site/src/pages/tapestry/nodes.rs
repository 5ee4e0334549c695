//! The places of a civilization mat: what each gives, where tokens lie, which can be chosen.

use draw::tapestry::signs;
use maud::{Markup, html};
use tapestry::components::CivMat;
use tapestry::components::effect::{Effect, EffectId, Move, Tracks};
use tapestry::{Act, Action, Tapestry};
use words::tapestry as told;

use super::intent::{Intent, Spot, text};
use super::parts::{Shared, ta_icon};
use super::play::drawn;

/// Places in a row, where the mat does not say.
const ROW: usize = 4;

/// The places of a mat in its rows, with their numbers from 0.
fn rows(game: &Tapestry, mat: &CivMat) -> Vec<Vec<u8>> {
    let mut left: Vec<u8> = (0..mat.nodes.len() as u8).filter(|node| in_play(game, mat, *node)).collect();
    let mut lengths = mat.columns.iter().map(|length| usize::from(*length));
    // Nine lie in a square.
    let usual = if left.len() == 9 { 3 } else { ROW };
    let mut rows = Vec::new();
    while !left.is_empty() {
        let length = lengths.next().unwrap_or(usual).clamp(1, left.len());
        rows.push(left.drain(..length).collect());
    }
    rows
}

/// Whether a place is about something that is played with.
fn in_play(game: &Tapestry, mat: &CivMat, node: u8) -> bool {
    mat.nodes.get(usize::from(node)).is_none_or(|node| plays(game, node.effect))
}

/// Whether an effect is about something that is played with: a track of an expansion may be missing.
pub fn plays(game: &Tapestry, effect: EffectId) -> bool {
    match game.kit().effect(effect) {
        Effect::Advance(Move { tracks: Tracks::Of(bits), .. }) => {
            game.tracks_in_play().iter().any(|track| bits >> track.index() & 1 == 1)
        }
        _ => true,
    }
}

/// The mat that is in question: the places that can be chosen are buttons, the others lie beside them.
pub fn nodes(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let offered = intent.on(game, Spot::Mat);
    let slot = game.pending().and_then(|frame| {
        let place = usize::from(frame.context.civ?.get());
        game.player_at(intent.seat).civs.get(place).copied()
    });
    let mat = slot.map(|slot| game.civ_mat(slot.civ));
    let of = |node: u8| offered.iter().copied().find(|action| action.act == Act::Node(node));
    let tokens = slot.map(|slot| slot.tokens).unwrap_or_default();
    match mat.filter(|mat| offered.iter().all(|action| has(mat, *action))) {
        Some(mat) => shared.form(
            "choices ta-mat",
            &html! {
                @for row in rows(game, mat) {
                    div.row { @for node in row {
                        @match of(node) {
                            Some(action) => button.btn.node.hinted[intent.hint == Some(action)] name="action" value=(text(game, action)) data-key=[(node < 9).then_some(node + 1)] { (place(shared, mat, node, tokens.contains(&node))) },
                            None => span.node.no { (place(shared, mat, node, tokens.contains(&node))) },
                        }
                    } }
                }
            },
        ),
        // A mat whose places have no printed benefit: by their numbers.
        None => shared.form(
            "choices ta-mat",
            &html! {
                div.row { @for action in &offered { button.btn.node name="action" value=(text(game, *action)) { span { (shared.act(*action)) } } } }
            },
        ),
    }
}

fn has(mat: &CivMat, action: Action) -> bool {
    matches!(action.act, Act::Node(node) if usize::from(node) < mat.nodes.len())
}

fn place(shared: Shared<'_>, mat: &CivMat, node: u8, token: bool) -> Markup {
    let (words, kit) = (shared.context.words, shared.game().kit());
    let effect = mat.nodes[usize::from(node)].effect;
    html! {
        b.num { (u32::from(node) + 1) }
        (drawn(&signs(words, kit, effect)))
        small { (told::effect(words, kit, effect)) }
        @if token { span.token { (ta_icon("token")) span.hide { (shared.t("ta-web-token-here")) } } }
    }
}

/// The places of a mat with these tokens, and those that were used, as bits; to look at.
pub fn mat(shared: Shared<'_>, mat: &CivMat, tokens: &[u8], used: u32) -> Markup {
    html! {
        @if !mat.nodes.is_empty() {
            div.ta-mat { @for row in rows(shared.game(), mat) { div.row { @for node in row { span.node { (place(shared, mat, node, tokens.contains(&node) || used >> node & 1 == 1)) } } } } }
        }
    }
}
