//! Something on the table is not as the program thinks: every fact with its present value, each set right on its own.

use draw::terra_mystica::hex_in_words;
use kernel::Seat;
use maud::{Markup, html};
use terra_mystica::state::Phase;
use terra_mystica::{BonusId, Cult, FinalTile, PowerAction, ScoringId, Structure, Terrain};
use words::terra_mystica::{
    bonus, bridge_name, cult_name, final_tile, scoring, structure_name, terrain_name,
};

use super::desk::Desk;
use crate::pages::beside::facts::{self, Choice, fact, number, select};

/// All facts.
pub fn all(desk: Desk<'_>) -> Markup {
    let facts = Facts { desk };
    let rounds = desk.table().round() > 0 && desk.table().phase() == Phase::Actions;
    html! {
        (facts.hexes())
        (facts.bridges())
        (facts.markers())
        (facts.priests())
        (facts.power())
        (facts.row())
        @if rounds { (facts.order()) (facts.round()) }
        (facts.tiles())
        @for seat in desk.table().seat_list() { (facts.seat(seat)) }
    }
}

/// The facts of a table.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    pub desk: Desk<'a>,
}

impl Facts<'_> {
    /// A form that says `fix` and what stands in its fields.
    pub fn form(&self, key: &str, inside: &Markup) -> Markup {
        facts::form(self.desk, key, inside)
    }

    /// Everybody, and what stands for nobody.
    pub fn seats(&self, now: Option<Seat>, nobody: Option<&str>) -> Vec<Choice> {
        let table = self.desk.table();
        let nobody = nobody.map(|value| (value.to_owned(), self.desk.t("table-nobody"), now.is_none()));
        let all =
            table.seat_list().map(|seat| (table.seat_name(seat), self.desk.seat(seat), now == Some(seat)));
        nobody.into_iter().chain(all).collect()
    }

    /// The seven terrains.
    pub fn terrains(&self, now: Option<Terrain>) -> Vec<Choice> {
        let name = |terrain: Terrain| terrain_name(self.desk.context.words, terrain);
        Terrain::WHEEL.map(|one| (one.name().to_owned(), name(one), now == Some(one))).to_vec()
    }

    fn land(&self) -> Vec<Choice> {
        let table = self.desk.table();
        let land = table.map().land.iter();
        land.map(|hex| {
            (table.map().name(hex).to_owned(), hex_in_words(self.desk.context.words, table, hex), false)
        })
        .collect()
    }

    /// What stands on a hex, and its terrain.
    fn hexes(&self) -> Markup {
        let desk = self.desk;
        let hex = |id: &str| select(id, &desk.t("table-hex"), &self.land());
        let kinds = Structure::ALL
            .map(|kind| (kind.short().to_owned(), structure_name(desk.context.words, kind), false));
        fact(
            "hex",
            &html! { (desk.t("terra-co-fix-hex")) },
            &html! {
                (self.form("", &html! {
                    (hex("fix-hex-at"))
                    (select("fix-hex-who", &desk.t("terra-co-who"), &self.seats(None, None)))
                    (select("fix-hex-kind", &desk.t("terra-co-structure"), &kinds))
                }))
                p.small.soft { (desk.t("terra-co-fix-empty")) }
                (self.form("", &html! { (hex("fix-empty-at")) input type="hidden" name="with" value="empty"; }))
                p.small.soft { (desk.t("terra-co-fix-terrain")) }
                (self.form("terrain", &html! {
                    (hex("fix-terrain-at"))
                    (select("fix-terrain-to", &desk.t("terra-co-terrain"), &self.terrains(None)))
                }))
            },
        )
    }

    fn bridges(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let places = (0..table.map().bridges.len() as u8).map(|place| {
            let (a, b) = table.map().bridges[usize::from(place)];
            let value = format!("{}:{}", table.map().name(a), table.map().name(b));
            let owner =
                table.bridge_owner(place).map_or_else(String::new, |seat| format!(" · {}", desk.seat(seat)));
            (value, format!("{}{owner}", bridge_name(table, place)), false)
        });
        fact(
            "bridge",
            &html! { (desk.t("terra-co-fix-bridge")) },
            &self.form(
                "bridge",
                &html! {
                    (select("fix-bridge-at", &desk.t("terra-co-bridge"), &places.collect::<Vec<_>>()))
                    (select("fix-bridge-who", &desk.t("terra-co-who"), &self.seats(None, Some("none"))))
                },
            ),
        )
    }

    fn cults(&self) -> Vec<Choice> {
        Cult::ALL
            .map(|cult| (cult.name().to_owned(), cult_name(self.desk.context.words, cult), false))
            .to_vec()
    }

    /// Where the markers stand.
    fn markers(&self) -> Markup {
        let desk = self.desk;
        fact(
            "cult",
            &html! { (desk.t("terra-co-fix-cult")) },
            &html! {
                div.tboard { (maud::PreEscaped(draw::terra_mystica::cults(desk.context.words, desk.table()).inline())) }
                (self.form("cult", &html! {
                    (select("fix-cult-who", &desk.t("terra-co-who"), &self.seats(None, None)))
                    (select("fix-cult-on", &desk.t("terra-co-cult"), &self.cults()))
                    (number("fix-cult-at", &desk.t("terra-co-space"), 0, 10))
                }))
            },
        )
    }

    /// Whose priests stand where.
    fn priests(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        fact(
            "priests",
            &html! { (desk.t("terra-co-fix-priests")) },
            &html! {
                @for cult in Cult::ALL {
                    (self.form(&format!("priests {}", cult.name()), &html! {
                        p.co-row-name { b { (cult_name(desk.context.words, cult)) } }
                        @for (space, owner) in table.priest_spaces(cult).into_iter().enumerate() {
                            @let worth = table.kit().cult_board.priest_spaces[space];
                            @let id = format!("fix-priest-{}-{space}", cult.name());
                            (select(&id, &worth.to_string(), &self.seats(owner, Some("-"))))
                        }
                    }))
                }
            },
        )
    }

    /// Power actions that were used this round.
    fn power(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        fact("power", &html! { (desk.t("terra-co-fix-power")) }, &self.form("power", &html! {
            span.co-checks.num {
                @for action in PowerAction::ALL {
                    label { input type="checkbox" name="with" value=(action.id()) checked[table.power_action_used(action)]; (action.id()) }
                }
            }
        }))
    }

    fn cards(&self, now: Option<BonusId>, nothing: &str) -> Vec<Choice> {
        let desk = self.desk;
        let none = [(nothing.to_owned(), "–".to_owned(), now.is_none())];
        let name = |card: BonusId| bonus(desk.context.words, desk.table().kit(), card);
        let all = BonusId::ALL.map(|card| (card.id().to_owned(), name(card), now == Some(card)));
        none.into_iter().chain(all).collect()
    }

    /// The bonus cards in the row, from the left.
    fn row(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let row: Vec<BonusId> = table.bonus_cards().map(|(card, _)| card).collect();
        let places = row.len().max(usize::from(table.options().seats) + 3).min(BonusId::COUNT);
        fact("row", &html! { (desk.t("terra-co-fix-row")) }, &self.form("row", &html! {
            @for place in 0..places {
                (select(&format!("fix-row-{place}"), &(place + 1).to_string(), &self.cards(row.get(place).copied(), "")))
            }
        }))
    }

    /// The bonus card that somebody holds.
    pub fn held(&self, seat: Seat) -> Markup {
        let now = self.desk.table().player(seat).bonus;
        let id = format!("fix-bonus-{}", seat.0);
        let key = format!("bonus {}", self.desk.table().seat_name(seat));
        self.form(&key, &select(&id, &self.desk.t("terra-co-bonus"), &self.cards(now, "none")))
    }

    /// Who comes when, whose turn it is, who has passed.
    fn order(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let place = |list: &[u8], at: usize| list.get(at).map(|seat| Seat(*seat));
        let seats = usize::from(table.options().seats);
        fact(
            "order",
            &html! { (desk.t("terra-co-fix-order")) },
            &html! {
                (self.form("order", &html! {
                    @for at in 0..seats { (select(&format!("fix-order-{at}"), &(at + 1).to_string(), &self.seats(place(table.turn_order(), at), None))) }
                }))
                (self.form("turn", &select("fix-turn", &desk.t("terra-co-fix-turn"), &self.seats(Some(table.active()), None))))
                p.small.soft { (desk.t("terra-co-fix-passed")) }
                (self.form("passed", &html! {
                    @for at in 0..seats { (select(&format!("fix-passed-{at}"), &(at + 1).to_string(), &self.seats(place(table.passed(), at), Some("")))) }
                }))
            },
        )
    }

    fn round(&self) -> Markup {
        let desk = self.desk;
        let inside = number("fix-round-now", &desk.t("terra-co-fix-round"), desk.table().round().into(), 6);
        fact("round", &html! { (desk.t("terra-co-fix-round")) }, &self.form("round", &inside))
    }

    /// The tiles of the six rounds, and the one for the end.
    fn tiles(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (words, kit) = (desk.context.words, table.kit());
        let tiles = |now: Option<ScoringId>| {
            ScoringId::ALL.map(|tile| (tile.id().to_owned(), scoring(words, kit, tile), now == Some(tile)))
        };
        let none = [("none".to_owned(), "–".to_owned(), table.final_tile().is_none())];
        let finals = FinalTile::ALL.map(|tile| {
            (tile.key().to_owned(), final_tile(words, kit, tile), table.final_tile() == Some(tile))
        });
        let finals: Vec<Choice> = none.into_iter().chain(finals).collect();
        fact(
            "scoring",
            &html! { (desk.t("terra-co-fix-tiles")) },
            &html! {
                (self.form("scoring", &html! {
                    @for round in 1..=6_u8 { (select(&format!("fix-scoring-{round}"), &round.to_string(), &tiles(table.scoring_of(round)))) }
                }))
                (self.form("final-tile", &select("fix-final", &desk.t("terra-co-fix-final"), &finals)))
            },
        )
    }
}
