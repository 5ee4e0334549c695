//! `Vector`: thousands of games in one call, on some threads, with the interpreter's lock released.

mod lanes;

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use self::lanes::{Lanes, Many, Out, Rules};
use crate::errors::Refused;
use crate::game::{any_seed, options, packs};
use games::{Title, with_title};

use crate::kinds;

/// Many games of one kind, each with a person's seat that somebody outside decides for.
#[pyclass(module = "automa._automa")]
pub struct Vector {
    many: Box<dyn Many>,
    lanes: usize,
    actions: usize,
    observation: usize,
}

/// An array as one piece of memory.
fn piece<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArray1<'_, T>,
    name: &str,
    length: usize,
) -> Result<&'a mut [T], Refused> {
    let slice = array.as_slice_mut().ok().filter(|slice| slice.len() == length);
    slice.ok_or_else(|| Refused::Argument(format!("`{name}` must be an array of {length} in one piece")))
}

/// An array of rows as one piece of memory; nothing if there is none.
fn rows<'a, T: numpy::Element>(
    array: Option<&'a mut PyReadwriteArray2<'_, T>>,
    name: &str,
    length: usize,
    width: usize,
) -> Result<&'a mut [T], Refused> {
    let Some(array) = array else { return Ok(&mut []) };
    let right = array.as_array().shape() == [length, width];
    let slice = array.as_slice_mut().ok().filter(|_| right);
    slice.ok_or_else(|| {
        Refused::Argument(format!("`{name}` must be an array of {length} x {width} in one piece"))
    })
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, lanes, /, *, seat=0, opponents="random", reward="win", illegal="lose", threads=None, packs=Vec::new(), options=None))]
    #[allow(clippy::too_many_arguments, reason = "each is a keyword in Python")]
    fn new(
        game: &str,
        lanes: usize,
        seat: u8,
        opponents: &str,
        reward: &str,
        illegal: &str,
        threads: Option<usize>,
        packs: Vec<(String, String)>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Vector> {
        if !(1..=10_000_000).contains(&lanes) {
            return Err(Refused::Argument("the number of games is from 1 to 10,000,000".to_owned()).into());
        }
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = threads.unwrap_or(cores);
        if !(1..=1024).contains(&threads) {
            return Err(Refused::Argument("`threads` is a number from 1 to 1024".to_owned()).into());
        }
        let rules = Rules::new(seat, opponents, reward, illegal, threads)?;
        let (actions, observation) = kinds::sizes(game)?;
        let (options, packs) = (self::options(options)?, self::packs(packs));
        let many: Result<Box<dyn Many>, Refused> = with_title!(Title::of(game).map_err(Refused::from)?, G => Ok(Box::new(Lanes::<G>::new(lanes, rules, &options, packs)?)));
        Ok(Vector { many: many?, lanes, actions: actions as usize, observation })
    }

    /// Begins all games anew; the same seed gives the same games.
    #[pyo3(signature = (seed, mask=None, observation=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<u64>,
        mut mask: Option<PyReadwriteArray2<'_, i8>>,
        mut observation: Option<PyReadwriteArray2<'_, i16>>,
    ) -> PyResult<()> {
        let out = Out {
            mask: rows(mask.as_mut(), "mask", self.lanes, self.actions)?,
            observation: rows(observation.as_mut(), "observation", self.lanes, self.observation)?,
            ..Out::default()
        };
        let seed = seed.map_or_else(any_seed, Ok)?;
        let many = &mut self.many;
        Ok(py.detach(|| many.reset(seed, out))?)
    }

    /// Plays one action in every game, and what the others do about it. A game that ends begins anew in the same step.
    #[pyo3(signature = (actions, rewards, terminated, illegal, scores, mask=None, observation=None, final_observation=None))]
    #[allow(clippy::too_many_arguments, reason = "each is an array that is filled in place")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut rewards: PyReadwriteArray1<'_, f64>,
        mut terminated: PyReadwriteArray1<'_, bool>,
        mut illegal: PyReadwriteArray1<'_, bool>,
        mut scores: PyReadwriteArray1<'_, i32>,
        mut mask: Option<PyReadwriteArray2<'_, i8>>,
        mut observation: Option<PyReadwriteArray2<'_, i16>>,
        mut final_observation: Option<PyReadwriteArray2<'_, i16>>,
    ) -> PyResult<()> {
        let lanes = self.lanes;
        let chosen = actions.as_slice().ok().filter(|slice| slice.len() == lanes);
        let chosen = chosen.ok_or_else(|| {
            Refused::Argument(format!("`actions` must be an array of {lanes} in one piece"))
        })?;
        let out = Out {
            rewards: piece(&mut rewards, "rewards", lanes)?,
            terminated: piece(&mut terminated, "terminated", lanes)?,
            illegal: piece(&mut illegal, "illegal", lanes)?,
            scores: piece(&mut scores, "scores", lanes)?,
            mask: rows(mask.as_mut(), "mask", lanes, self.actions)?,
            observation: rows(observation.as_mut(), "observation", lanes, self.observation)?,
            finals: rows(final_observation.as_mut(), "final_observation", lanes, self.observation)?,
        };
        let many = &mut self.many;
        Ok(py.detach(|| many.step(chosen, out))?)
    }

    /// Fills `actions` with a random legal action of every game.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = piece(&mut actions, "actions", self.lanes)?;
        let many = &mut self.many;
        py.detach(|| many.sample(actions));
        Ok(())
    }

    /// How many decisions were made in all games, and how many of them by the seat that is decided for outside.
    fn decisions(&self) -> (u64, u64) {
        self.many.decisions()
    }

    /// Sets one game apart, as it stands: a save file.
    fn journal(&self, lane: usize) -> PyResult<String> {
        Ok(self.many.journal(lane)?)
    }
}
