//! The file of a network: a line of text that says what it is and where it comes from, then the weights.

use super::{ANSWERS, NARROW, Net, WIDE};

/// Weights are kept as whole numbers: so many make one.
const ONE: f32 = 2048.0;
const MAGIC: &str = "automa net 1";

/// A file that holds no network for this program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// It does not begin as it should.
    #[error("this is no network: it should begin with `{MAGIC}`")]
    Foreign,
    /// It was made for other features.
    #[error("the network knows {found} features, the program {wanted}: it has to be trained anew")]
    Features {
        /// How many features the file is for.
        found: usize,
        /// How many features the program has.
        wanted: usize,
    },
    /// It is too short or too long.
    #[error("the network has {found} bytes of weights instead of {wanted}")]
    Size {
        /// How many bytes of weights the file has.
        found: usize,
        /// How many bytes so many features need.
        wanted: usize,
    },
}

impl Net {
    /// All weights in the order of the file, in slices.
    pub fn slices(&self) -> [&[f32]; 6] {
        [
            &self.wide_start,
            self.wide.as_flattened(),
            &self.narrow_start,
            self.narrow.as_flattened(),
            &self.answer_start,
            self.answer.as_flattened(),
        ]
    }

    /// The weights in the order of the file, to be changed.
    pub fn slices_mut(&mut self) -> [&mut [f32]; 6] {
        [
            &mut self.wide_start,
            self.wide.as_flattened_mut(),
            &mut self.narrow_start,
            self.narrow.as_flattened_mut(),
            &mut self.answer_start,
            self.answer.as_flattened_mut(),
        ]
    }

    /// How many weights a network of so many features has.
    pub const fn size(features: usize) -> usize {
        (features + 1) * WIDE + (WIDE + 1) * NARROW + (NARROW + 1) * ANSWERS
    }

    /// The file of a network; `made` says how it came about.
    pub fn to_bytes(&self, made: &str) -> Vec<u8> {
        let made: String = made.chars().filter(|letter| *letter != '\n').collect();
        let mut bytes = format!("{MAGIC}; {} features; {made}\n", self.wide.len()).into_bytes();
        for weight in self.slices().into_iter().flatten() {
            let whole = (weight * ONE).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
            bytes.extend_from_slice(&whole.to_le_bytes());
        }
        bytes
    }

    /// Reads a file for a game with so many features.
    pub fn from_bytes(bytes: &[u8], features: usize) -> Result<Net, NetError> {
        let end = bytes.iter().position(|byte| *byte == b'\n').ok_or(NetError::Foreign)?;
        let line = std::str::from_utf8(&bytes[..end]).map_err(|_| NetError::Foreign)?;
        let mut parts = line.split("; ");
        if parts.next() != Some(MAGIC) {
            return Err(NetError::Foreign);
        }
        let found = parts.next().and_then(|part| part.strip_suffix(" features")?.parse().ok());
        let found = found.ok_or(NetError::Foreign)?;
        if found != features {
            return Err(NetError::Features { found, wanted: features });
        }
        let (weights, rest) = bytes[end + 1..].as_chunks::<2>();
        let wanted = Net::size(features);
        if weights.len() != wanted || !rest.is_empty() {
            return Err(NetError::Size { found: 2 * weights.len() + rest.len(), wanted: 2 * wanted });
        }
        let mut net = Net::empty(features);
        for (weight, whole) in net.slices_mut().into_iter().flatten().zip(weights) {
            *weight = f32::from(i16::from_le_bytes(*whole)) / ONE;
        }
        Ok(net)
    }
}
