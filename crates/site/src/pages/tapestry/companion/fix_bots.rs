//! Facts of the bots: points, favourites, outposts, cards; and whose turn it is.

use kernel::{Game, Role, Seat};
use maud::{Markup, html};
use tapestry::components::automa::AutomaCiv;
use tapestry::state::NONE;
use tapestry::{Bot, Track};
use words::tapestry::printed_name;

use super::fix::Facts;
use crate::pages::Look;
use crate::pages::beside::facts::{self, Pictured, fact, number, pictures};
use crate::pages::tapestry::parts::{mark, ta_icon};
use crate::pages::tapestry::play::drawn;

impl Facts<'_> {
    /// What each bot has.
    pub fn bots(&self) -> Markup {
        let desk = self.desk;
        html! { @for seat in desk.bots() { (self.bot(seat)) } }
    }

    fn bot(&self, seat: Seat) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (player, who) = (table.player_at(seat), self.word(seat));
        let automa = table.bot_at(seat) == Some(Bot::Automa);
        let favourite = table.bots().favourite[usize::from(!automa)];
        let count = |key: &str, label: &str, now: u16, most: u16| {
            let id = format!("fix-{}", key.replace(' ', "-"));
            self.form(key, &number(&id, &desk.t(label), now, most))
        };
        fact(
            &format!("bot-{}", seat.0),
            &html! { (mark(table, seat)) (desk.say("tac-web-fix-bot", &[("who", desk.seat(seat).into())])) },
            &html! {
                (self.taps(&format!("fix-favourite-{}", seat.0), &format!("favourite {who}"), &desk.t("ta-card-favourite"), &self.tracks(Some(favourite))))
                @if desk.solo() { (count(&format!("outposts {who}"), "ta-web-outposts", player.outposts.into(), 10)) }
                @if automa {
                    (count("vp", "terra-co-fix-vp", player.vp.max(0).unsigned_abs(), 999))
                    (count("pile", "ta-web-beside", player.hand.count_ones() as u16, 40))
                    (self.civilizations())
                }
            },
        )
    }

    fn civilizations(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let kit = &table.kit().automa;
        let second = kit.level(desk.game().options().game.bots.level).second;
        let list = |now: u8| -> Vec<Pictured> {
            let seen = |civ: &AutomaCiv| {
                html! { span.pair { (ta_icon(civ.track.key())) (printed_name(desk.context.words, &civ.name)) } }
            };
            (0_u8..).zip(&kit.civs).map(|(at, civ)| (civ.id.clone(), seen(civ), at == now)).collect()
        };
        let civs = table.bots().civs;
        let label = desk.t("tac-web-civilization");
        if !second {
            return self.taps("fix-civ", "civilizations", &label, &list(civs[0]));
        }
        self.form(
            "civilizations",
            &html! {
                (pictures("fix-civ-1", 1, &html! { (label) " 1" }, &list(civs[0])))
                (pictures("fix-civ-2", 2, &html! { (label) " 2" }, &list(civs[1])))
            },
        )
    }

    /// The cards to tap that lie left and right: the address has what was tapped first.
    fn pair(&self, look: &Look) -> Markup {
        let (desk, kit) = (self.desk, &self.desk.table().kit().automa);
        let Some(said) = look.at.as_deref().and_then(|at| at.strip_prefix("pair")) else {
            return html! {
                (super::lay::pair(desk))
                p { a.btn href=(desk.link("?open=fix&at=pair#fix-cards")) { (desk.t("tac-web-fix-pair")) } }
            };
        };
        let left = said.strip_prefix('-').and_then(|number| kit.find_card(number.parse().ok()?));
        let picture = |card: u8| draw::tapestry::decision_card(desk.context.words, desk.table().kit(), card);
        let cards = || (0..kit.cards.len() as u8).filter(|card| Some(*card) != left);
        let number = |card: u8| kit.card(card).number;
        html! {
            p { b { (desk.t(if left.is_some() { "tac-web-right" } else { "tac-web-left" })) } }
            @match left {
                None => div.co-cards.ta-cardpicks { @for card in cards() { @if let Some(picture) = picture(card) {
                    a.co-cardpick href=(desk.link(&format!("?open=fix&at=pair-{}#fix-cards", number(card)))) { (drawn(&picture)) span.num { (number(card)) } }
                } } },
                Some(left) => (facts::choices(desk, &format!("pair {}", number(left)), &html! { div.co-cards.ta-cardpicks { @for card in cards() { @if let Some(picture) = picture(card) {
                    button.co-cardpick name="with" value=(number(card)) { (drawn(&picture)) span.num { (number(card)) } }
                } } } })),
            }
        }
    }

    /// The pair, the discard pile, the deck.
    pub fn cards(&self, look: &Look) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (kit, bots) = (&table.kit().automa, table.bots());
        let discarded = bots.discard.as_slice();
        fact(
            "cards",
            &html! { (desk.t("ta-web-decision-cards")) },
            &html! {
                @if !bots.pair.contains(&NONE) { (self.pair(look)) }
                p.small.soft { (desk.t("tac-web-fix-discard")) }
                (self.form("discard", &html! {
                    span.co-checks.num {
                        @for (at, card) in (0_u8..).zip(&kit.cards) {
                            label { input type="checkbox" name="with" value=(card.number) checked[discarded.contains(&at)]; (card.number) }
                        }
                    }
                }))
                @if !discarded.is_empty() { (facts::choices(desk, "discard", &html! { button.btn name="with" value="none" { (desk.t("tac-web-fix-discard-none")) } })) }
                (self.form("deck", &number("fix-deck", &desk.t("tac-web-fix-deck"), bots.deck.len() as u16, 22)))
            },
        )
    }

    /// Whose turn it is, what a card forbids, who acts when a bot takes a landmark.
    pub fn turn(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let people = || desk.seats().filter(|seat| table.role(*seat) == Role::Person);
        let forbids = |seat: Seat| -> Vec<Pictured> {
            let now = Track::at(table.player_at(seat).blocks);
            let none = ("none".to_owned(), html! { "–" }, now.is_none());
            [none].into_iter().chain(self.tracks(now)).collect()
        };
        let yes_no = |bits: u8, seat: Seat| -> Vec<Pictured> {
            let now = bits >> seat.0 & 1 == 1;
            [("yes", "tm-cell-yes", now), ("no", "tm-cell-no", !now)]
                .map(|(value, name, now)| (value.to_owned(), html! { (desk.t(name)) }, now))
                .to_vec()
        };
        let of = |seat: Seat, key: &str, name: &str, values: &[Pictured]| {
            let label = desk.say(name, &[("who", desk.seat(seat).into())]);
            self.taps(&format!("fix-{key}-{}", seat.0), &format!("{key} {}", self.word(seat)), &label, values)
        };
        let real = table.bots().real;
        fact(
            "turn",
            &html! { (desk.t("terra-co-fix-turn")) },
            &html! {
                (self.taps("fix-turn-who", "turn", "", &self.seats(Some(table.active()), None)))
                @for seat in people() {
                    (of(seat, "forbid", "tac-web-fix-forbid", &forbids(seat)))
                    (of(seat, "reacts", "tac-web-fix-reacts", &yes_no(real.reacts, seat)))
                    (of(seat, "plays-on", "tac-web-fix-plays-on", &yes_no(real.plays_on, seat)))
                }
            },
        )
    }
}
