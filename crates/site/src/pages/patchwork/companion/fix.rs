//! Something on the table is not as the program thinks: every fact with its present value, each set right on its own.

use maud::{Markup, html};
use patchwork::components::FINAL;
use patchwork::{FIRST, SECOND};

use super::desk::{Desk, token};
use crate::pages::Look;
use crate::pages::beside::{facts, note};
use crate::pages::layout::{drawn_icon, icon};

/// All facts.
pub fn all(desk: Desk<'_>, look: &Look) -> Markup {
    let tried = look.tried.as_deref().zip(desk.refused(look));
    let all = All { desk, tried, at: look.at.as_deref() };
    html! {
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

fn key_of(tried: &str) -> &str {
    tried.split_whitespace().nth(1).unwrap_or_default()
}

/// Where the fact stands that was tried.
pub fn fact_of(tried: &str) -> &str {
    match key_of(tried) {
        "gone" | "back" => "ring",
        "aside" => "seen",
        key => key,
    }
}

/// The facts; what was tried with them, and why it cannot be.
pub struct All<'a> {
    pub desk: Desk<'a>,
    pub tried: Option<(&'a str, String)>,
    /// What is being tapped, as the address has it.
    pub at: Option<&'a str>,
}

impl All<'_> {
    /// One fact: its name, its forms, and what is wrong with what was tried.
    pub fn fact(&self, key: &str, title: &Markup, inside: &Markup) -> Markup {
        let tried = self.tried.as_ref().filter(|(action, _)| fact_of(action) == key);
        facts::fact(
            key,
            title,
            &html! {
                @if let Some((_, why)) = tried { (note("bad", "cross", &html! { p { (why) } })) }
                (inside)
            },
        )
    }

    pub fn form(&self, key: &str, inside: &Markup) -> Markup {
        facts::form(self.desk, key, inside)
    }

    /// What was tried of a fact.
    pub fn said(&self, key: &str) -> Option<&str> {
        let (action, _) = self.tried.as_ref()?;
        action.strip_prefix("fix ")?.strip_prefix(key)?.strip_prefix(' ')
    }

    /// What was tried in a field, else how it is.
    fn value(&self, key: &str, at: usize, now: u16) -> String {
        let word = self.said(key).and_then(|tried| tried.split_whitespace().nth(at));
        word.map_or_else(|| now.to_string(), str::to_owned)
    }

    fn number(&self, key: &str, seat: kernel::Seat, label: &str, now: u16, most: u16) -> Markup {
        let id = format!("value-{key}");
        let title = html! { label for=(id) { (token(seat)) (self.desk.t(label)) } };
        self.fact(key, &title, &self.form(key, &html! {
            input id=(id) type="number" inputmode="numeric" name="with" min="0" max=(most) required value=(self.value(key, 0, now));
        }))
    }

    /// Buttons of which one is true now: each says another fact.
    fn choices(&self, key: &str, choices: &[(&str, String, bool)]) -> Markup {
        facts::choices(
            self.desk,
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
        self.fact("on-top", &html! { (desk.t("table-fix-on-top")) }, &self.choices("on-top", &choices))
    }

    fn tile(&self) -> Markup {
        let (desk, tile) = (self.desk, self.desk.game().tile());
        let choices = [
            ("open", desk.t("table-nobody"), tile.is_none()),
            ("you", desk.t("seat-you"), tile == Some(FIRST)),
            ("automa", desk.t("seat-automa"), tile == Some(SECOND)),
        ];
        self.fact(
            "tile",
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
            "automa-heap",
            &title,
            &self.form(
                "automa-heap",
                &html! {
                    (field(0, "heap-patches", "play-patches", heap.patches))
                    (field(1, "heap-with", "play-with-buttons", heap.with_buttons))
                    (field(2, "heap-printed", "play-printed", heap.printed))
                },
            ),
        )
    }

    fn leather(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        let printed = game.kit().time_board.leather(game.options().game.edition);
        self.fact("leather-on", &html! { (drawn_icon("leather")) (desk.t("table-fix-leather")) }, &self.form("leather-on", &html! {
            span.co-checks.num {
                @for mark in printed.iter() {
                    label { input type="checkbox" name="with" value=(mark) checked[game.leather().has(mark)]; (mark) }
                }
            }
        }))
    }

    fn cards(&self) -> Markup {
        let (desk, game) = (self.desk, self.desk.game());
        let title = html! { (drawn_icon("deck")) (desk.t("table-fix-cards")) };
        let number = |card: u8| desk.kit().card(card).number;
        let aside = game.cards_aside();
        let choices =
            [("2", desk.t("table-aside-two"), aside == 2), ("0", desk.t("table-aside-none"), aside == 0)];
        self.fact("seen", &title, &html! {
            p.small.soft { (desk.t("table-fix-cards-help")) }
            (self.form("seen", &html! {
                span.co-checks.num {
                    @for card in game.kit().deck(game.options().game.deck) {
                        label { input type="checkbox" name="with" value=(number(card)) checked[game.cards_seen().contains(&card)]; (number(card)) }
                    }
                }
            }))
            p.small.soft { (desk.t("table-fix-aside")) }
            (self.choices("aside", &choices))
        })
    }
}
