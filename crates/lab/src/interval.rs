//! Intervals: how sure a figure is. All of them are for 95 %.

use kernel::Dice;

use crate::tally::Tally;

/// Standard deviations of a normal distribution that hold 95 % of it.
pub const Z: f64 = 1.959_963_984_540_054;

/// An interval that holds the true value with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Interval {
    /// The lower end.
    pub from: f64,
    /// The upper end.
    pub to: f64,
}

impl Interval {
    /// Half its width.
    pub fn half_width(self) -> f64 {
        (self.to - self.from) / 2.0
    }

    /// Whether it holds a value.
    pub fn holds(self, value: f64) -> bool {
        (self.from..=self.to).contains(&value)
    }
}

/// Wilson's interval for a share: sensible for few games too, and for none or all won.
pub fn wilson(wins: u64, games: u64) -> Interval {
    if games == 0 {
        return Interval { from: 0.0, to: 1.0 };
    }
    let (n, share) = (games as f64, wins as f64 / games as f64);
    let denominator = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / denominator;
    let half = Z / denominator * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    // At the ends the formula gives 0 and 1 but for rounding.
    let from = if wins == 0 { 0.0 } else { (middle - half).max(0.0) };
    let to = if wins == games { 1.0 } else { (middle + half).min(1.0) };
    Interval { from, to }
}

/// Count, sum and sum of squares of whole numbers: exact, and merged by adding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments {
    /// How many values were counted.
    pub count: u64,
    /// The sum of the values.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: i128,
}

impl Moments {
    /// Counts one value.
    #[inline]
    pub fn add(&mut self, value: i32) {
        self.count += 1;
        self.sum += i64::from(value);
        self.squares += i128::from(i64::from(value) * i64::from(value));
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 without values.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The variance of the sample; 0 with fewer than two values.
    pub fn variance(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let (n, sum) = (i128::from(self.count), i128::from(self.sum));
        // Whole numbers until the last step: nothing cancels.
        let spread = self.squares * n - sum * sum;
        spread as f64 / (n as f64 * (n - 1) as f64)
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        if self.count == 0 { 0.0 } else { (self.variance() / self.count as f64).sqrt() }
    }

    /// The interval of the mean.
    pub fn interval(&self) -> Interval {
        let (mean, half) = (self.mean(), Z * self.error());
        Interval { from: mean - half, to: mean + half }
    }
}

/// How a mean differs from another, independent one: the difference and its interval.
pub fn difference(a: &Moments, b: &Moments) -> (f64, Interval) {
    let middle = a.mean() - b.mean();
    let half = Z * (a.error().powi(2) + b.error().powi(2)).sqrt();
    (middle, Interval { from: middle - half, to: middle + half })
}

/// How often a sample is drawn anew.
const RESAMPLES: usize = 1000;

/// The bootstrap interval of a figure of a sample: what the figure would be in samples drawn from this one. The
/// number of each value is drawn instead of each game, so a million games cost no more than a thousand.
pub fn bootstrap(tally: &Tally, figure: impl Fn(&[(i32, u64)]) -> f64) -> Interval {
    let values: Vec<(i32, u64)> = tally.values().collect();
    if values.is_empty() {
        return Interval::default();
    }
    // Always the same dice: the same games have the same interval.
    let mut dice = Dice::new(0x0b00_75f2);
    let mut figures: Vec<f64> = Vec::with_capacity(RESAMPLES);
    let mut drawn = values.clone();
    while figures.len() < RESAMPLES {
        for ((_, count), (_, seen)) in drawn.iter_mut().zip(&values) {
            *count = poisson(*seen, &mut dice);
        }
        if drawn.iter().any(|(_, count)| *count > 0) {
            figures.push(figure(&drawn));
        }
    }
    figures.sort_by(f64::total_cmp);
    Interval { from: figures[RESAMPLES * 25 / 1000], to: figures[RESAMPLES * 975 / 1000 - 1] }
}

/// The mean of values with their counts.
pub fn mean_of(values: &[(i32, u64)]) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for (value, n) in values {
        sum += f64::from(*value) * *n as f64;
        count += n;
    }
    sum / count.max(1) as f64
}

/// The median of values with their counts, in ascending order.
pub fn median_of(values: &[(i32, u64)]) -> f64 {
    let count: u64 = values.iter().map(|(_, n)| n).sum();
    let mut seen = 0;
    for (value, n) in values {
        seen += n;
        if 2 * seen >= count {
            return f64::from(*value);
        }
    }
    0.0
}

/// A number with the Poisson distribution of this mean.
fn poisson(mean: u64, dice: &mut Dice) -> u64 {
    let uniform = |dice: &mut Dice| (dice.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    if mean > 100 {
        // Normal, near enough from here on: by Box and Muller.
        let (a, b) = (uniform(dice).max(f64::MIN_POSITIVE), uniform(dice));
        let normal = (-2.0 * a.ln()).sqrt() * (std::f64::consts::TAU * b).cos();
        return (mean as f64 + normal * (mean as f64).sqrt()).round().max(0.0) as u64;
    }
    let limit = (-(mean as f64)).exp();
    let (mut product, mut count) = (uniform(dice), 0);
    while product > limit {
        product *= uniform(dice);
        count += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe (1998), table I, method 3.
        for (wins, games, from, to) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let found = wilson(wins, games);
            assert!(near(found.from, from) && near(found.to, to), "{wins} of {games}: {found:?}");
        }
        assert!(near(wilson(5, 5).to, 1.0) && wilson(5, 5).from > 0.5);
        assert_eq!(wilson(0, 0), Interval { from: 0.0, to: 1.0 });
    }

    #[test]
    fn bootstrap_and_normal_intervals_agree_on_a_large_sample() {
        let (mut tally, mut moments, mut dice) = (Tally::default(), Moments::default(), Dice::new(3));
        for _ in 0..20_000 {
            let value = (0..6).map(|_| dice.below(10) as i32).sum::<i32>() - 30;
            tally.add(value);
            moments.add(value);
        }
        let (normal, drawn) = (moments.interval(), bootstrap(&tally, mean_of));
        assert!((normal.from - drawn.from).abs() < 0.02 && (normal.to - drawn.to).abs() < 0.02);
        assert!((moments.mean() - tally.mean()).abs() < 1e-9);
        assert!((moments.variance().sqrt() - tally.sd()).abs() < 1e-9);
        assert!(bootstrap(&tally, median_of).holds(f64::from(tally.quantile(0.5).unwrap())));
        assert_eq!(bootstrap(&tally, mean_of), drawn, "the same games have the same interval");
        assert_eq!(bootstrap(&Tally::default(), mean_of), Interval::default());
    }

    #[test]
    fn ninety_five_of_a_hundred_intervals_hold_the_truth() {
        let (mut dice, mut held) = (Dice::new(9), 0);
        for _ in 0..1000 {
            let wins = (0..200).filter(|_| dice.below(10) < 3).count() as u64;
            held += u32::from(wilson(wins, 200).holds(0.3));
        }
        assert!((930..=970).contains(&held), "{held} of 1000");
    }
}
