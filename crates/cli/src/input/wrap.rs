//! Long lines of an answer, at the width of the terminal.

/// No text is set narrower.
const NARROWEST: usize = 30;

/// How many columns the terminal has, where a person reads.
pub fn width() -> Option<usize> {
    if !super::is_interactive() {
        return None;
    }
    let (columns, _) = ratatui::crossterm::terminal::size().ok()?;
    Some(usize::from(columns).max(NARROWEST))
}

/// A line as lines of at most so many columns, broken between words; what follows the first is set in as the first is.
/// Drawings and tables are left as they are: columns would not stand below each other any more.
pub fn wrapped(line: &str, width: usize) -> String {
    let visible = line.chars().count();
    if visible <= width || is_drawn(line) {
        return line.to_owned();
    }
    let begin = line.len() - line.trim_start_matches(' ').len();
    let indent = gap(&line[begin..]).unwrap_or_else(|| bullet(&line[begin..])) + begin;
    let indent = if indent > width / 2 { begin.min(width / 2) } else { indent };
    let (mut text, mut column) = (line[..indent].to_owned(), indent);
    for word in line[indent..].split_whitespace() {
        let long = word.chars().count();
        if column > indent && column + 1 + long > width {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            column = indent;
        }
        if column > indent {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += long;
    }
    text
}

/// The length of what stands before an item of a list: `12  `, `3. `, `* `.
fn bullet(line: &str) -> usize {
    let sign = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let sign = if sign.len() < line.len() {
        sign.trim_start_matches(['.', ':'])
    } else {
        sign.trim_start_matches(['*', '!'])
    };
    let rest = sign.trim_start_matches(' ');
    if sign.len() < line.len() && rest.len() < sign.len() { line.len() - rest.len() } else { 0 }
}

/// Runs of blanks that set columns, each by its end.
fn gaps(line: &str) -> impl Iterator<Item = usize> {
    line.match_indices("   ")
        .map(|(at, _)| at + line[at..].len() - line[at..].trim_start_matches(' ').len())
        .scan(0, |last, end| Some((end, std::mem::replace(last, end))))
        .filter(|(end, last)| end != last)
        .map(|(end, _)| end)
}

/// Where the text begins behind the one gap of a line in a list.
fn gap(line: &str) -> Option<usize> {
    gaps(line).next()
}

/// Whether columns are set by blanks, or inks are on.
fn is_drawn(line: &str) -> bool {
    line.contains('\u{1b}') || gaps(line.trim()).count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrapped("one two three", 40), "one two three");
        let long = "  The Automa takes the patch for 7 buttons and 2 time, the second from the pawn.";
        assert_eq!(
            wrapped(long, 40),
            "  The Automa takes the patch for 7\n  buttons and 2 time, the second from\n  the pawn."
        );
        assert_eq!(
            wrapped("  1  Continue evening-7: a game, 3 decisions", 30),
            "  1  Continue evening-7: a\n     game, 3 decisions"
        );
        assert_eq!(
            wrapped("! By what you told, you had 5 buttons.", 30),
            "! By what you told, you had 5\n  buttons."
        );
        assert!(wrapped(long, 30).lines().all(|line| line.chars().count() <= 30));
    }

    #[test]
    fn drawings_are_left_alone() {
        let act = "    1  civ merrymakers        Merrymakers: two tokens on a grid of nine spaces";
        assert_eq!(
            wrapped(act, 60),
            "    1  civ merrymakers        Merrymakers: two tokens on a\n                              grid of nine spaces"
        );
        let map = "-3/1            -1/0            1/-1            3/-2";
        assert_eq!(wrapped(map, 30), map);
        assert_eq!(wrapped("\u{1b}[31mred red red red red red red red\u{1b}[0m", 10).lines().count(), 1);
    }

    #[test]
    fn a_word_that_is_too_long_stands_alone() {
        let word = "x".repeat(50);
        assert_eq!(wrapped(&format!("a {word} b"), 30), format!("a\n{word}\nb"));
    }
}
