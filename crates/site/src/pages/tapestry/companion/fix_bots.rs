//! Facts of the bots: points, favourites, outposts, cards; and whose turn it is.

use kernel::{Game, Role, Seat};
use maud::{Markup, html};
use tapestry::state::NONE;
use tapestry::{Bot, Track};

use super::fix::Facts;
use crate::pages::beside::facts::{Choice, fact, number, select};
use crate::pages::tapestry::parts::mark;

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
                (self.form(&format!("favourite {who}"), &select(&format!("fix-favourite-{}", seat.0), &desk.t("ta-card-favourite"), &self.tracks(Some(favourite)))))
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
        let list = |now: u8| -> Vec<Choice> {
            (0_u8..)
                .zip(&kit.civs)
                .map(|(at, civ)| {
                    (civ.id.clone(), words::tapestry::printed_name(desk.context.words, &civ.name), at == now)
                })
                .collect()
        };
        let civs = table.bots().civs;
        self.form(
            "civilizations",
            &html! {
                (select("fix-civ-1", &desk.t("tac-web-civilization"), &list(civs[0])))
                @if second { (select("fix-civ-2", &desk.t("tac-web-civilization"), &list(civs[1]))) }
            },
        )
    }

    /// The pair, the discard pile, the deck.
    pub fn cards(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (kit, bots) = (&table.kit().automa, table.bots());
        let list = |now: u8| -> Vec<Choice> {
            (0_u8..)
                .zip(&kit.cards)
                .map(|(at, card)| (card.number.to_string(), card.number.to_string(), at == now))
                .collect()
        };
        let numbers: Vec<String> =
            bots.discard.as_slice().iter().map(|at| kit.card(*at).number.to_string()).collect();
        fact(
            "cards",
            &html! { (desk.t("ta-web-decision-cards")) },
            &html! {
                @if !bots.pair.contains(&NONE) {
                    (self.form("pair", &html! {
                        (select("fix-pair-left", &desk.t("tac-web-left"), &list(bots.pair[0])))
                        (select("fix-pair-right", &desk.t("tac-web-right"), &list(bots.pair[1])))
                    }))
                }
                (self.form("discard", &html! {
                    span.co-field {
                        label for="fix-discard" { (desk.t("tac-web-fix-discard")) }
                        input #fix-discard type="text" name="with" maxlength="80" required value=(if numbers.is_empty() { "none".to_owned() } else { numbers.join(" ") });
                    }
                }))
                (self.form("deck", &number("fix-deck", &desk.t("tac-web-fix-deck"), bots.deck.len() as u16, 22)))
            },
        )
    }

    /// Whose turn it is, what a card forbids, who acts when a bot takes a landmark.
    pub fn turn(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let people = || desk.seats().filter(|seat| table.role(*seat) == Role::Person);
        let forbids = |seat: Seat| -> Vec<Choice> {
            let now = Track::at(table.player_at(seat).blocks);
            let none = ("none".to_owned(), "–".to_owned(), now.is_none());
            [none].into_iter().chain(self.tracks(now)).collect()
        };
        let yes_no = |bits: u8, seat: Seat| -> Vec<Choice> {
            let now = bits >> seat.0 & 1 == 1;
            [("yes", "tm-cell-yes", now), ("no", "tm-cell-no", !now)]
                .map(|(value, name, now)| (value.to_owned(), desk.t(name), now))
                .to_vec()
        };
        fact(
            "turn",
            &html! { (desk.t("terra-co-fix-turn")) },
            &html! {
                (self.form("turn", &select("fix-turn-who", &desk.t("terra-co-fix-turn"), &self.seats(Some(table.active()), None))))
                @for seat in people() {
                    (self.form(&format!("forbid {}", self.word(seat)), &select(&format!("fix-forbid-{}", seat.0), &desk.say("tac-web-fix-forbid", &[("who", desk.seat(seat).into())]), &forbids(seat))))
                    (self.form(&format!("reacts {}", self.word(seat)), &select(&format!("fix-reacts-{}", seat.0), &desk.say("tac-web-fix-reacts", &[("who", desk.seat(seat).into())]), &yes_no(table.bots().real.reacts, seat))))
                    (self.form(&format!("plays-on {}", self.word(seat)), &select(&format!("fix-plays-on-{}", seat.0), &desk.say("tac-web-fix-plays-on", &[("who", desk.seat(seat).into())]), &yes_no(table.bots().real.plays_on, seat))))
                }
            },
        )
    }
}
