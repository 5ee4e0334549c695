//! The points of everybody over time, with the chapters of the game and the decisions that cost something.

use draw::plot::{self, Course, Moments};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use words::Arg;

use super::film::{Chapter, Film};
use crate::kind::Shown;

/// The chart, with the line at this decision.
pub fn chart<G: Shown>(film: &Film<'_, G>, chapters: &[Chapter], now: usize) -> Markup {
    let (at, words) = (film.at, film.at.context.words);
    let game = at.game();
    let seats = (0..game.seats() as u8).map(Seat);
    let mut courses: Vec<Course> =
        seats.clone().map(|seat| Course { name: game.name_of(words, seat), points: Vec::new() }).collect();
    for (_, before, _) in at.session().walk(0) {
        points_of(&before, &mut courses);
    }
    points_of(game, &mut courses);
    let moments: Vec<usize> = chapters.iter().map(|chapter| chapter.begins).collect();
    let marked: Vec<usize> = film.review.worst().iter().map(|judged| judged.number).collect();
    let says: Vec<String> = courses
        .iter()
        .map(|course| {
            let points = course.points.get(now).copied().unwrap_or_default();
            let args = [("who", course.name.clone().into()), ("points", Arg::from(points))];
            at.say("film-points-says", &args)
        })
        .collect();
    let moments = Moments { now, chapters: &moments, marked: &marked };
    let drawn = plot::course(words, &at.t("film-points"), &says.join(", "), &courses, moments);
    let (first, last) = plot::EDGES;
    html! {
        figure.course data-first=(first) data-last=(last) { (PreEscaped(drawn.inline())) }
    }
}

fn points_of<G: Shown>(game: &G, courses: &mut [Course]) {
    for (seat, course) in (0..).map(Seat).zip(courses) {
        course.points.push(game.score(seat));
    }
}
