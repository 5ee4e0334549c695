//! Facts of one seat: its card, its shipping, an Automa's points and cards, what only some factions have.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use terra_mystica::{FactionId, Home, Terrain};
use words::terra_mystica::terrain_name;

use super::fix::Facts;
use crate::pages::Look;
use crate::pages::beside::facts::{self, fact};
use crate::pages::layout::icon;
use crate::pages::terra_mystica::parts::{hex_icon, mark};

impl Facts<'_> {
    /// Everything of one seat that is on no board.
    pub fn seat(&self, seat: Seat, look: &Look) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let player = table.player(seat);
        if player.faction.is_none() {
            return html! {};
        }
        let name = table.seat_name(seat);
        let number = |key: &str, label: &str, now: u16, most: u16| {
            let id = format!("fix-{key}-{}", seat.0);
            self.form(&format!("{key} {name}"), &facts::number(&id, &desk.t(label), now, most))
        };
        let running = table.round() > 0;
        fact(
            &format!("seat-{}", seat.0),
            &html! { (mark(table, seat)) (desk.seat(seat)) },
            &html! {
                @if running { (self.held(seat)) }
                (number("shipping", "terra-co-fix-shipping", player.shipping.into(), 5))
                @if table.is_automa(seat) { (number("vp", "terra-co-fix-vp", player.purse.vp, 999)) }
                @if table.is_automa(seat) && running { (self.drawn(seat, look)) }
                @if table.plays(seat, FactionId::Fakirs) { (number("carpet", "terra-co-fix-carpet", player.carpet.into(), 3)) }
                (self.land_of(seat))
            },
        )
    }

    /// The cards that an Automa has drawn this round, in order: tapped one after the other, then set.
    fn drawn(&self, seat: Seat, look: &Look) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (name, deck) = (table.seat_name(seat), &table.kit().automa);
        let tapped =
            look.at.as_deref().and_then(|at| at.strip_prefix("drawn:")?.strip_prefix(&format!("{name}:")));
        let now: Vec<u8> = match tapped {
            Some(list) => list.split('.').filter_map(|number| deck.find(number.parse().ok()?)).collect(),
            None => table.bot(seat).drawn().to_vec(),
        };
        let number = |card: &u8| deck.card(*card).number.to_string();
        let numbers =
            |cards: &[u8], between: &str| cards.iter().map(number).collect::<Vec<_>>().join(between);
        let link = |cards: &[u8]| {
            let at = format!("drawn:{name}:{}", numbers(cards, "."));
            desk.link(&format!("?open=fix&at={at}#fix-seat-{}", seat.0))
        };
        let card = |card: u8, to: &[u8], says: String| {
            html! {
                a.co-cardpick href=(link(to)) aria-label=(says) {
                    (PreEscaped(draw::terra_mystica::decision_card(desk.context.words, table.kit(), card).inline()))
                    span.num { (number(&card)) }
                }
            }
        };
        let others = (0..deck.cards.len() as u8).filter(|card| !now.contains(card));
        html! {
            p.small.soft { (desk.t("terra-co-fix-drawn")) }
            @if let Some((last, rest)) = now.split_last() {
                div.co-cards.co-drawn {
                    @for one in rest { span.co-cardpick { (PreEscaped(draw::terra_mystica::decision_card(desk.context.words, table.kit(), *one).inline())) span.num { (number(one)) } } }
                    (card(*last, rest, desk.say("terra-co-fix-drawn-not", &[("number", number(last).into())])))
                }
            }
            @if tapped.is_some() && now.len() != 1 {
                (self.form(&format!("drawn {name}"), &html! { input type="hidden" name="with" value=(numbers(&now, " ")); }))
            }
            details.fold open[tapped.is_some()] {
                summary { span { (desk.t("terra-co-fix-drawn-next")) } span.chev { (icon("chevron")) } }
                div.co-cards.co-drawn {
                    @for one in others {
                        @let to = [now.as_slice(), &[one]].concat();
                        (card(one, &to, desk.say("terra-co-fix-drawn-this", &[("number", number(&one).into())])))
                    }
                }
            }
        }
    }

    /// Homes that change, colours that were chosen, terrains that were unlocked.
    fn land_of(&self, seat: Seat) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (player, name) = (table.player(seat), table.seat_name(seat));
        let chosen = !matches!(table.faction(seat).home, Home::Terrain(_)) && player.start != Terrain::River;
        let one = |key: &str, label: &str, now: Terrain| {
            html! {
                p.small.soft { (desk.t(label)) }
                (facts::choices(desk, &format!("{key} {name}"), &html! {
                    @for terrain in Terrain::WHEEL {
                        @let is = terrain == now;
                        button.btn.now[is] name="with" value=(terrain.name()) aria-pressed=(is.to_string()) {
                            (hex_icon(terrain)) (terrain_name(desk.context.words, terrain))
                        }
                    }
                }))
            }
        };
        html! {
            @if table.plays(seat, FactionId::Shapeshifters) { (one("home", "terra-co-fix-home", player.home)) }
            @if chosen { (one("start", "terra-co-fix-start", player.start)) }
            @if table.plays(seat, FactionId::Riverwalkers) {
                (self.form(&format!("unlocked {name}"), &html! {
                    p.small.soft { (desk.t("terra-co-fix-unlocked")) }
                    span.co-checks {
                        @for terrain in Terrain::WHEEL {
                            label {
                                input type="checkbox" name="with" value=(terrain.name()) checked[player.unlocked >> terrain.index() & 1 == 1];
                                (terrain_name(desk.context.words, terrain))
                            }
                        }
                    }
                }))
            }
        }
    }
}
