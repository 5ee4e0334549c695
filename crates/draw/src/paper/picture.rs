//! A finished drawing, as a file of its own or as a part of a page.

use super::look::Look;
use super::pen::{Area, Escaped, Pen, Short};

/// A drawing with its name and a sentence for those who cannot see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    look: &'static Look,
    area: [f64; 4],
    /// How many pixels a unit is in a file of its own.
    zoom: f64,
    title: String,
    says: String,
    body: String,
    /// Whether parts of it can be chosen: then it is no single image for those who cannot see it.
    is_group: bool,
}

impl Picture {
    pub(crate) fn new(area: Area, title: String, says: String, body: Pen) -> Picture {
        let area = [area.x, area.y, area.width, area.height];
        Picture { look: body.look, area, zoom: 1.0, title, says, body: body.finish(), is_group: false }
    }

    /// The picture, drawn larger where it is a file of its own.
    pub(crate) fn zoomed(self, zoom: f64) -> Picture {
        Picture { zoom, ..self }
    }

    /// The same, as a group of things that can be chosen.
    pub(crate) fn grouped(self) -> Picture {
        Picture { is_group: true, ..self }
    }

    /// The whole file: carries its own style and the definitions that it uses.
    pub fn file(&self) -> String {
        // A weave or an icon is used if the body names it, a class if the body or a definition does.
        let look = self.look;
        let definitions = look.definitions(&|name| look.names(&self.body, name));
        let used = |class: &str| look.names(&self.body, class) || look.names(&definitions, class);
        let style = look.style_of_file(used);
        let inside = format!("<style>{style}</style><defs>{definitions}</defs>{}", self.body);
        let [_, _, width, height] = self.area.map(|length| Short(length * self.zoom));
        let size = format!(r#" xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}""#);
        self.element(&size, &inside) + "\n"
    }

    /// An element for a page that has the `page_style` of its game and, once, the `page_definitions`.
    pub fn inline(&self) -> String {
        self.element("", &self.body)
    }

    /// The same with a size: so many pixels a unit. For pictures in a row whose sizes shall compare.
    pub fn inline_at(&self, scale: f64) -> String {
        let [_, _, width, height] = self.area.map(|length| Short(length * scale));
        self.element(&format!(r#" width="{width}" height="{height}""#), &self.body)
    }

    fn element(&self, attributes: &str, inside: &str) -> String {
        let [x, y, width, height] = self.area.map(Short);
        let (title, says) = (Escaped(&self.title), Escaped(&self.says));
        let role = if self.is_group { "group" } else { "img" };
        format!(
            concat!(
                r#"<svg{} viewBox="{} {} {} {}" class="{}" role="{}">"#,
                "<title>{}</title><desc>{}</desc>{}</svg>"
            ),
            attributes, x, y, width, height, self.look.prefix, role, title, says, inside
        )
    }
}
