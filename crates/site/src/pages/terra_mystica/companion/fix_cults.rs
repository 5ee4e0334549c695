//! The markers on the cult tracks, set right on the tracks: tap a space, then whose marker stands there.

use draw::terra_mystica::CultPick;
use maud::{Markup, PreEscaped, html};
use terra_mystica::Cult;
use terra_mystica::components::CultBoard;
use words::terra_mystica::cult_name;

use super::fix::Facts;
use super::fix_map::tapped_box;
use crate::pages::Look;
use crate::pages::beside::facts::{choices, fact};
use crate::pages::terra_mystica::parts::mark;

/// The space that was tapped.
fn tapped(look: &Look) -> Option<(Cult, u8)> {
    let (cult, space) = look.at.as_deref()?.split_once(':')?;
    let cult = Cult::ALL.into_iter().find(|one| one.name() == cult)?;
    space.parse().ok().filter(|space| *space <= CultBoard::TOP).map(|space| (cult, space))
}

impl Facts<'_> {
    /// Where the markers stand.
    pub fn markers(&self, look: &Look) -> Markup {
        let (desk, table) = (self.desk, self.desk.table());
        let (words, tapped) = (desk.context.words, tapped(look));
        let called = |cult: Cult, space: u8| {
            desk.say(
                "terra-co-fix-cult-at",
                &[("cult", cult_name(words, cult).into()), ("space", space.into())],
            )
        };
        let spaces =
            Cult::ALL.into_iter().flat_map(|cult| (0..=CultBoard::TOP).map(move |space| (cult, space)));
        let picks: Vec<CultPick> = spaces
            .map(|(cult, space)| CultPick {
                cult,
                space,
                link: desk.link(&format!("?open=fix&at={}:{space}#fix-cult", cult.name())),
                says: called(cult, space),
                selected: tapped == Some((cult, space)),
            })
            .collect();
        let drawn = draw::terra_mystica::cults_to_tap(words, table, &picks);
        fact(
            "cult",
            &html! { (desk.t("terra-co-fix-cult")) },
            &html! {
                p.small.soft { (desk.t("terra-co-fix-cult-help")) }
                div.tboard.co-cults tabindex="0" role="region" aria-label=(desk.t("terra-cults")) { (PreEscaped(drawn.inline())) }
                @if let Some((cult, space)) = tapped {
                    (tapped_box(self, &called(cult, space), &choices(desk, "cult", &html! {
                        @for seat in table.seat_list().filter(|seat| table.player(*seat).faction.is_some()) {
                            @let is = table.player(seat).purse.cults[cult.index()] == space;
                            button.btn.now[is] name="with" value=(format!("{} {} {space}", table.seat_name(seat), cult.name())) aria-pressed=(is.to_string()) {
                                (mark(table, seat)) (desk.seat(seat))
                            }
                        }
                    })))
                }
            },
        )
    }
}
