//! Something on the table is not as the program thinks: every fact with its present value, each set right on its own, on
//! its picture where it has one.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use terra_mystica::state::Phase;
use terra_mystica::{BonusId, Cult, FinalTile, PowerAction, ScoringId};
use words::terra_mystica::{cult_name, final_tile, power_does};

use super::desk::Desk;
use super::fix_map;
use crate::pages::Look;
use crate::pages::beside::facts::{self, Choice, chips, fact, number};
use crate::pages::layout::icon;
use crate::pages::terra_mystica::parts::tm_icon;
use crate::pages::terra_mystica::tiles::{Piece, final_picture, into_places, one_tap};

/// All facts.
pub fn all(desk: Desk<'_>, look: &Look) -> Markup {
    let facts = Facts { desk };
    let rounds = desk.table().round() > 0 && desk.table().phase() == Phase::Actions;
    html! {
        (fix_map::hexes(&facts, look))
        (facts.markers(look))
        (facts.priests())
        (facts.power())
        (facts.row())
        @if rounds { (facts.order()) (facts.round()) }
        (facts.scoring())
        (facts.last_tile())
        @for seat in desk.table().seat_list() { (facts.seat(seat, look)) }
    }
}

/// The facts of a table.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    pub desk: Desk<'a>,
}

/// Something that takes room, behind its name.
fn folded(title: &Markup, inside: &Markup) -> Markup {
    html! { details.fold { summary { span { (title) } span.chev { (icon("chevron")) } } (inside) } }
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

    /// Whose priests stand where.
    fn priests(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let spaces = |cult: Cult| {
            self.form(
                &format!("priests {}", cult.name()),
                &html! {
                    @for (space, (place, owner)) in (1_u8..).zip(table.priest_spaces(cult)).enumerate() {
                        @let worth = table.kit().cult_board.priest_spaces[space];
                        @let id = format!("fix-priest-{}-{space}", cult.name());
                        (chips(&id, place, &html! { (worth) }, &self.seats(owner, Some("-"))))
                    }
                },
            )
        };
        fact(
            "priests",
            &html! { (desk.t("terra-co-fix-priests")) },
            &html! {
                @for cult in Cult::ALL {
                    (folded(&html! { (tm_icon(cult.name())) (cult_name(desk.context.words, cult)) }, &spaces(cult)))
                }
            },
        )
    }

    /// Power actions that were used this round.
    fn power(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        fact("power", &html! { (desk.t("terra-co-fix-power")) }, &self.form("power", &html! {
            span.co-checks.co-lines.num {
                @for action in PowerAction::ALL {
                    label {
                        input type="checkbox" name="with" value=(action.id()) checked[table.power_action_used(action)];
                        (power_does(desk.context.words, table.kit(), action))
                    }
                }
            }
        }))
    }

    fn cards(&self) -> Vec<Piece> {
        let (words, kit) = (self.desk.context.words, self.desk.table().kit());
        let cards = BonusId::ALL.map(|card| Piece::bonus(words, kit, card));
        cards.into_iter().chain([Piece::none(words)]).collect()
    }

    /// The bonus cards in the row, from the left.
    fn row(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let row: Vec<BonusId> = table.bonus_cards().map(|(card, _)| card).collect();
        let places = row.len().max(usize::from(table.options().seats) + 3).min(BonusId::COUNT) as u8;
        let now = |place: u8| row.get(usize::from(place) - 1).map_or(Some(""), |card| Some(card.id()));
        let inside = html! {
            p.small.soft { (desk.t("terra-co-fix-row-help")) }
            (self.form("row", &into_places(&self.cards(), places, ("fix-row", "with"), now)))
        };
        fact(
            "row",
            &html! { (desk.t("terra-co-fix-row")) },
            &html! {
                div.tboard { (PreEscaped(draw::terra_mystica::bonus_cards(desk.context.words, table).inline())) }
                (folded(&html! { (desk.t("terra-co-fix-other")) }, &inside))
            },
        )
    }

    /// The bonus card that somebody holds.
    pub fn held(&self, seat: Seat) -> Markup {
        let table = self.desk.table();
        let now = table.player(seat).bonus.map_or("", BonusId::id);
        let key = format!("bonus {}", table.seat_name(seat));
        let cards = facts::choices(self.desk, &key, &one_tap(&self.cards(), Some(now)));
        folded(&html! { (self.desk.t("terra-co-bonus")) }, &cards)
    }

    /// Who comes when, whose turn it is, who has passed.
    fn order(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let seats = table.options().seats;
        let rows = |key: &str, list: &[u8], nobody: Option<&str>| {
            html! {
                @for place in 1..=seats {
                    @let now = list.get(usize::from(place) - 1).map(|seat| Seat(*seat));
                    (chips(&format!("fix-{key}-{place}"), place, &html! { (place) }, &self.seats(now, nobody)))
                }
            }
        };
        fact(
            "order",
            &html! { (desk.t("terra-co-fix-order")) },
            &html! {
                (self.form("order", &rows("order", table.turn_order(), None)))
                (self.form("turn", &chips("fix-turn", 1, &html! { (desk.t("terra-co-fix-turn")) }, &self.seats(Some(table.active()), None))))
                p.small.soft { (desk.t("terra-co-fix-passed")) }
                (self.form("passed", &rows("passed", table.passed(), Some(""))))
            },
        )
    }

    fn round(&self) -> Markup {
        let desk = self.desk;
        let inside = number("fix-round-now", &desk.t("terra-co-fix-round"), desk.table().round().into(), 6);
        fact("round", &html! { (desk.t("terra-co-fix-round")) }, &self.form("round", &inside))
    }

    /// The tiles of the six rounds.
    fn scoring(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (words, kit) = (desk.context.words, table.kit());
        let tiles = ScoringId::ALL.map(|tile| Piece::scoring(words, kit, tile));
        let now = |round: u8| table.scoring_of(round).map(ScoringId::id);
        let inside = html! {
            p.small.soft { (desk.t("terra-co-fix-tiles-help")) }
            (self.form("scoring", &into_places(&tiles, 6, ("fix-round", "with"), now)))
        };
        fact(
            "scoring",
            &html! { (desk.t("terra-co-fix-tiles")) },
            &html! {
                div.tboard { (PreEscaped(draw::terra_mystica::rounds(words, table, 3).inline())) }
                (folded(&html! { (desk.t("terra-co-fix-other")) }, &inside))
            },
        )
    }

    /// The extra tile for the end.
    fn last_tile(&self) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (words, kit) = (desk.context.words, table.kit());
        let now = table.final_tile();
        let button = |value: &str, says: &str, is: bool, inside: &Markup| {
            html! { button.btn.tm-piece.now[is] name="with" value=(value) aria-pressed=(is.to_string()) aria-label=(says) { (inside) } }
        };
        let choices = facts::choices(
            desk,
            "final-tile",
            &html! {
                div.tm-deal {
                    @for tile in FinalTile::ALL {
                        (button(tile.key(), &final_tile(words, kit, tile), now == Some(tile), &final_picture(words, kit, tile.key()).unwrap_or_default()))
                    }
                    (button("none", &desk.t("opt-final-tile-none"), now.is_none(), &html! { span.tm-none { (desk.t("opt-final-tile-none")) } }))
                }
            },
        );
        let title = html! { (desk.t("terra-co-fix-final")) };
        fact(
            "final",
            &title,
            &folded(
                &html! { (now.map_or_else(|| desk.t("opt-final-tile-none"), |tile| final_tile(words, kit, tile))) },
                &choices,
            ),
        )
    }
}
