//! `Vector`: thousands of games in one call, on some threads, with the interpreter's lock released.

mod lane;
mod lanes;
mod out;
mod pool;
mod rules;

use games::{Title, with_title};
use kernel::Seed;
use numpy::ndarray::Dimension;
use numpy::{
    Element, IntoPyArray as _, Ix1, Ix2, PyArray1, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArray,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use self::lanes::{Lanes, Many, Told};
use self::out::{Out, Views, Widths};
use self::rules::Rules;
use crate::arguments::{array, options, packs, seed};
use crate::errors::Refused;
use crate::game::{Game, rows};
use crate::held::{After, Encoding, Rows};

/// Many games of one kind, with some seats that somebody outside decides for.
#[pyclass(module = "automa._automa")]
pub struct Vector {
    many: Box<dyn Many>,
    lanes: usize,
    widths: Widths,
    encoding: Encoding,
    rules: Rules,
    game: &'static str,
}

/// The arrays that results are written into: attributes of an object, each of which may be None.
struct Arrays<'py> {
    rewards: Option<PyReadwriteArray<'py, f64, Ix2>>,
    terminated: Option<PyReadwriteArray<'py, bool, Ix1>>,
    illegal: Option<PyReadwriteArray<'py, bool, Ix1>>,
    scores: Option<PyReadwriteArray<'py, i32, Ix2>>,
    to_move: Option<PyReadwriteArray<'py, i8, Ix1>>,
    mask: Option<PyReadwriteArray<'py, i8, Ix2>>,
    seen: SeenArray<'py>,
    finals: SeenArray<'py>,
}

/// What is seen, in either encoding.
enum SeenArray<'py> {
    None,
    Ints(PyReadwriteArray<'py, i16, Ix2>),
    Floats(PyReadwriteArray<'py, f32, Ix2>),
}

fn slice<'a, T: Element, D: Dimension>(
    array: Option<&'a mut PyReadwriteArray<'_, T, D>>,
) -> PyResult<&'a mut [T]> {
    Ok(match array {
        None => &mut [],
        Some(array) => array.as_slice_mut()?,
    })
}

impl<'py> SeenArray<'py> {
    fn open(
        given: Option<Bound<'py, PyAny>>,
        name: &str,
        encoding: Encoding,
        shape: [usize; 2],
    ) -> PyResult<Self> {
        Ok(match given {
            None => SeenArray::None,
            Some(given) => match encoding {
                Encoding::Ints => SeenArray::Ints(array(&given, name, "int16", &shape)?),
                Encoding::Floats => SeenArray::Floats(array(&given, name, "float32", &shape)?),
            },
        })
    }

    fn views(&mut self) -> PyResult<Views<'_>> {
        Ok(match self {
            SeenArray::None => Views::None,
            SeenArray::Ints(array) => Views::Ints(array.as_slice_mut()?),
            SeenArray::Floats(array) => Views::Floats(array.as_slice_mut()?),
        })
    }
}

impl<'py> Arrays<'py> {
    /// Opens them; what is wrong is said with the name of the array.
    fn open(buffers: &Bound<'py, PyAny>, vector: &Vector) -> PyResult<Arrays<'py>> {
        let get = |name: &str| buffers.getattr(name).map(|found| (!found.is_none()).then_some(found));
        let Widths { seats, actions, seen } = vector.widths;
        let lanes = vector.lanes;
        let (one, seats) = ([lanes], [lanes, seats]);
        Ok(Arrays {
            rewards: get("rewards")?.map(|it| array(&it, "rewards", "float64", &seats)).transpose()?,
            terminated: get("terminated")?.map(|it| array(&it, "terminated", "bool", &one)).transpose()?,
            illegal: get("illegal")?.map(|it| array(&it, "illegal", "bool", &one)).transpose()?,
            scores: get("scores")?.map(|it| array(&it, "scores", "int32", &seats)).transpose()?,
            to_move: get("to_move")?.map(|it| array(&it, "to_move", "int8", &one)).transpose()?,
            mask: get("action_mask")?
                .map(|it| array(&it, "action_mask", "int8", &[lanes, actions]))
                .transpose()?,
            seen: SeenArray::open(get("observations")?, "observations", vector.encoding, [lanes, seen])?,
            finals: SeenArray::open(
                get("final_observations")?,
                "final_observations",
                vector.encoding,
                [lanes, seen],
            )?,
        })
    }

    fn out(&mut self) -> PyResult<Out<'_>> {
        Ok(Out {
            rewards: slice(self.rewards.as_mut())?,
            terminated: slice(self.terminated.as_mut())?,
            illegal: slice(self.illegal.as_mut())?,
            scores: slice(self.scores.as_mut())?,
            to_move: slice(self.to_move.as_mut())?,
            mask: slice(self.mask.as_mut())?,
            seen: self.seen.views()?,
            finals: self.finals.views()?,
        })
    }
}

/// Which games are meant; all, if nothing is said.
fn which<'a>(given: Option<&'a PyReadonlyArray1<'_, bool>>, lanes: usize) -> Result<&'a [bool], Refused> {
    let Some(given) = given else { return Ok(&[]) };
    let found = given.as_slice().ok().filter(|slice| slice.len() == lanes);
    found.ok_or_else(|| Refused::Argument(format!("`which` must be an array of {lanes} bool in one piece")))
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, lanes, /, *, seats, opponents="random", reward="win", illegal="lose", autoreset="same_step", encoding="float", threads=None, packs=Vec::new(), options=None))]
    #[allow(clippy::too_many_arguments, reason = "each is a keyword in Python")]
    fn new(
        game: &str,
        lanes: usize,
        seats: Vec<u8>,
        opponents: &str,
        reward: &str,
        illegal: &str,
        autoreset: &str,
        encoding: &str,
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
        let rules = Rules::new(&seats, opponents, reward, illegal, autoreset)?;
        let encoding = Encoding::of(encoding)?;
        let (options, packs) = (self::options(options)?, self::packs(packs));
        let title = Title::of(game).map_err(Refused::from)?;
        with_title!(title, G => {
            let many = Lanes::<G>::new(lanes, rules, threads, encoding, &options, packs)?;
            let widths = many.widths();
            Ok(Vector { many: Box::new(many), lanes, widths, encoding, rules, game: title.key() })
        })
    }

    /// How many seats a table has, how many numbers there are for actions, and how wide an observation is.
    #[getter]
    fn widths(&self) -> (usize, usize, usize) {
        (self.widths.seats, self.widths.actions, self.widths.seen)
    }

    /// Begins games anew. A seed for all of them together, or an array with one for each; all games, or those of `which`.
    #[pyo3(signature = (seed, buffers, which=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: &Bound<'_, PyAny>,
        buffers: &Bound<'_, PyAny>,
        which: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<()> {
        let seeds = if let Ok(seeds) = seed.cast::<PyArray1<u64>>() {
            seeds.readonly().as_slice()?.to_vec()
        } else {
            let all = Seed(self::seed(Some(seed))?);
            (0..self.lanes as u64).map(|lane| all.child(lane).0).collect()
        };
        if seeds.len() != self.lanes {
            let text = format!("`seed` must have {} numbers, one for each game", self.lanes);
            return Err(Refused::Argument(text).into());
        }
        let mut arrays = Arrays::open(buffers, self)?;
        let out = arrays.out()?;
        let which = self::which(which.as_ref(), self.lanes)?;
        let many = &mut self.many;
        Ok(py.detach(|| many.reset(&seeds, which, out))?)
    }

    /// Plays one action in every game, or in those of `which`, and what the others do about it. If one of them cannot be, none
    /// is played.
    #[pyo3(signature = (actions, buffers, which=None))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        buffers: &Bound<'_, PyAny>,
        which: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<()> {
        let lanes = self.lanes;
        let chosen = actions.as_slice().ok().filter(|slice| slice.len() == lanes);
        let chosen = chosen.ok_or_else(|| {
            Refused::Argument(format!("`actions` must be an array of {lanes} int64 in one piece"))
        })?;
        let mut arrays = Arrays::open(buffers, self)?;
        let out = arrays.out()?;
        let which = self::which(which.as_ref(), lanes)?;
        let many = &mut self.many;
        Ok(py.detach(|| many.step(chosen, which, out))?)
    }

    /// Fills `actions` with a random legal action of every game; -1 where a game is over.
    fn sample(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut actions = array::<i64, Ix1>(actions, "actions", "int64", &[self.lanes])?;
        let (many, actions) = (&mut self.many, actions.as_slice_mut()?);
        Ok(py.detach(|| many.sample(actions))?)
    }

    /// What every legal action of every game leads to: which game each row belongs to, and the rest as for one game.
    fn afterstates<'py>(&self, py: Python<'py>, seed: u64) -> PyResult<Bound<'py, PyDict>> {
        let all = py.detach(|| self.many.after(seed, self.encoding))?;
        let count: usize = all.iter().map(|after| after.numbers.len()).sum();
        let of = |(lane, after): (i64, &After)| std::iter::repeat_n(lane, after.numbers.len());
        let lanes: Vec<i64> = (0..).zip(&all).flat_map(of).collect();
        let mut ints = Vec::new();
        let mut floats = Vec::new();
        let (mut numbers, mut over, mut scores) = (Vec::new(), Vec::new(), Vec::new());
        for after in all {
            numbers.extend(after.numbers);
            over.extend(after.over);
            scores.extend(after.scores);
            match after.seen {
                Rows::Ints(rows) => ints.extend(rows),
                Rows::Floats(rows) => floats.extend(rows),
            }
        }
        let seen = match self.encoding {
            Encoding::Ints => Rows::Ints(ints),
            Encoding::Floats => Rows::Floats(floats),
        };
        let dict = PyDict::new(py);
        dict.set_item("games", lanes.into_pyarray(py))?;
        dict.set_item("actions", numbers.into_pyarray(py))?;
        dict.set_item("over", over.into_pyarray(py))?;
        dict.set_item("scores", scores.into_pyarray(py).reshape([count, self.widths.seats])?)?;
        let width = self.widths.seen;
        dict.set_item("observations", rows(py, seen, count, (width, width))?)?;
        Ok(dict)
    }

    /// How many decisions were made in all games, and how many of them came from outside.
    fn decisions(&self) -> (u64, u64) {
        self.many.decisions()
    }

    /// One game, set apart as it stands.
    fn game(&self, lane: usize) -> PyResult<Game> {
        Ok(Game::of(self.many.game(lane)?)?)
    }

    /// The same again, independent of this one.
    fn clone(&self) -> Vector {
        let Vector { lanes, widths, encoding, rules, game, .. } = *self;
        Vector { many: self.many.duplicate(), lanes, widths, encoding, rules, game }
    }

    /// Goes back to how another vector stands: a clone of this one, or one that was made alike.
    fn restore(&mut self, other: &Vector) -> PyResult<()> {
        let alike = (self.game, self.lanes, self.rules, self.encoding)
            == (other.game, other.lanes, other.rules, other.encoding);
        if !alike || self.widths.seen != other.widths.seen {
            let text = "only a vector that was made alike can be restored: a clone of this one";
            return Err(Refused::Argument(text.to_owned()).into());
        }
        self.many = other.many.duplicate();
        Ok(())
    }

    /// Everything that a pickle keeps.
    fn _tell(&self) -> Vec<Told> {
        self.many.tell()
    }

    /// Takes over what a pickle kept.
    fn _recall(&mut self, told: Vec<Told>) -> PyResult<()> {
        Ok(self.many.recall(&told)?)
    }
}
