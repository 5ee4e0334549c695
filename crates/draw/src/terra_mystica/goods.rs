//! Amounts: an icon and a number, alone or in a row.

use terra_mystica::Goods;

use super::icons::Icon;
use crate::paper::{Pen, width_of};

/// An icon with a number, and a sign before the number.
#[derive(Clone, Copy)]
pub(super) struct Amount {
    pub icon: Icon,
    pub count: u16,
    /// Whether one is told by the icon alone.
    pub bare: bool,
}

/// What goods are, one after the other: workers, coins, priests, power.
pub(super) fn amounts(goods: Goods) -> Vec<Amount> {
    let each = [
        (Icon::Worker, goods.workers),
        (Icon::Coin, goods.coins),
        (Icon::Priest, goods.priests),
        (Icon::Power, goods.power),
    ];
    let there = each.into_iter().filter(|(_, count)| *count > 0);
    there.map(|(icon, count)| Amount { icon, count: count.into(), bare: false }).collect()
}

/// One amount: an icon with its number.
pub(super) fn amount(icon: Icon, count: impl Into<u16>) -> Amount {
    Amount { icon, count: count.into(), bare: false }
}

/// Text sizes by class, in units.
fn size_of(class: &str) -> f64 {
    match class {
        "t00" => 10.0,
        "t0" => 11.0,
        "t1" => 13.0,
        "t2" => 15.0,
        "t3" => 17.0,
        _ => 21.0,
    }
}

/// How an amount is written: icons of a size, numbers of a class.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub icon: f64,
    pub text: &'static str,
    /// Between two amounts.
    pub gap: f64,
}

impl Form {
    pub const SMALL: Form = Form { icon: 13.0, text: "t0", gap: 4.0 };
    pub const USUAL: Form = Form { icon: 18.0, text: "t2", gap: 8.0 };
    pub const LARGE: Form = Form { icon: 24.0, text: "t3", gap: 10.0 };

    fn width_of(self, amount: Amount) -> f64 {
        if amount.bare && amount.count == 1 {
            return self.icon;
        }
        self.icon + 2.0 + width_of(&amount.count.to_string(), size_of(self.text))
    }

    /// How wide a row is.
    pub fn width(self, amounts: &[Amount]) -> f64 {
        let gaps = self.gap * amounts.len().saturating_sub(1) as f64;
        amounts.iter().map(|amount| self.width_of(*amount)).sum::<f64>() + gaps
    }

    /// Writes a row from the left, its middle at `y`; returns where it ends.
    pub fn row(self, pen: &mut Pen, (x, y): (f64, f64), amounts: &[Amount]) -> f64 {
        let mut at = x;
        for amount in amounts {
            pen.icon(amount.icon, at, y - self.icon / 2.0, self.icon, "ink");
            if !amount.bare || amount.count != 1 {
                let class = format!("{} num", self.text);
                let down = size_of(self.text) * 0.36;
                pen.text(at + self.icon + 2.0, y + down, &class, amount.count);
            }
            at += self.width_of(*amount) + self.gap;
        }
        at - self.gap
    }

    /// Writes a row around a point.
    pub fn centred(self, pen: &mut Pen, (x, y): (f64, f64), amounts: &[Amount]) {
        self.row(pen, (x - self.width(amounts) / 2.0, y), amounts);
    }
}

/// Victory points around a point.
pub(super) fn points(pen: &mut Pen, (x, y): (f64, f64), size: f64, count: impl std::fmt::Display) {
    pen.icon(Icon::Points, x - size / 2.0, y - size / 2.0, size, "ink");
    let words = count.to_string();
    // The largest letters that stay inside.
    let fits =
        |class: &&&str| size_of(class) <= size * 0.58 && width_of(&words, size_of(class)) <= size * 0.66;
    let class = ["t4", "t3", "t2", "t1", "t0"].iter().find(fits).unwrap_or(&"t00");
    pen.text(x, y + size_of(class) * 0.36, &format!("{class} num mid on-light"), words);
}
