//! Language, theme, text size and other tastes behind a request: from its cookies, else from what the browser prefers. And where on its host
//! all of this is.

use std::convert::Infallible;
use std::sync::LazyLock;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::response::Redirect;
use words::{LANGUAGES, Words};

use crate::host::Reach;

/// All languages, read once. On a page things are seen and tapped, so that nobody needs their codes.
static ALL: LazyLock<Vec<(&'static str, Words)>> = LazyLock::new(|| {
    LANGUAGES
        .iter()
        .filter_map(|(code, _)| Words::of(code).map(|words| (*code, words.without_codes())))
        .collect()
});

/// How people come to the pages: from a server or inside their browser, and under which path of its host. Every address in a
/// page, an answer or a script is made here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Door {
    path: &'static str,
    offline: bool,
    reach: Option<&'static Reach>,
}

impl Door {
    /// A server, under this path: empty, or one that begins with a slash and does not end with one.
    pub const fn server(path: &'static str) -> Door {
        Door { path, offline: false, reach: None }
    }

    /// Inside a browser, without a server, under this path.
    pub const fn offline(path: &'static str) -> Door {
        Door { path, offline: true, reach: None }
    }

    /// The address of something of ours, by its path from the root.
    pub fn to(self, path: &str) -> String {
        format!("{}{path}", self.path)
    }

    /// The same door, with what is known of how other devices come here. It lives as long as the program.
    #[must_use]
    pub fn reached(self, reach: Option<Reach>) -> Door {
        Door { reach: reach.map(|reach| &*Box::leak(Box::new(reach))), ..self }
    }

    /// How other devices come here, as far as that is known.
    pub fn reach(self) -> Option<&'static Reach> {
        self.reach
    }

    /// Whether there is no server: no laboratory, no other devices.
    pub fn is_offline(self) -> bool {
        self.offline
    }
}

/// How fast the bots' turns are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// So that everything can be read.
    #[default]
    Calm,
    /// Quicker, for those who know the game.
    Quick,
    /// Not by themselves: step by step.
    Off,
}

impl Pace {
    /// All of them, as they are offered.
    pub const ALL: [Pace; 3] = [Pace::Calm, Pace::Quick, Pace::Off];

    /// The word for it in pages and cookies.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Calm => "calm",
            Pace::Quick => "quick",
            Pace::Off => "off",
        }
    }

    /// The one of this name; unknown names mean the usual one.
    pub fn of(name: &str) -> Pace {
        Pace::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or_default()
    }
}

/// How a person wants to see the pages.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The language's code.
    pub language: &'static str,
    /// Its words.
    pub words: &'static Words,
    /// `light` or `dark`; `None` follows the system.
    pub theme: Option<&'static str>,
    /// `small` or `large`; `None` is the usual size.
    pub text: Option<&'static str>,
    /// Whether tips for a first game are shown.
    pub tips: bool,
    /// Whether the end of a turn is asked for, even where nothing is left to decide.
    pub asks: bool,
    /// How fast the bots' turns are shown.
    pub pace: Pace,
    /// Whether they are heard and felt.
    pub sound: bool,
    /// How people come here.
    pub door: Door,
}

impl Context {
    /// The context of a request with these headers.
    pub fn of(headers: &HeaderMap, door: Door) -> Context {
        let cookies = headers.get(COOKIE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let chosen = cookie(cookies, "lang").and_then(known);
        let preferred = wanted.split(',').filter_map(|entry| entry.split([';', '-']).next()).find_map(known);
        let (language, words) = chosen.or(preferred).unwrap_or_else(english);
        let one_of = |name: &str, values: [&'static str; 2]| {
            let value = cookie(cookies, name);
            values.into_iter().find(|known| value == Some(known))
        };
        Context {
            language,
            words,
            theme: one_of("theme", ["light", "dark"]),
            text: one_of("text", ["small", "large"]),
            tips: cookie(cookies, "tips") != Some("off"),
            asks: cookie(cookies, "ends") == Some("ask"),
            pace: cookie(cookies, "scene").map(Pace::of).unwrap_or_default(),
            sound: cookie(cookies, "sound") == Some("on"),
            door,
        }
    }

    /// The language of what is English on every page, notation and the rules in our own words: for the `lang` of its element,
    /// so that it is read aloud as English. Nothing on an English page.
    pub fn english(&self) -> Option<&'static str> {
        (self.language != english().0).then_some(english().0)
    }

    /// The address of something of ours, by its path from the root.
    pub fn to(&self, path: &str) -> String {
        self.door.to(path)
    }

    /// Sends the browser to something of ours.
    pub fn go(&self, path: &str) -> Redirect {
        Redirect::to(&self.to(path))
    }

    /// A message without anything to put in.
    pub fn t(&self, id: &str) -> String {
        self.words.text(id)
    }
}

fn known(code: &str) -> Option<(&'static str, &'static Words)> {
    ALL.iter().find(|(known, _)| known.eq_ignore_ascii_case(code.trim())).map(|(code, words)| (*code, words))
}

fn english() -> (&'static str, &'static Words) {
    let (code, words) = &ALL[0];
    (code, words)
}

/// The value of a cookie.
pub fn cookie<'a>(cookies: &'a str, name: &str) -> Option<&'a str> {
    cookies
        .split(';')
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, v)| v)
}

impl<S: Sync> FromRequestParts<S> for Context {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let door = parts.extensions.get().copied().unwrap_or_default();
        Ok(Context::of(&parts.headers, door))
    }
}
