//! Facts about the ring: the next three, a patch that is gone or back, all of it.

use maud::{Markup, PreEscaped, html};
use patchwork::PatchId;
use patchwork::components::PATCHES;

use super::fix::All;
use super::grid::place_words;
use crate::pages::layout::drawn_icon;

impl All<'_> {
    /// All patches to choose from, by size and price; those that `wanted` says.
    fn choose(
        &self,
        id: &str,
        label: &str,
        chosen: Option<PatchId>,
        wanted: impl Fn(PatchId) -> bool,
    ) -> Markup {
        let desk = self.desk;
        let mut patches: Vec<PatchId> =
            (0..PATCHES as u8).map(PatchId).filter(|patch| wanted(*patch)).collect();
        patches.sort_by_key(|patch| {
            let printed = desk.kit().patch(*patch);
            (printed.cells, printed.cost, printed.time)
        });
        html! {
            span.co-field {
                label for=(id) { (label) }
                select id=(id) name="with" required {
                    @if chosen.is_none() { option value="" { "…" } }
                    @for patch in patches {
                        @let printed = desk.kit().patch(patch);
                        option value=(patch.0) selected[chosen == Some(patch)] {
                            (desk.say("table-patch-option", &[
                                ("name", desk.name(patch).into()), ("cells", printed.cells.into()),
                            ]))
                        }
                    }
                }
            }
        }
    }

    pub fn next(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        let known = game.next_known();
        let count = usize::from(game.ring_len().min(3));
        self.fact("next", &html! { (drawn_icon("pawn")) (desk.t("table-fix-next")) }, &self.form("next", &html! {
            @for at in 0..count {
                @let label = place_words(desk, at);
                (self.choose(&format!("next-{at}"), &label, known.get(at).copied(), |patch| game.in_ring(patch)))
            }
        }))
    }

    /// The whole ring, or a patch that is in it or not.
    pub fn ring(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        // Only the whole ring can be filled in: what is left out counts as gone.
        let whole = game.ring().iter().filter(|_| game.knows_ring());
        let now = whole.map(|patch| patch.0.to_string()).collect::<Vec<_>>().join(" ");
        let tried = self.said("ring");
        let gone = |patch: PatchId| !game.in_ring(patch);
        self.fact("ring", &html! { (drawn_icon("patch")) (desk.t("table-fix-ring")) }, &html! {
            (self.form("gone", &html! {
                (self.choose("ring-gone", &desk.t("table-fix-gone"), None, |patch| game.in_ring(patch)))
            }))
            @if game.ring_len() < PATCHES as u8 {
                (self.form("back", &html! {
                    (self.choose("ring-back", &desk.t("table-fix-back"), None, gone))
                }))
            }
            details.co-whole {
                summary { (desk.t("table-fix-whole")) }
                (self.form("ring", &html! {
                    label.small for="ring-all" { (desk.t("table-fix-whole-help")) }
                    textarea #ring-all name="with" rows="4" spellcheck="false" { (tried.unwrap_or(now.as_str())) }
                }))
                ul.co-numbers.num {
                    @for patch in desk.kit().patches() {
                        li { (PreEscaped(draw::patchwork::offer(desk.context.words, desk.kit(), patch.id).inline())) (patch.id.0) " " (desk.name(patch.id)) }
                    }
                }
            }
        })
    }
}
