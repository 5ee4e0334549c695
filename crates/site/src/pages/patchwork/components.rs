//! The cards and patches, drawn in our own hand.

use maud::{Markup, PreEscaped, html};
use patchwork::{DeckName, Kit};

use crate::context::Context;

/// All cards of both decks, and all patches.
pub fn page(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! {
            @for deck in DeckName::ALL {
                section {
                    h2 { (context.t(&format!("opt-deck-{}", deck.name()))) }
                    ul.cards { @for card in kit.deck(deck) { li { (PreEscaped(draw::patchwork::card(context.words, kit, card).inline())) } } }
                }
            }
            section {
                h2 { (context.t("web-patches")) }
                ul.patches {
                    @for patch in kit.patches() {
                        li {
                            (PreEscaped(draw::patchwork::patch(context.words, kit, patch.id).inline()))
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
}
