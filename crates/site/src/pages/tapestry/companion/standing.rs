//! Where all tokens stand: in numbers on a phone, which read at arm's length, and as the tracks on a large screen.

use draw::tapestry::SpacePick;
use maud::{Markup, html};
use tapestry::Tapestry;
use tapestry::components::BOT_TRACKS;
use words::tapestry::track_name;

use super::desk::{Desk, free_landmarks};
use crate::pages::tapestry::parts::{mark, ta_icon};
use crate::pages::tapestry::play::drawn;

/// All tokens as they stand now; on the tracks these spaces lead somewhere.
pub fn standing(desk: Desk<'_>, picks: &[SpacePick]) -> Markup {
    moved(desk, desk.table(), desk.table(), picks)
}

/// All tokens after something happened; those that have moved stand out.
pub fn moved(desk: Desk<'_>, before: &Tapestry, after: &Tapestry, picks: &[SpacePick]) -> Markup {
    let words = desk.context.words;
    html! {
        table.ta-standing.num {
            thead {
                tr {
                    td {}
                    @for seat in desk.seats() { th scope="col" { (mark(after, seat)) span.hide { (desk.seat(seat)) } } }
                    th scope="col" { (ta_icon("landmark")) span.hide { (desk.t("tac-web-free-landmarks")) } }
                }
            }
            tbody {
                @for track in BOT_TRACKS {
                    tr {
                        th scope="row" { span { (ta_icon(track.key())) (track_name(words, track)) } }
                        @for seat in desk.seats() {
                            @let now = after.position_of(seat, track);
                            td.moved[before.position_of(seat, track) != now] { (now) }
                        }
                        td.soft { @for (space, _) in free_landmarks(after, track) { (space) " " } }
                    }
                }
            }
        }
        div.ta-board { (drawn(&draw::tapestry::tracks(words, after, picks))) }
    }
}
