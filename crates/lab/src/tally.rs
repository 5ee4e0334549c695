//! Exact statistics of whole numbers: a count for each value. Two tallies merge by adding, so the result does not
//! depend on how the games were shared out.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// How often each value was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Values near zero, the common case: a plain array is quickest.
    near: Vec<u64>,
    far: BTreeMap<i32, u64>,
}

/// Values from `-NEAR` to `NEAR - 1` are counted in the array.
const NEAR: i32 = 256;

impl Tally {
    /// Counts one value.
    #[inline]
    pub fn add(&mut self, value: i32) {
        if (-NEAR..NEAR).contains(&value) {
            if self.near.is_empty() {
                self.near = vec![0; 2 * NEAR as usize];
            }
            self.near[(value + NEAR) as usize] += 1;
        } else {
            *self.far.entry(value).or_default() += 1;
        }
    }

    /// Adds another tally.
    pub fn merge(&mut self, other: &Tally) {
        if self.near.len() < other.near.len() {
            self.near.resize(other.near.len(), 0);
        }
        for (mine, theirs) in self.near.iter_mut().zip(&other.near) {
            *mine += theirs;
        }
        for (&value, &count) in &other.far {
            *self.far.entry(value).or_default() += count;
        }
    }

    /// Each value with its count, in ascending order.
    pub fn values(&self) -> impl Iterator<Item = (i32, u64)> {
        let near = self.near.iter().enumerate().map(|(i, &count)| (i as i32 - NEAR, count));
        let near = near.filter(|(_, count)| *count > 0);
        let below = self.far.range(..-NEAR).map(|(&value, &count)| (value, count));
        let above = self.far.range(NEAR..).map(|(&value, &count)| (value, count));
        below.chain(near).chain(above)
    }

    /// How many values were counted.
    pub fn count(&self) -> u64 {
        self.values().map(|(_, count)| count).sum()
    }

    /// The mean; 0 without values.
    pub fn mean(&self) -> f64 {
        let sum: i128 = self.values().map(|(value, count)| i128::from(value) * i128::from(count)).sum();
        if self.count() == 0 { 0.0 } else { sum as f64 / self.count() as f64 }
    }

    /// The standard deviation of the sample; 0 with fewer than two values.
    pub fn sd(&self) -> f64 {
        let (count, mean) = (self.count(), self.mean());
        if count < 2 {
            return 0.0;
        }
        let squares: f64 = self.values().map(|(value, n)| n as f64 * (f64::from(value) - mean).powi(2)).sum();
        (squares / (count - 1) as f64).sqrt()
    }

    /// The smallest value such that at least this share of all values is not greater.
    pub fn quantile(&self, share: f64) -> Option<i32> {
        let wanted = (share * self.count() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        self.values()
            .find(|(_, count)| {
                seen += count;
                seen >= wanted
            })
            .map(|(value, _)| value)
    }

    /// Mean, standard deviation, least, greatest and quantiles.
    pub fn summary(&self) -> Value {
        let quantiles: serde_json::Map<String, Value> = [5, 25, 50, 75, 95]
            .into_iter()
            .map(|percent| (format!("{percent}"), json!(self.quantile(f64::from(percent) / 100.0))))
            .collect();
        json!({
            "mean": self.mean(),
            "sd": self.sd(),
            "min": self.values().next().map(|(value, _)| value),
            "max": self.values().last().map(|(value, _)| value),
            "quantiles": quantiles,
        })
    }
}
