//! Which way the weights have to move: the slope of the error of one row.

use players::net::{ANSWERS, NARROW, Net, WIDE, chance, cut};

/// How much an error of each answer counts: points in units, and the chance to win.
pub const COUNTS: [f32; ANSWERS] = [1.0, 1.0, 4.0];

/// Adds the slope of a row's error to `slope`; gives the squares of its errors.
pub fn add_slope(
    net: &Net,
    features: &[(u16, f32)],
    wanted: &[f32; ANSWERS],
    slope: &mut Net,
) -> [f32; ANSWERS] {
    let mut sums = net.wide_start;
    for &(feature, times) in features {
        for (sum, weight) in sums.iter_mut().zip(&net.wide[usize::from(feature)]) {
            *sum += times * weight;
        }
    }
    let wide = cut(sums);
    let narrow_sums = net.narrow(&wide);
    let narrow = cut(narrow_sums);
    let answers = net.answer(&narrow);
    let won = chance(answers[2]);
    let steep = 0.5 / (1.0 + answers[2].abs()).powi(2);
    let errors = [answers[0] - wanted[0], answers[1] - wanted[1], won - wanted[2]];
    let of_answers: [f32; ANSWERS] =
        [COUNTS[0] * errors[0], COUNTS[1] * errors[1], COUNTS[2] * errors[2] * steep];
    let mut of_narrow = [0.0; NARROW];
    for at in 0..NARROW {
        let (slopes, weights) = (&mut slope.answer[at], &net.answer[at]);
        of_narrow[at] = back(narrow[at], &of_answers, slopes, weights);
        if narrow_sums[at] <= 0.0 {
            of_narrow[at] = 0.0;
        }
        slope.narrow_start[at] += of_narrow[at];
    }
    for (to, by) in slope.answer_start.iter_mut().zip(&of_answers) {
        *to += by;
    }
    let mut of_wide = [0.0; WIDE];
    for at in 0..WIDE {
        if sums[at] > 0.0 {
            let (slopes, weights) = (&mut slope.narrow[at], &net.narrow[at]);
            of_wide[at] = back(wide[at], &of_narrow, slopes, weights);
            slope.wide_start[at] += of_wide[at];
        }
    }
    for &(feature, times) in features {
        for (to, by) in slope.wide[usize::from(feature)].iter_mut().zip(&of_wide) {
            *to += times * by;
        }
    }
    errors.map(|error| error * error)
}

/// One sum's part in the errors behind it: adds to the slopes of its weights, and gives its own slope.
fn back<const N: usize>(sum: f32, errors: &[f32; N], slopes: &mut [f32; N], weights: &[f32; N]) -> f32 {
    let mut own = 0.0;
    for ((slope, weight), error) in slopes.iter_mut().zip(weights).zip(errors) {
        *slope += sum * error;
        own += weight * error;
    }
    own
}
