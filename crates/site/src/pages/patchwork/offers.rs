//! The next three patches. Each is a link that takes it in hand.

use maud::{Markup, PreEscaped, html};
use patchwork::{Decision, Obstacle, Offer};

use super::intent::Intent;
use super::parts::{Shared, fact};

/// The next three patches, as the person to move sees them.
pub fn offers(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    html! {
        section.offers-box aria-label=(shared.t("play-offers")) {
            div.offers {
                @match &intent.decision {
                    Decision::Turn { offers, .. } => {
                        @for (number, offer) in offers.iter().enumerate() { (card(shared, intent, number + 1, *offer)) }
                        @if offers.is_empty() { p.empty { (shared.t("play-ring-empty")) } }
                    }
                    // Nothing can be taken now; the patches keep their place.
                    _ => @for id in game.next_patches() {
                        div.offer.rest {
                            (PreEscaped(draw::patchwork::offer(shared.context.words, game.kit(), id).inline()))
                            (facts(shared, id))
                        }
                    },
                }
            }
        }
    }
}

fn facts(shared: Shared<'_>, id: patchwork::PatchId) -> Markup {
    let patch = shared.game().kit().patch(id);
    html! {
        span.facts.num {
            (fact("button", patch.cost, &shared.t("play-cost")))
            (fact("time", patch.time, &shared.t("play-time")))
            (fact("income", patch.buttons, &shared.t("play-income")))
        }
    }
}

fn card(shared: Shared<'_>, intent: &Intent, number: usize, offer: Offer) -> Markup {
    let is_held = intent.held.is_some_and(|held| held.patch == offer.patch);
    let class = if offer.obstacle.is_some() { "offer no" } else { "offer" };
    // Chosen again, it goes back.
    let link = if is_held { shared.link("") } else { shared.link(&format!("?patch={}", offer.patch.0)) };
    html! {
        a class=(class) href=(link) role="button" data-patch=(offer.patch.0) data-lift=(offer.patch.0) data-key=(number)
          aria-pressed=(if is_held { "true" } else { "false" })
          aria-disabled=[offer.obstacle.is_some().then_some("true")] {
            span.hide { (shared.patch(offer.patch)) ". " }
            (PreEscaped(draw::patchwork::offer(shared.context.words, shared.game().kit(), offer.patch).inline()))
            (facts(shared, offer.patch))
            @if let Some(obstacle) = offer.obstacle { span.note { (reason(shared, obstacle)) } }
        }
    }
}

/// Why a patch cannot be taken, short.
pub fn reason(shared: Shared<'_>, obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::TooDear(short) => shared.say("play-short", &[("short", short.into())]),
        Obstacle::NoRoom => shared.t("play-no-room"),
    }
}
