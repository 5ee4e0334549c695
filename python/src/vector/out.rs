//! Where the results of a step go: arrays of numpy, cut into a piece for each thread and a row for each game.

use crate::held::Seen;

/// What is seen of all games; nothing, if nobody wants it.
#[derive(Debug, Default)]
pub enum Views<'a> {
    #[default]
    None,
    Ints(&'a mut [i16]),
    Floats(&'a mut [f32]),
}

impl<'a> Views<'a> {
    fn split(self, count: usize) -> (Views<'a>, Views<'a>) {
        match self {
            Views::None => (Views::None, Views::None),
            Views::Ints(all) => {
                let (one, two) = split(all, count);
                (Views::Ints(one), Views::Ints(two))
            }
            Views::Floats(all) => {
                let (one, two) = split(all, count);
                (Views::Floats(one), Views::Floats(two))
            }
        }
    }

    fn row(&mut self, place: usize, width: usize) -> Option<Seen<'_>> {
        match self {
            Views::None => None,
            Views::Ints(all) => Some(Seen::Ints(part(all, place, width))),
            Views::Floats(all) => Some(Seen::Floats(part(all, place, width))),
        }
    }
}

/// How wide the rows are.
#[derive(Clone, Copy, Debug)]
pub struct Widths {
    pub seats: usize,
    pub actions: usize,
    pub seen: usize,
}

/// Where results go; what is empty is not filled.
#[derive(Default, Debug)]
pub struct Out<'a> {
    pub rewards: &'a mut [f64],
    pub terminated: &'a mut [bool],
    pub illegal: &'a mut [bool],
    pub scores: &'a mut [i32],
    pub to_move: &'a mut [i8],
    pub mask: &'a mut [i8],
    pub seen: Views<'a>,
    pub finals: Views<'a>,
}

/// Where the results of one game go.
pub struct Row<'a> {
    pub rewards: &'a mut [f64],
    pub terminated: Option<&'a mut bool>,
    pub illegal: Option<&'a mut bool>,
    pub scores: &'a mut [i32],
    pub to_move: Option<&'a mut i8>,
    pub mask: &'a mut [i8],
    pub seen: Option<Seen<'a>>,
    pub finals: Option<Seen<'a>>,
}

fn split<T>(slice: &mut [T], count: usize) -> (&mut [T], &mut [T]) {
    let middle = count.min(slice.len());
    slice.split_at_mut(middle)
}

fn part<T>(slice: &mut [T], place: usize, width: usize) -> &mut [T] {
    slice.get_mut(place * width..(place + 1) * width).unwrap_or_default()
}

/// Puts a value where somebody wants it.
pub fn put<T>(place: Option<&mut T>, value: T) {
    if let Some(place) = place {
        *place = value;
    }
}

impl<'a> Out<'a> {
    /// The rows of the first games, and all others.
    pub fn split(self, count: usize, widths: Widths) -> (Out<'a>, Out<'a>) {
        let Widths { seats, actions, seen: width } = widths;
        let rewards = split(self.rewards, count * seats);
        let terminated = split(self.terminated, count);
        let illegal = split(self.illegal, count);
        let scores = split(self.scores, count * seats);
        let to_move = split(self.to_move, count);
        let mask = split(self.mask, count * actions);
        let seen = self.seen.split(count * width);
        let finals = self.finals.split(count * width);
        let first = Out {
            rewards: rewards.0,
            terminated: terminated.0,
            illegal: illegal.0,
            scores: scores.0,
            to_move: to_move.0,
            mask: mask.0,
            seen: seen.0,
            finals: finals.0,
        };
        let rest = Out {
            rewards: rewards.1,
            terminated: terminated.1,
            illegal: illegal.1,
            scores: scores.1,
            to_move: to_move.1,
            mask: mask.1,
            seen: seen.1,
            finals: finals.1,
        };
        (first, rest)
    }

    /// The row of one game.
    pub fn row(&mut self, place: usize, widths: Widths) -> Row<'_> {
        Row {
            rewards: part(self.rewards, place, widths.seats),
            terminated: self.terminated.get_mut(place),
            illegal: self.illegal.get_mut(place),
            scores: part(self.scores, place, widths.seats),
            to_move: self.to_move.get_mut(place),
            mask: part(self.mask, place, widths.actions),
            seen: self.seen.row(place, widths.seen),
            finals: self.finals.row(place, widths.seen),
        }
    }
}
