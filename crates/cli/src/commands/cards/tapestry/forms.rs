//! What nobody could read yet, set by set, with a form for each that an owner can fill in and load as a pack.

use std::fmt::Write;

use tapestry::Kit;
use tapestry::components::Set;

/// All that is missing, as a pack with everything commented out.
pub fn missing(kit: &Kit) -> String {
    let mut all = kit.missing();
    all.sort_by_key(|one| one.set as u8);
    let mut text = String::new();
    let _ = writeln!(
        text,
        "# Of {} components something is not known. Remove the # of what you can read, correct it, and",
        all.len()
    );
    let _ = writeln!(
        text,
        "# load this file with --pack. Effects are in the language of the data files: vp(3), resource(any, 2),"
    );
    let _ = writeln!(
        text,
        "# seq(a, b), one_of(a, b), may(a); see `automa cards tapestry` for what each component says now."
    );
    let _ = writeln!(text, "\ngame = \"tapestry\"\nname = \"What I could read\"");
    let mut set: Option<Set> = None;
    for one in &all {
        if set != Some(one.set) {
            set = Some(one.set);
            let _ = writeln!(text, "\n# ---- {}", set_name(one.set));
        }
        let guess = if one.guessed { " It plays with --allow-guesses on." } else { "" };
        let _ = writeln!(text, "\n# Missing: {}.{guess}", one.what);
        // Its first line says what is missing, too.
        for line in one.form(kit).lines().skip(1) {
            let _ = writeln!(text, "# {line}");
        }
    }
    text
}

fn set_name(set: Set) -> &'static str {
    match set {
        Set::Base => "Tapestry",
        Set::Pp => "Plans & Ploys",
        Set::Aa => "Arts & Architecture",
        Set::Ff => "Fantasies & Futures",
        Set::Unknown => "Nobody knows of which box",
    }
}
