//! Round numbers for an axis.

use words::Words;

/// An axis that holds these values: first and last line, and from one line to the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scale {
    pub from: f64,
    pub to: f64,
    pub step: f64,
}

impl Scale {
    /// The fewest round steps that hold the values, at most so many.
    pub fn of(least: f64, most: f64, steps: u32) -> Scale {
        let (least, most) = if least.is_finite() && most.is_finite() { (least, most) } else { (0.0, 1.0) };
        let span = (most - least).max(1e-6);
        let rough = span / f64::from(steps.max(1));
        let power = 10_f64.powf(rough.log10().floor());
        let fits = |step: f64| ((most / step).ceil() - (least / step).floor()) <= f64::from(steps.max(1));
        let mut step = 10.0 * power;
        for factor in [1.0, 2.0, 2.5, 5.0, 10.0, 20.0] {
            if fits(factor * power) {
                step = factor * power;
                break;
            }
        }
        let from = (least / step).floor() * step;
        let to = ((most / step).ceil() * step).max(from + step);
        Scale { from, to, step }
    }

    /// The lines.
    pub fn lines(self) -> impl Iterator<Item = f64> {
        let count = ((self.to - self.from) / self.step).round() as u32;
        (0..=count).map(move |line| self.from + f64::from(line) * self.step)
    }

    /// How the label of a line is anchored, and how far it is moved: the first and the last stay inside the picture. Lines are
    /// sums of steps, so the last one may be off by a hair.
    pub fn label(self, line: f64, side: f64) -> (&'static str, f64) {
        let hair = self.step / 1e6;
        if line <= self.from + hair {
            ("", -side)
        } else if line >= self.to - hair {
            ("end", side)
        } else {
            ("mid", 0.0)
        }
    }

    /// A number with as many decimal places as the lines need, as people write it: its minus, its point or comma.
    pub fn write(self, words: &Words, value: f64) -> String {
        let places = if self.step >= 1.0 {
            0
        } else {
            (-self.step.log10().floor()) as usize
                + usize::from(self.step * 10.0 % 1.0 > 1e-9 && self.step < 0.5)
        };
        // No negative zero.
        let value = if value.abs() < self.step / 1e6 { 0.0 } else { value };
        format!("{value:.places$}").replace('-', "\u{2212}").replace('.', &words.text("decimal-point"))
    }
}

#[cfg(test)]
mod tests {
    use words::Words;

    use super::Scale;

    #[test]
    fn the_last_label_stays_inside_whatever_the_steps_add_up_to() {
        let mut off = 0;
        for tenths in 1..400 {
            let scale = Scale::of(-0.013 * f64::from(tenths), 0.029 * f64::from(tenths), 5);
            let lines: Vec<f64> = scale.lines().collect();
            let anchors: Vec<&str> = lines.iter().map(|line| scale.label(*line, 8.0).0).collect();
            assert_eq!((anchors[0], anchors[anchors.len() - 1]), ("", "end"), "{scale:?}");
            assert!(anchors[1..anchors.len() - 1].iter().all(|anchor| *anchor == "mid"), "{scale:?}");
            off += u32::from(lines[lines.len() - 1] < scale.to);
        }
        assert!(off > 0, "none of these was off by a hair: choose others");
    }

    #[test]
    fn an_axis_holds_its_values_in_few_round_steps() {
        for (least, most) in
            [(0.0, 1.0), (-157.0, 36.0), (0.0, 0.0), (-0.031, 0.044), (3.2, 3.4), (0.0, 260_000.0)]
        {
            let scale = Scale::of(least, most, 5);
            let lines: Vec<f64> = scale.lines().collect();
            assert!(lines.len() <= 7 && lines.len() >= 2, "{least} {most}: {lines:?}");
            assert!(scale.from <= least + 1e-9 && scale.to >= most - 1e-9, "{least} {most}: {scale:?}");
        }
        let english = Words::english();
        let german = Words::of("de").expect("one of our languages");
        assert_eq!(Scale { from: 0.0, to: 1.0, step: 0.25 }.write(&german, 0.25), "0,25");
        assert_eq!(Scale::of(0.0, 100.0, 4), Scale { from: 0.0, to: 100.0, step: 25.0 });
        assert_eq!(Scale::of(-1.0, 1.0, 4).write(&english, -0.5), "\u{2212}0.5");
        assert_eq!(Scale { from: 0.0, to: 1.0, step: 0.25 }.write(&english, 0.25), "0.25");
        assert!(Scale::of(f64::NAN, 3.0, 4).from.abs() < f64::EPSILON);
    }
}
