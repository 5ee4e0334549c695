//! Something on the table is not as the program thinks: every fact with its present value, each set right on its own.

use maud::{Markup, html};
use patchwork::companion::{CompanionAction, PatchworkCompanion};
use patchwork::components::FINAL;
use patchwork::{FIRST, SECOND};
use words::{Beside, Said};

use super::desk::{Desk, note, token};
use super::view::{bar, refused};
use crate::pages::Look;
use crate::pages::layout::{drawn_icon, icon};

/// What was tried last, and why it cannot be.
pub struct Tried<'a> {
    /// What.
    pub action: &'a str,
    /// Why.
    pub why: String,
}

/// The page with all facts.
pub fn page(desk: Desk<'_>, look: &Look) -> Markup {
    let tried = look.tried.as_deref().zip(refused(desk, look)).map(|(action, why)| Tried { action, why });
    let all = All { desk, tried };
    let title = desk.t("table-fix-title");
    html! {
        main.co.co-fix data-say=(title) {
            div.co-head {
                h1 tabindex="-1" { (title) }
                p.soft { (desk.t("table-fix-help")) }
            }
            (all.changed())
            (all.wrong())
            div.co-facts-list {
                (all.number("you-space", FIRST, "table-fix-you-space", desk.game().space(FIRST).into(), FINAL.into()))
                (all.number("automa-space", SECOND, "table-fix-automa-space", desk.game().space(SECOND).into(), FINAL.into()))
                (all.on_top())
                (all.number("automa-buttons", SECOND, "table-fix-buttons", desk.game().automa_buttons(), 999))
                (all.heap())
                (all.tile())
                (all.next())
                (all.leather())
                (all.cards())
                (all.ring())
            }
        }
        (bar(desk, &html! { a.btn.go href=(desk.link("")) data-key="enter" { (desk.t("table-back")) small { (desk.t("table-back-means")) } } }))
    }
}

/// The facts, and what was tried with them.
pub struct All<'a> {
    pub desk: Desk<'a>,
    pub tried: Option<Tried<'a>>,
}

impl All<'_> {
    /// What the last correction changed, with its undo beside it.
    fn changed(&self) -> Markup {
        let desk = self.desk;
        let last = desk.last().filter(|(_, entry)| matches!(entry.action, CompanionAction::Fix(_)));
        let Some((number, entry)) = last else { return html! {} };
        let said = PatchworkCompanion::instruction(
            desk.context.words,
            Said { before: desk.game(), after: desk.game(), events: &entry.events },
        );
        note(
            "ok",
            "tick",
            &html! {
                p { (desk.t("table-fixed")) " " b { (said.headline) } }
                @for doubt in &said.warnings { p { (doubt) } }
                form method="post" action=(desk.link("/rewind")) {
                    (desk.version())
                    input type="hidden" name="to" value=(number);
                    button.btn { (icon("undo")) (desk.t("play-undo")) }
                }
            },
        )
    }

    /// What cannot be, first of all; the fact itself says it again.
    fn wrong(&self) -> Markup {
        let Some(tried) = &self.tried else { return html! {} };
        let key = tried.action.split_whitespace().nth(1).unwrap_or_default();
        let fact = match key {
            "gone" | "back" => "ring",
            "aside" => "seen",
            key => key,
        };
        note(
            "bad",
            "cross",
            &html! {
                p { b { (self.desk.t("table-cannot-be")) } " " (tried.why) " " a href=(format!("#fix-{fact}")) { (self.desk.t("table-show-fact")) } }
            },
        )
    }

    /// One fact: its name, its forms, and what is wrong with what was tried.
    pub fn fact(&self, keys: &[&str], title: &Markup, inside: &Markup) -> Markup {
        let tried = self.tried.as_ref().filter(|tried| {
            let key = tried.action.split_whitespace().nth(1).unwrap_or_default();
            keys.contains(&key)
        });
        html! {
            section.panel.co-fact id=(format!("fix-{}", keys.first().copied().unwrap_or_default())) {
                h2 { (title) }
                @if let Some(tried) = tried { (note("bad", "cross", &html! { p { (tried.why) } })) }
                (inside)
            }
        }
    }

    pub fn form(&self, key: &str, inside: &Markup) -> Markup {
        self.desk.form(
            "co-set",
            &html! {
                input type="hidden" name="action" value=(format!("fix {key}"));
                input type="hidden" name="open" value="fix";
                (inside)
            },
        )
    }

    pub fn set(&self) -> Markup {
        html! { button.btn { (self.desk.t("table-set")) } }
    }

    /// What was tried in a field, else how it is.
    fn value(&self, key: &str, at: usize, now: u16) -> String {
        let tried = self.tried.as_ref().and_then(|tried| tried.action.strip_prefix(&format!("fix {key} ")));
        let word = tried.and_then(|tried| tried.split_whitespace().nth(at));
        word.map_or_else(|| now.to_string(), str::to_owned)
    }

    fn number(&self, key: &str, seat: kernel::Seat, label: &str, now: u16, most: u16) -> Markup {
        let id = format!("value-{key}");
        let title = html! { label for=(id) { (token(seat)) (self.desk.t(label)) } };
        self.fact(&[key], &title, &self.form(key, &html! {
            input id=(id) type="number" inputmode="numeric" name="with" min="0" max=(most) required value=(self.value(key, 0, now));
            (self.set())
        }))
    }

    /// Buttons of which one is true now: each says another fact.
    fn choices(&self, key: &str, choices: &[(&str, String, bool)]) -> Markup {
        self.form(
            key,
            &html! {
                @for (value, label, now) in choices {
                    button.btn.now[*now] name="with" value=(value) aria-pressed=(now.to_string()) {
                        @if *now { (icon("tick")) } (label)
                    }
                }
            },
        )
    }

    fn on_top(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        if game.space(FIRST) != game.space(SECOND) {
            return html! {};
        }
        let choices = [
            ("you", desk.t("seat-you"), game.on_top() == FIRST),
            ("automa", desk.t("seat-automa"), game.on_top() == SECOND),
        ];
        self.fact(&["on-top"], &html! { (desk.t("table-fix-on-top")) }, &self.choices("on-top", &choices))
    }

    fn tile(&self) -> Markup {
        let (desk, tile) = (self.desk, self.desk.game().tile());
        let choices = [
            ("open", desk.t("table-nobody"), tile.is_none()),
            ("you", desk.t("seat-you"), tile == Some(FIRST)),
            ("automa", desk.t("seat-automa"), tile == Some(SECOND)),
        ];
        self.fact(
            &["tile"],
            &html! { (drawn_icon("star")) (desk.t("table-fix-tile")) },
            &self.choices("tile", &choices),
        )
    }

    fn heap(&self) -> Markup {
        let (desk, heap) = (self.desk, self.desk.game().automa_heap());
        let field = |at: usize, id: &str, label: &str, now: u8| {
            html! {
                span.co-field {
                    label for=(id) { (desk.t(label)) }
                    input id=(id) type="number" inputmode="numeric" name="with" min="0" max="99" required value=(self.value("automa-heap", at, now.into()));
                }
            }
        };
        let title = html! { (token(SECOND)) (desk.t("table-fix-heap")) };
        self.fact(
            &["automa-heap"],
            &title,
            &self.form(
                "automa-heap",
                &html! {
                    (field(0, "heap-patches", "play-patches", heap.patches))
                    (field(1, "heap-with", "play-with-buttons", heap.with_buttons))
                    (field(2, "heap-printed", "play-printed", heap.printed))
                    (self.set())
                },
            ),
        )
    }

    fn leather(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        let printed = game.kit().time_board.leather(game.options().game.edition);
        self.fact(&["leather-on"], &html! { (drawn_icon("leather")) (desk.t("table-fix-leather")) }, &self.form("leather-on", &html! {
            span.co-checks.num {
                @for mark in printed.iter() {
                    label { input type="checkbox" name="with" value=(mark) checked[game.leather().has(mark)]; (mark) }
                }
            }
            (self.set())
        }))
    }

    fn cards(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        let title = html! { (drawn_icon("deck")) (desk.t("table-fix-cards")) };
        let number = |card: u8| desk.kit().card(card).number;
        let aside = game.cards_aside();
        let choices =
            [("2", desk.t("table-aside-two"), aside == 2), ("0", desk.t("table-aside-none"), aside == 0)];
        self.fact(&["seen", "aside"], &title, &html! {
            p.small.soft { (desk.t("table-fix-cards-help")) }
            (self.form("seen", &html! {
                span.co-checks.num {
                    @for card in game.kit().deck(game.options().game.deck) {
                        label { input type="checkbox" name="with" value=(number(card)) checked[game.cards_seen().contains(&card)]; (number(card)) }
                    }
                }
                (self.set())
            }))
            p.small.soft { (desk.t("table-fix-aside")) }
            (self.choices("aside", &choices))
        })
    }
}
