//! Facts of one seat: its card, its shipping, an Automa's points and cards, what only some factions have.

use kernel::Seat;
use maud::{Markup, html};
use terra_mystica::{FactionId, Home, Terrain};
use words::terra_mystica::terrain_name;

use super::fix::Facts;
use crate::pages::beside::facts::{self, fact};
use crate::pages::terra_mystica::parts::{hex_icon, mark};

impl Facts<'_> {
    /// Everything of one seat that is on no board.
    pub fn seat(&self, seat: Seat) -> Markup {
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
                @if table.is_automa(seat) && running { (self.drawn(seat)) }
                @if table.plays(seat, FactionId::Fakirs) { (number("carpet", "terra-co-fix-carpet", player.carpet.into(), 3)) }
                (self.land_of(seat))
            },
        )
    }

    /// The cards that an Automa has drawn this round, in order.
    fn drawn(&self, seat: Seat) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let drawn =
            table.bot(seat).drawn().iter().map(|card| table.kit().automa.card(*card).number.to_string());
        let id = format!("fix-drawn-{}", seat.0);
        self.form(&format!("drawn {}", table.seat_name(seat)), &html! {
            span.co-field {
                label for=(id) { (desk.t("terra-co-fix-drawn")) }
                input id=(id) type="text" inputmode="numeric" name="with" maxlength="60" value=(drawn.collect::<Vec<_>>().join(" "));
            }
        })
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
