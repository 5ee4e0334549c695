//! A source file with all its mutants in it, each behind its number.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::ops::Range;

use super::site::{Form, Site};

/// Where a site has come to lie in the woven text.
#[derive(Debug)]
pub struct Laid {
    /// The whole of it.
    pub range: Range<usize>,
    /// The number of each change and where its code lies.
    pub changes: Vec<(u32, Range<usize>)>,
}

/// The text with its mutants, and where they lie.
#[derive(Debug, Default)]
pub struct Woven {
    /// The new text of the file.
    pub text: String,
    /// Every site that has a change left.
    pub laid: Vec<Laid>,
}

/// Weaves the sites of a file into its text. Sites nest as the code does; inside a broken piece all is as it was.
pub fn weave(source: &str, sites: &[Site]) -> Woven {
    let mut sites: Vec<&Site> = sites.iter().filter(|site| !site.changes.is_empty()).collect();
    sites.sort_by_key(|site| (site.range.start, site.form != Form::Entry, Reverse(site.range.end)));
    let mut woven = Woven::default();
    woven.copy(source, 0..source.len(), &sites);
    woven
}

impl Woven {
    fn copy(&mut self, source: &str, range: Range<usize>, mut sites: &[&Site]) {
        let mut at = range.start;
        while let Some((site, rest)) = sites.split_first() {
            let inside = rest.iter().take_while(|other| other.range.start < site.range.end).count();
            self.text.push_str(&source[at..site.range.start]);
            self.lay(source, site, &rest[..inside]);
            at = site.range.end;
            sites = &rest[inside..];
        }
        self.text.push_str(&source[at..range.end]);
    }

    fn lay(&mut self, source: &str, site: &Site, inside: &[&Site]) {
        let begin = self.text.len();
        let mut changes = Vec::new();
        let (open, close) = match site.form {
            Form::Expression => ("(", " })"),
            Form::Statement => ("", " }"),
            Form::Entry => (" ", ""),
        };
        self.text.push_str(open);
        for change in &site.changes {
            let _ = write!(self.text, "if crate::mutant({}) {{ ", change.number);
            let code = self.text.len();
            self.text.push_str(&change.code);
            changes.push((change.number, code..self.text.len()));
            self.text.push_str(if site.form == Form::Entry { " } " } else { " } else " });
        }
        if site.form != Form::Entry {
            self.text.push_str("{ ");
            self.copy(source, site.range.clone(), inside);
        }
        self.text.push_str(close);
        self.laid.push(Laid { range: begin..self.text.len(), changes });
    }

    /// Which mutants a message of the compiler about these bytes is about: the one whose code they lie in, or else all
    /// of the smallest site around them, or else all that lie in them.
    pub fn blamed(&self, bytes: &Range<usize>) -> Vec<u32> {
        let holds = |range: &Range<usize>| range.start <= bytes.start && bytes.end <= range.end;
        let around = self.laid.iter().filter(|laid| holds(&laid.range)).min_by_key(|laid| laid.range.len());
        if let Some(laid) = around {
            let exact: Vec<u32> =
                laid.changes.iter().filter(|(_, code)| holds(code)).map(|(number, _)| *number).collect();
            return if exact.is_empty() {
                laid.changes.iter().map(|(number, _)| *number).collect()
            } else {
                exact
            };
        }
        let within = |laid: &&Laid| bytes.start <= laid.range.start && laid.range.end <= bytes.end;
        self.laid
            .iter()
            .filter(within)
            .flat_map(|laid| laid.changes.iter().map(|(number, _)| *number))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::find::sites;
    use super::super::site::number;
    use super::*;

    fn woven(source: &str) -> Woven {
        let mut files = [("f.rs".to_owned(), sites(source).unwrap())];
        number(&mut files);
        weave(source, &files[0].1)
    }

    #[test]
    fn a_change_stands_before_what_was_and_holds_no_other_change() {
        let text = woven("fn f(a: T, b: T) -> T { g(a + b * c) }").text;
        let inner = "(if crate::mutant(2) { (b) + (c) } else { b * c })";
        let outer = format!("(if crate::mutant(1) {{ (a) - (b * c) }} else {{ a + {inner} }})");
        assert_eq!(text, format!("fn f(a: T, b: T) -> T {{ g({outer}) }}"));
    }

    #[test]
    fn a_function_ends_early_and_a_call_is_left_out() {
        let text = woven("fn f() { a(); b(); }").text;
        assert_eq!(
            text,
            "fn f() { if crate::mutant(1) { return; }  if crate::mutant(2) {  } else { a(); } \
             if crate::mutant(3) {  } else { b(); } }"
        );
    }

    #[test]
    fn a_message_blames_the_code_it_is_about() {
        let woven = woven("fn f() -> T { a < b }");
        let at = woven.text.find("(a) <= (b)").unwrap();
        assert_eq!(woven.blamed(&(at..at + 3)), [1]);
        let was = woven.text.find("a < b").unwrap();
        assert_eq!(woven.blamed(&(was..was + 5)), [1, 2]);
        assert_eq!(woven.blamed(&(0..woven.text.len())), [1, 2]);
    }
}
