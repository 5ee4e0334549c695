//! The reasons of one choice of the Automa: candidates as columns, filters as rows, the winner tinted.

use ::patchwork::rulebook::rule_of;
use ::patchwork::{Candidate, CardFilter, Kit};
use kernel::{Reasons, Step, Verdict};
use words::Words;
use words::patchwork::{measured, patch_name, pictures as told, question};
use words::text::shortened;

use super::card::icon_of;
use super::cloth;
use super::icons::Icon;
use super::style::LOOK;
use super::tokens::diamond;
use crate::paper::{Area, Pen, Picture, width_of};

const WIDTH: f64 = 600.0;
const MARGIN: f64 = 20.0;
/// The verdict above everything.
const HEAD: f64 = 84.0;
/// The candidates with their pictures.
const PICTURES: f64 = 134.0;
/// A filter: its question, then what it measured.
const QUESTION: f64 = 38.0;
const VALUES: f64 = 34.0;
const REMARK: f64 = 28.0;

/// A choice and where its columns are.
struct Sheet<'a> {
    words: &'a Words,
    kit: &'a Kit,
    reasons: &'a Reasons<Candidate>,
}

impl Sheet<'_> {
    fn column(&self, index: usize) -> (f64, f64) {
        let width = (WIDTH - 2.0 * MARGIN) / self.reasons.candidates.len().max(1) as f64;
        (MARGIN + index as f64 * width, width)
    }

    /// The steps that were asked.
    fn asked(&self) -> impl Iterator<Item = &Step<Candidate>> {
        self.reasons
            .steps
            .iter()
            .filter(|step| step.verdict != Verdict::NotNeeded && !step.measured.is_empty())
    }

    fn candidates(&self, pen: &mut Pen, top: f64) {
        for (index, candidate) in self.reasons.candidates.iter().enumerate() {
            let (x, width) = self.column(index);
            let patch = self.kit.patch(candidate.patch);
            let class = if self.reasons.chosen == Some(*candidate) { "" } else { "faded" };
            let area = Area::new(x + 12.0, top + 12.0, width - 24.0, 72.0);
            cloth::centred(pen, self.words, patch, area, 1.15, class);
            let middle = x + width / 2.0;
            pen.text(middle, top + 104.0, "t1 ink2 mid", told::place(self.words, candidate.place));
            pen.text(
                middle,
                top + 123.0,
                "t2 mid",
                shortened(&patch_name(self.words, patch), (width / 9.5) as usize),
            );
        }
    }

    /// One filter; returns where the next one begins.
    fn step(&self, pen: &mut Pen, step: &Step<Candidate>, top: f64) -> f64 {
        pen.rule(MARGIN, top, WIDTH - 2.0 * MARGIN);
        let filter = CardFilter::ALL.into_iter().find(|filter| rule_of(*filter) == step.rule);
        let icon = filter.map_or(Icon::Button, icon_of);
        pen.icon(icon, MARGIN + 4.0, top + 9.0, 24.0, "ink");
        let question = question(self.words, step);
        pen.text(MARGIN + 38.0, top + 27.0, "t3 bold", question);
        pen.text(WIDTH - MARGIN - 4.0, top + 26.0, "t1 mono ink2 end", step.rule);
        let y = top + QUESTION + 21.0;
        for (index, candidate) in self.reasons.candidates.iter().enumerate() {
            let (x, width) = self.column(index);
            let middle = x + width / 2.0;
            match step.measured.iter().find(|measured| measured.candidate == *candidate) {
                None => pen.circle(middle, y - 5.0, 2.0, "ink2"),
                Some(m) => {
                    let (sign, class) = match (step.verdict, m.kept) {
                        (Verdict::Skipped, _) => (None, "t3 ink2 mid"),
                        (_, true) => (Some((Icon::Tick, "ok")), "t3 bold ok mid"),
                        (_, false) => (Some((Icon::Cross, "bad")), "t3 bold bad struck mid"),
                    };
                    let value = measured(self.words, step.rule, m.value);
                    if let Some((icon, colour)) = sign {
                        // Bold letters are a little wider.
                        let half = width_of(&value, 18.5) / 2.0;
                        pen.icon(icon, middle - half - 16.0, y - 15.0, 18.0, colour);
                    }
                    pen.text(middle + 8.0, y, class, value);
                }
            }
        }
        let mut end = top + QUESTION + VALUES;
        if let Some(remark) = told::remark(self.words, step.rule, step.verdict) {
            pen.text(MARGIN + 38.0, end + 15.0, "t2 ink2", remark);
            end += REMARK;
        }
        end
    }

    fn not_needed(&self) -> Vec<String> {
        let steps = self.reasons.steps.iter().filter(|step| step.verdict == Verdict::NotNeeded);
        let filter = |step: &Step<Candidate>| CardFilter::ALL.into_iter().find(|f| rule_of(*f) == step.rule);
        steps.filter_map(filter).map(|filter| told::filter_inline(self.words, filter)).collect()
    }

    fn draw(&self, pen: &mut Pen) -> f64 {
        self.candidates(pen, HEAD);
        let mut y = HEAD + PICTURES;
        if self.reasons.candidates.is_empty() {
            y = HEAD;
            pen.text(MARGIN, y + 20.0, "t3", self.words.text("pw-ring-empty"));
            y += 36.0;
        }
        for step in self.asked() {
            y = self.step(pen, step, y);
        }
        if let Some(index) = self.winner() {
            let (x, width) = self.column(index);
            pen.text(x + width / 2.0, y + 22.0, "t3 bold ok mid", self.words.text("play-why-taken"));
            y += 36.0;
        }
        let not_needed = self.not_needed();
        if !not_needed.is_empty() {
            pen.rule(MARGIN, y + 6.0, WIDTH - 2.0 * MARGIN);
            pen.text(MARGIN + 4.0, y + 30.0, "t2 ink2", told::not_needed(self.words, &not_needed));
            y += 36.0;
        }
        y + MARGIN
    }

    fn winner(&self) -> Option<usize> {
        self.reasons.candidates.iter().position(|candidate| self.reasons.chosen == Some(*candidate))
    }

    /// How far down the winner's column is tinted.
    fn taken_bottom(&self) -> f64 {
        let remark = |step: &&Step<Candidate>| told::remark(self.words, step.rule, step.verdict).is_some();
        let rows = self.asked().count() as f64 * (QUESTION + VALUES);
        HEAD + PICTURES + rows + self.asked().filter(remark).count() as f64 * REMARK + 36.0
    }
}

/// The choice in a picture.
pub(super) fn picture(
    words: &Words,
    kit: &Kit,
    card: u8,
    reasons: &Reasons<Candidate>,
    person_space: u8,
) -> Picture {
    let sheet = Sheet { words, kit, reasons };
    let taken = reasons.chosen.map(|chosen| kit.patch(chosen.patch));
    let mut rows = Pen::new(&LOOK);
    let height = sheet.draw(&mut rows);

    let mut pen = Pen::new(&LOOK);
    let whole = Area::new(0.0, 0.0, WIDTH, height);
    pen.rect(whole.shrink(0.5), 16.0, "panel");
    if let Some(index) = sheet.winner() {
        let (x, width) = sheet.column(index);
        pen.rect(Area::new(x, HEAD, width, sheet.taken_bottom() - HEAD), 10.0, "tint");
    }
    diamond(&mut pen, (MARGIN + 14.0, 34.0), 13.0, "token-automa");
    pen.text(MARGIN + 38.0, 41.5, "t4 bold", told::takes(words, taken));
    let card = kit.card(card);
    let passes = if taken.is_none() { Some(person_space) } else { None };
    let below = told::card_to_spend(words, card, passes);
    pen.text(MARGIN + 38.0, 66.0, "t2 ink2", below);
    pen.raw(format_args!("{}", rows.finish()));
    Picture::new(whole, told::takes(words, taken), told::why(words, reasons.candidates.len(), taken), pen)
}
