//! Facts about the ring, said by tapping patches: the next three, a patch that is gone or back, all of it.
//!
//! What was tapped so far stands in the address, so that it works without script: `next-17-4` are the first two of three.

use maud::{Markup, html};
use patchwork::PatchId;
use patchwork::companion::{CompanionAction, Fix, Patches};
use patchwork::components::PATCHES;

use super::fix::All;
use super::grid::{self, place_words};
use crate::pages::layout::{drawn_icon, icon};

impl All<'_> {
    /// The patches that were tapped of a fact; `None` where another one is looked at.
    fn tapped(&self, key: &str) -> Option<Vec<PatchId>> {
        let mut parts = self.at?.split('-');
        if parts.next() != Some(key) {
            return None;
        }
        let mut tapped = Vec::new();
        for patch in parts.filter_map(|part| part.parse().ok()).map(PatchId) {
            if usize::from(patch.0) < PATCHES && !tapped.contains(&patch) {
                tapped.push(patch);
            }
        }
        Some(tapped)
    }

    /// Where these patches of a fact have been tapped.
    fn tap(&self, fact: &str, key: &str, patches: &[PatchId]) -> String {
        let tapped: Vec<String> = patches.iter().map(|patch| format!("-{}", patch.0)).collect();
        let tapped = tapped.concat();
        self.desk.link(&format!("?open=fix&at={key}{tapped}#fix-{fact}"))
    }

    fn open(&self, fact: &str, key: &str, label: &str) -> Markup {
        html! { a.btn href=(self.tap(fact, key, &[])) { (self.desk.t(label)) } }
    }

    /// What was tapped so far, and the way back by one.
    fn so_far(&self, fact: &str, key: &str, tapped: &[PatchId]) -> Markup {
        let Some((_, before)) = tapped.split_last() else { return html! {} };
        html! {
            (grid::in_order(self.desk, tapped))
            p { a.btn href=(self.tap(fact, key, before)) { (icon("undo")) (self.desk.t("table-fix-untap")) } }
        }
    }

    /// The next three, tapped one after the other.
    pub fn next(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        let count = usize::from(game.ring_len().min(3));
        let title = html! { (drawn_icon("pawn")) (desk.t("table-fix-next")) };
        let Some(tapped) = self.tapped("next").filter(|tapped| tapped.len() < count) else {
            let now = game.next_known();
            return self.fact(
                "next",
                &title,
                &html! {
                    @if !now.is_empty() { (grid::in_order(desk, &now)) }
                    p { (self.open("next", "next", "table-fix-tap")) }
                },
            );
        };
        let left = patches(|patch| game.in_ring(patch) && !tapped.contains(&patch));
        let with = |patch: PatchId| tapped.iter().copied().chain([patch]).collect::<Vec<_>>();
        self.fact("next", &title, &html! {
            (self.so_far("next", "next", &tapped))
            p { b { (place_words(desk, tapped.len())) } }
            @if tapped.len() + 1 < count { (grid::choose(desk, &left, |patch| self.tap("next", "next", &with(patch)))) }
            @else { (self.says(&left, |patch| Patches::of(with(patch)).map(Fix::Next))) }
        })
    }

    /// Patches of which a tap sets a fact right.
    fn says(&self, patches: &[PatchId], fix: impl Fn(PatchId) -> Option<Fix>) -> Markup {
        let says = |patch| fix(patch).map_or(CompanionAction::Take(patch), CompanionAction::Fix);
        grid::pick_with(self.desk, patches, &html! { input type="hidden" name="open" value="fix"; }, says)
    }

    /// The whole ring, or a patch that is in it or not.
    pub fn ring(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        let title = html! { (drawn_icon("patch")) (desk.t("table-fix-ring")) };
        let one = |patch| Patches::of([patch]);
        let inside = if self.tapped("gone").is_some() {
            html! {
                p { b { (desk.t("table-fix-gone")) } }
                (self.says(&patches(|patch| game.in_ring(patch)), |patch| one(patch).map(Fix::Gone)))
            }
        } else if self.tapped("back").is_some() {
            html! {
                p { b { (desk.t("table-fix-back")) } }
                (self.says(&patches(|patch| !game.in_ring(patch)), |patch| one(patch).map(Fix::Back)))
            }
        } else if let Some(tapped) = self.tapped("ring") {
            self.whole(&tapped)
        } else {
            html! {
                p.co-links {
                    (self.open("ring", "gone", "table-fix-gone"))
                    @if game.ring_len() < PATCHES as u8 { (self.open("ring", "back", "table-fix-back")) }
                    (self.open("ring", "ring", "table-fix-whole"))
                }
            }
        };
        self.fact("ring", &title, &inside)
    }

    /// The whole ring, tapped patch by patch; what is left out counts as gone.
    fn whole(&self, tapped: &[PatchId]) -> Markup {
        let desk = self.desk;
        let left = patches(|patch| !tapped.contains(&patch));
        let with = |patch: PatchId| tapped.iter().copied().chain([patch]).collect::<Vec<_>>();
        html! {
            p { b { (desk.t("table-fix-whole")) } }
            p.small.soft { (desk.t("table-fix-whole-help")) }
            (self.so_far("ring", "ring", tapped))
            @if let Some(ring) = Patches::of(tapped.iter().copied()).filter(|_| !tapped.is_empty()) {
                (desk.form("co-set", &html! {
                    input type="hidden" name="open" value="fix";
                    button.btn.go name="action" value=(desk.write(CompanionAction::Fix(Fix::Ring(ring)))) { (desk.t("table-fix-whole-done")) }
                }))
            }
            (grid::choose(desk, &left, |patch| self.tap("ring", "ring", &with(patch))))
        }
    }
}

/// Patches that `wanted` names, in the order of the box.
fn patches(wanted: impl Fn(PatchId) -> bool) -> Vec<PatchId> {
    (0..PATCHES as u8).map(PatchId).filter(|patch| wanted(*patch)).collect()
}
