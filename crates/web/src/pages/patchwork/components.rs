//! The cards and patches, drawn in our own hand.

use axum::response::Html;
use maud::{PreEscaped, html};
use patchwork::{DeckName, Kit};
use words::patchwork::patch_name;

use super::Page;
use super::layout::{Frame, layout};
use crate::context::Context;

/// All cards of both decks, and all patches.
pub async fn page(context: Context) -> Page {
    let kit = Kit::printed();
    let content = html! {
        main.wrap.stack.wide {
            h1 { (context.t("web-cards")) " · Patchwork" }
            @for deck in DeckName::ALL {
                section {
                    h2 { (context.t(&format!("opt-deck-{}", deck.name()))) }
                    ul.cards { @for card in kit.deck(deck) { li { (PreEscaped(draw::svg::card(kit, card).inline())) } } }
                }
            }
            section {
                h2 { (context.t("web-patches")) }
                ul.patches {
                    @for patch in kit.patches() {
                        li {
                            (PreEscaped(draw::svg::patch(kit, patch.id).inline()))
                            b { (patch_name(patch)) }
                            span.cap.soft.num {
                                (context.words.say("web-patch-facts", &[
                                    ("cost", patch.cost.into()), ("time", patch.time.into()), ("buttons", patch.buttons.into()),
                                ]))
                            }
                        }
                    }
                }
            }
        }
    };
    Ok(Html(layout(&context, &Frame::plain(&context.t("web-cards")), content).into_string()))
}
