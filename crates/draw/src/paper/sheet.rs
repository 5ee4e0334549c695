//! Cards as sheets to print and cut, on one page that stands alone.

use std::fmt::Write;

use words::Words;

use super::{Escaped, Picture};

/// How cards of one size lie on a page: what fits A4 and Letter alike.
pub(crate) struct Layout {
    pub columns: usize,
    pub rows: usize,
    /// The size of a card, in tenths of a millimetre.
    pub width: usize,
    pub height: usize,
}

/// Room for the marks above and below the cards: what lies outside of a page would be lost in print.
const MARK: usize = 30;

const STYLE: &str = "\
:root{color-scheme:light}\
body{margin:0;font:11pt/1.4 system-ui,sans-serif;color:#1b1b1b;background:#fff}\
header{padding:8mm;max-width:180mm}\
h1{font-size:16pt;margin:0 0 2mm}\
.sheet{position:relative;display:grid;box-sizing:border-box;width:189mm;height:270mm;padding:3mm 0;margin:0 auto;\
break-after:page;align-content:start}\
.sheet>svg{width:100%;height:100%;box-sizing:border-box;padding:2mm}\
.sheet>figure{margin:0;display:grid;grid-template-rows:1fr auto;text-align:center;padding:2mm;box-sizing:border-box}\
.sheet>figure>svg{width:100%;height:100%;min-height:0}\
.cut{position:absolute;background:#777}\
.cut.down{width:.2mm;height:3mm}.cut.across{height:.2mm;width:3mm}\
@page{margin:4mm}\
@media print{header{display:none}}\
@media screen{.sheet{margin:12mm auto}}";

/// One page to open in a browser and print: cards of each size on sheets of their own, with cut marks. Each card brings
/// its own style.
pub(crate) fn page(words: &Words, title: &str, what: &str, cards: &[(Layout, Vec<String>)]) -> String {
    let body: String = cards.iter().map(|(layout, cards)| layout.sheets(cards)).collect();
    let (language, title) = (words.code(), Escaped(title));
    let how = Escaped(words.say("print-how", &[("what", what.into())]));
    format!(
        "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style></head>\
         <body><header><h1>{title}</h1><p>{how}</p></header>\
         {body}</body></html>\n",
    )
}

/// The map with the names of its hexes, as one page to print.
pub(crate) fn map(words: &Words, drawn: &Picture) -> String {
    page(words, &words.text("sheet-map"), &words.text("sheet-map-what"), &[(WHOLE, vec![drawn.file()])])
}

/// A picture with a line below it.
pub(crate) fn labelled(picture: &str, label: &str) -> String {
    format!("<figure>{picture}<figcaption>{}</figcaption></figure>", Escaped(label))
}

/// One picture that fills a page.
const WHOLE: Layout = Layout { columns: 1, rows: 1, width: 1890, height: 2600 };

impl Layout {
    fn sheets(&self, cards: &[String]) -> String {
        let (width, height) = (Tenths(self.width), Tenths(self.height));
        let mut text = String::new();
        for sheet in cards.chunks(self.rows * self.columns) {
            let _ = write!(
                text,
                "<section class=\"sheet\" style=\"grid-template-columns:repeat({},{width}mm);\
                 grid-auto-rows:{height}mm\">{}{}</section>",
                self.columns,
                sheet.concat(),
                self.cut_marks()
            );
        }
        text
    }

    /// Short lines beyond the edges of the cards, where the knife goes.
    fn cut_marks(&self) -> String {
        let mut marks = String::new();
        let bottom = Tenths(MARK + self.rows * self.height);
        let right = Tenths(self.columns * self.width);
        for column in 0..=self.columns {
            let left = Tenths(column * self.width);
            let _ = write!(marks, "<i class=\"cut down\" style=\"left:{left}mm;top:0\"></i>");
            let _ = write!(marks, "<i class=\"cut down\" style=\"left:{left}mm;top:{bottom}mm\"></i>");
        }
        for row in 0..=self.rows {
            let top = Tenths(MARK + row * self.height);
            let _ = write!(marks, "<i class=\"cut across\" style=\"top:{top}mm;left:-3mm\"></i>");
            let _ = write!(marks, "<i class=\"cut across\" style=\"top:{top}mm;left:{right}mm\"></i>");
        }
        marks
    }
}

/// A length in tenths of a millimetre, written in millimetres.
struct Tenths(usize);

impl std::fmt::Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}
