//! Moving about on a board with arrow keys: from one place to the next in a direction.

use ratatui::crossterm::event::KeyCode;

/// Something with a place on the screen: its row and its column there.
pub type Spot<T> = (T, (usize, usize));

/// The place that an arrow key leads to; the same one where there is none in that direction.
///
/// To the sides it is the next one of the row. Up and down it is the one of the next row that is closest above or below.
pub fn step<T: Copy + PartialEq>(spots: &[Spot<T>], from: T, code: KeyCode) -> T {
    let Some((_, (row, column))) = spots.iter().find(|(what, _)| *what == from).copied() else { return from };
    let beside = |(_, at): &&Spot<T>| at.0 == row;
    let best = match code {
        KeyCode::Left => {
            spots.iter().filter(beside).filter(|(_, at)| at.1 < column).max_by_key(|(_, at)| at.1)
        }
        KeyCode::Right => {
            spots.iter().filter(beside).filter(|(_, at)| at.1 > column).min_by_key(|(_, at)| at.1)
        }
        KeyCode::Up => spots
            .iter()
            .filter(|(_, at)| at.0 < row)
            .min_by_key(|(_, at)| (4 * (row - at.0) + at.1.abs_diff(column), at.1)),
        KeyCode::Down => spots
            .iter()
            .filter(|(_, at)| at.0 > row)
            .min_by_key(|(_, at)| (4 * (at.0 - row) + at.1.abs_diff(column), at.1)),
        _ => None,
    };
    best.map_or(from, |(what, _)| *what)
}

/// The next one of these, or the one before; from nowhere the first or the last.
pub fn cycle<T: Copy + PartialEq>(among: &[T], from: Option<T>, forth: bool) -> Option<T> {
    let at = from.and_then(|from| among.iter().position(|one| *one == from));
    let count = among.len();
    let next = match (at, forth) {
        (None, true) => 0,
        (None, false) => count.checked_sub(1)?,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
    };
    among.get(next).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_find_the_way_on_rows_that_are_shifted_by_half_a_hex() {
        // a b c
        //  d e
        // f g h
        let spots: Vec<Spot<char>> = vec![
            ('a', (0, 0)),
            ('b', (0, 5)),
            ('c', (0, 10)),
            ('d', (1, 2)),
            ('e', (1, 7)),
            ('f', (2, 0)),
            ('g', (2, 5)),
            ('h', (2, 10)),
        ];
        for (from, code, to) in [
            ('a', KeyCode::Right, 'b'),
            ('a', KeyCode::Left, 'a'),
            ('a', KeyCode::Up, 'a'),
            ('a', KeyCode::Down, 'd'),
            ('d', KeyCode::Down, 'f'),
            ('g', KeyCode::Up, 'e'),
            ('c', KeyCode::Down, 'e'),
            ('e', KeyCode::Left, 'd'),
            ('h', KeyCode::Down, 'h'),
        ] {
            assert_eq!(step(&spots, from, code), to, "{from} {code:?}");
        }
    }

    #[test]
    fn tab_goes_round() {
        assert_eq!(cycle(&['a', 'b'], None, true), Some('a'));
        assert_eq!(cycle(&['a', 'b'], Some('b'), true), Some('a'));
        assert_eq!(cycle(&['a', 'b'], Some('a'), false), Some('b'));
        assert_eq!(cycle::<char>(&[], None, true), None);
        assert_eq!(cycle::<char>(&[], None, false), None);
    }
}
