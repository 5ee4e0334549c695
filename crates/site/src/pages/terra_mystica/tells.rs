//! A tap on a tile in a drawing tells on the page what it is: a link to a sentence there, which needs no script.

use std::cell::RefCell;
use std::fmt::Write as _;

use draw::terra_mystica::Picture;
use maud::{Markup, PreEscaped, html};

use crate::context::Context;
use crate::pages::layout::icon;

/// What a drawing marks as a tile: the beginning of the group that holds it.
const TILES: [&str; 7] = [
    "<g data-action=",
    "<g data-bonus=",
    "<g data-favour=",
    "<g data-final=",
    "<g data-power=",
    "<g data-scoring=",
    "<g data-town=",
];

/// The sentences of a page, each once, as its drawings are made.
#[derive(Debug, Default)]
pub struct Tells {
    /// As markup.
    said: RefCell<Vec<String>>,
}

impl Tells {
    /// The address on the page where this is told.
    pub fn link(&self, says: &Markup) -> String {
        let mut said = self.said.borrow_mut();
        let known = said.iter().position(|known| *known == says.0);
        let number = known.unwrap_or_else(|| {
            said.push(says.0.clone());
            said.len() - 1
        });
        format!("#tell-{number}")
    }

    /// A picture in which every tile can be tapped.
    pub fn on(&self, picture: &Picture) -> Markup {
        let drawn = picture.inline();
        let mut out = String::with_capacity(drawn.len() + 1024);
        // Of each group that is open, whether it became a link.
        let mut open: Vec<bool> = Vec::new();
        let mut rest = drawn.as_str();
        while let Some(at) = rest.find('<') {
            out.push_str(&rest[..at]);
            let end = rest[at..].find('>').map_or(rest.len(), |end| at + end + 1);
            let tag = &rest[at..end];
            rest = &rest[end..];
            if tag == "</g>" {
                out.push_str(if open.pop() == Some(true) { "</a>" } else { tag });
            } else if tag.starts_with("<g ") || tag == "<g>" {
                let tile = TILES.iter().any(|tile| tag.starts_with(tile));
                let says = if tile { title(rest) } else { None };
                open.push(says.is_some());
                match says {
                    Some(says) => {
                        let link = self.link(&PreEscaped(says.to_owned()));
                        let _ =
                            write!(out, r#"<a href="{link}" class="tell" aria-label="{says}"{}"#, &tag[2..]);
                    }
                    None => out.push_str(tag),
                }
            } else {
                out.push_str(tag);
            }
        }
        out.push_str(rest);
        // What holds links is no single image any more.
        PreEscaped(out.replacen(r#"role="img""#, r#"role="group""#, 1))
    }

    /// The sentences: each is shown when its tile was tapped.
    pub fn sentences(&self, context: &Context) -> Markup {
        html! {
            ul.tells {
                @for (number, says) in self.said.borrow().iter().enumerate() {
                    li id=(format!("tell-{number}")) role="status" {
                        p { (PreEscaped(says)) }
                        a.icon-btn href="#content" aria-label=(context.t("play-close")) { (icon("cross")) }
                    }
                }
            }
        }
    }
}

/// What the group that begins here is called.
fn title(inside: &str) -> Option<&str> {
    inside.strip_prefix("<title>")?.split_once("</title>").map(|(says, _)| says)
}

#[cfg(test)]
mod tests {
    use kernel::{Game as _, Options as _, Seed};
    use terra_mystica::{TerraMystica, TerraOptions};
    use words::Words;

    use super::*;

    #[test]
    fn every_tile_becomes_a_link_to_its_sentence_and_nothing_else_changes() {
        let kit = TerraMystica::components(&[]).unwrap();
        let game = TerraMystica::start(kit, &TerraOptions::fresh([]), Seed(1)).unwrap();
        let picture = draw::terra_mystica::middle(&Words::english(), &game);
        let tells = Tells::default();
        let (plain, linked) = (picture.inline(), tells.on(&picture).0);
        let tiles = TILES.iter().map(|tile| plain.matches(tile).count()).sum::<usize>();
        assert!(tiles > 20, "power actions, cards, tiles");
        assert_eq!(linked.matches("<a href=\"#tell-").count(), tiles);
        assert_eq!(linked.matches("</a>").count(), tiles);
        assert_eq!(linked.matches("</g>").count() + tiles, plain.matches("</g>").count());
        let told = tells.said.borrow().len();
        tells.on(&picture);
        assert_eq!(tells.said.borrow().len(), told, "each is told once");
    }
}
