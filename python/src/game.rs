//! `Game`: one game under way.

use kernel::Seed;
use numpy::{IntoPyArray as _, Ix1, PyArray1, PyArray2, PyArrayMethods as _};
use players::PlayerName;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

use crate::arguments::{array, number, options, packs, seed, whole};
use crate::errors::Refused;
use crate::held::{Encoding, Held, Rows, Seen, Told};
use crate::interrupt::deciding;
use crate::player::{PLAYERS, Player};
use crate::{json, kinds};

/// A game under way: its position and the decisions that led there.
#[pyclass(subclass, module = "automa._automa")]
pub struct Game {
    pub(crate) held: Box<dyn Held>,
    actions: u32,
}

impl Game {
    /// From Rust.
    pub fn of(held: Box<dyn Held>) -> Result<Game, Refused> {
        Ok(Game { actions: kinds::actions(held.name())?, held })
    }
}

/// A seat by its number; the first if none is given.
fn seat_of(seat: Option<&Bound<'_, PyAny>>) -> PyResult<u8> {
    seat.map_or(Ok(0), |seat| whole("seat", seat, u8::MAX))
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, /, *, seed=None, packs=Vec::new(), **options))]
    fn new(
        game: &str,
        seed: Option<&Bound<'_, PyAny>>,
        packs: Vec<(String, String)>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let seed = self::seed(seed)?;
        Ok(Game::of(kinds::start(game, &self::options(options)?, seed, self::packs(packs))?)?)
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.held.name()
    }

    /// The settings, all of them, as text.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (key, value) in self.held.options() {
            dict.set_item(key, value)?;
        }
        Ok(dict)
    }

    /// The seed that all chance comes from.
    #[getter]
    fn seed(&self) -> u64 {
        self.held.seed()
    }

    /// How many decisions were made.
    #[getter]
    fn decisions(&self) -> usize {
        self.held.decisions()
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> usize {
        self.held.seats()
    }

    /// Who sits there: `person`, or a bot by the name that its game gives it, such as `automa`.
    fn role(&self, seat: &Bound<'_, PyAny>) -> PyResult<&'static str> {
        Ok(self.held.role(seat_of(Some(seat))?)?.name())
    }

    /// The seat whose decision is waited for; None when the game is over.
    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.held.to_move()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.held.to_move().is_none()
    }

    /// Whether a bot's turn is waited for: it has one legal action.
    #[getter]
    fn bots_turn(&self) -> bool {
        self.held.bots_turn()
    }

    /// The points of every seat, now.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.held.scores()
    }

    /// The seat that won; None while the game runs. Of a shared victory, the first.
    #[getter]
    fn winner(&self) -> Option<u8> {
        self.held.winners().first().copied()
    }

    /// All seats that won.
    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        PyList::new(py, self.held.winners()).map(Bound::into_any)
    }

    /// The checksum of the position: the same on every machine.
    #[getter]
    fn digest(&self) -> u64 {
        self.held.digest()
    }

    /// How many numbers there are for actions.
    #[getter]
    fn actions(&self) -> u32 {
        self.actions
    }

    /// Key numbers of the position, as in the lab's rows.
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.held.facts() {
            dict.set_item(name, value)?;
        }
        Ok(dict)
    }

    /// How many actions are legal.
    fn legal_count(&mut self) -> u32 {
        self.held.legal_count()
    }

    /// The text of the legal action at this place.
    fn legal_at(&mut self, index: &Bound<'_, PyAny>) -> PyResult<String> {
        let index = whole("index", index, u32::MAX)?;
        let found = self.held.legal_at(index);
        let count = self.held.legal_count();
        found.ok_or_else(|| Refused::Index { index, count }.into())
    }

    /// All legal actions as text.
    fn legal(&mut self) -> Vec<String> {
        (0..self.held.legal_count()).map_while(|index| self.held.legal_at(index)).collect()
    }

    /// The numbers of all legal actions, from the smallest.
    fn legal_numbers<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_vec(py, self.held.legal_numbers())
    }

    /// Plays an action: its text, or its number.
    fn play(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(text) = action.cast::<PyString>() {
            return Ok(self.held.play_text(&text.to_cow()?)?);
        }
        Ok(self.held.play_number(number(action)?)?)
    }

    /// Plays the legal action at this place of the list.
    fn play_index(&mut self, index: &Bound<'_, PyAny>) -> PyResult<()> {
        Ok(self.held.play_index(whole("index", index, u32::MAX)?)?)
    }

    /// Takes the turns of all bots that are waited for; says how many there were.
    fn run_bots(&mut self) -> PyResult<u32> {
        let mut turns = 0;
        while self.held.bots_turn() && self.held.legal_count() == 1 {
            self.held.play_index(0)?;
            turns += 1;
        }
        Ok(turns)
    }

    /// The number of an action, by its text.
    fn number(&self, text: &str) -> PyResult<u32> {
        Ok(self.held.number(text)?)
    }

    /// The text of an action, by its number.
    fn text(&self, number: &Bound<'_, PyAny>) -> PyResult<String> {
        Ok(self.held.text(self::number(number)?)?)
    }

    /// A 1 for every legal action, a 0 for all others. `out` is filled in place if given.
    #[pyo3(signature = (out=None))]
    fn mask<'py>(&self, py: Python<'py>, out: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let length = self.actions as usize;
        if let Some(out) = out {
            let mut row = array::<i8, Ix1>(&out, "out", "int8", &[length])?;
            self.held.mask(row.as_slice_mut()?);
            return Ok(out);
        }
        let mut mask = vec![0; length];
        self.held.mask(&mut mask);
        Ok(mask.into_pyarray(py).into_any())
    }

    /// What a seat sees; `docs/environments.md` says how. `encoding` is "int", the numbers themselves, or "float", the same
    /// for a network. `out` is filled in place if given.
    #[pyo3(signature = (seat=None, encoding="int", out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        encoding: &str,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, (ints, floats)) = (seat_of(seat)?, self.held.sizes());
        match Encoding::of(encoding)? {
            Encoding::Ints => {
                let out = out.unwrap_or_else(|| PyArray1::<i16>::zeros(py, ints, false).into_any());
                let mut row = array::<i16, Ix1>(&out, "out", "int16", &[ints])?;
                self.held.observe(seat, Seen::Ints(row.as_slice_mut()?))?;
                drop(row);
                Ok(out)
            }
            Encoding::Floats => {
                let out = out.unwrap_or_else(|| PyArray1::<f32>::zeros(py, floats, false).into_any());
                let mut row = array::<f32, Ix1>(&out, "out", "float32", &[floats])?;
                self.held.observe(seat, Seen::Floats(row.as_slice_mut()?))?;
                drop(row);
                Ok(out)
            }
        }
    }

    /// What actions lead to, a row for each: all legal ones, or those of `numbers`. Nothing that the seat cannot see is
    /// looked at: it is drawn anew, from `seed`.
    #[pyo3(name = "_afterstates", signature = (seat, numbers, encoding, seed))]
    fn afterstates<'py>(
        &self,
        py: Python<'py>,
        seat: u8,
        numbers: Option<Vec<u32>>,
        encoding: &str,
        seed: Option<u64>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let encoding = Encoding::of(encoding)?;
        let after = py.detach(|| self.held.after(seat, seed, numbers.as_deref(), encoding))?;
        let (count, seats) = (after.numbers.len(), self.held.seats());
        let dict = PyDict::new(py);
        dict.set_item("actions", after.numbers.into_pyarray(py))?;
        dict.set_item("over", after.over.into_pyarray(py))?;
        dict.set_item("scores", after.scores.into_pyarray(py).reshape([count, seats])?)?;
        dict.set_item("observations", rows(py, after.seen, count, self.held.sizes())?)?;
        Ok(dict)
    }

    /// The actions that are worth a look, the most promising first: numbers, and the points that each promises.
    #[pyo3(name = "_shortlist")]
    fn shortlist<'py>(
        &self,
        py: Python<'py>,
        seed: u64,
    ) -> (Bound<'py, PyArray1<u32>>, Bound<'py, PyArray1<f32>>) {
        let found = py.detach(|| self.held.shortlist(&mut Seed(seed).dice(PLAYERS, 0)));
        let (numbers, promises): (Vec<u32>, Vec<f32>) = found.into_iter().unzip();
        (numbers.into_pyarray(py), promises.into_pyarray(py))
    }

    /// Everything a program needs to play, with the names of the JSON API.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.held.state()?)
    }

    /// The last decision in words and, if it was a bot's, with its reasons; None before the first.
    fn last<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.held.state()?["last"])
    }

    /// Whether an environment can be made of it; raises `ValueError` with the reason if not.
    fn check_environment(&self) -> PyResult<()> {
        Ok(self.held.check_environment()?)
    }

    /// All decisions in words.
    fn log(&self) -> PyResult<Vec<String>> {
        Ok(self.held.log()?)
    }

    /// The save file, as the `automa` program writes it.
    #[pyo3(signature = (remarks=false))]
    fn journal(&self, remarks: bool) -> PyResult<String> {
        Ok(self.held.journal(remarks)?)
    }

    /// Goes back to the position after so many decisions.
    fn rewind(&mut self, count: usize) -> PyResult<()> {
        Ok(self.held.rewind(count)?)
    }

    /// The action that a player would take, as text; None when the game is over.
    #[pyo3(signature = (player="greedy", seed=None))]
    fn decide(
        &self,
        py: Python<'_>,
        player: &str,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Option<String>> {
        let player: PlayerName = player.parse().map_err(Refused::from)?;
        let seed = seed.map_or(Ok(0), |seed| whole("seed", seed, u64::MAX))?;
        let mut dice = Seed(seed).dice(PLAYERS, 0);
        deciding(py, player, |limits| self.held.decide(player, &mut dice, limits))
    }

    /// Plays to the end, every person's seat by this player; says how many decisions that took.
    fn play_out(&mut self, py: Python<'_>, player: &mut Player) -> PyResult<u64> {
        let mut decisions = 0;
        while let Some(action) = player.choose(py, &*self.held)? {
            self.held.play_text(&action)?;
            decisions += 1;
            py.check_signals()?;
        }
        Ok(decisions)
    }

    /// The position as an SVG picture.
    fn svg(&self) -> PyResult<String> {
        Ok(self.held.svg()?)
    }

    /// For notebooks; without a picture they show the text.
    #[pyo3(name = "_repr_svg_")]
    fn repr_svg(&self) -> Option<String> {
        self.held.svg().ok()
    }

    /// The same again, independent of this one.
    #[pyo3(name = "_duplicate")]
    fn duplicate(&self) -> PyResult<Game> {
        Ok(Game::of(self.held.duplicate())?)
    }

    /// A world that looks the same to a seat.
    #[pyo3(name = "_imagine")]
    fn imagine(&self, seat: &Bound<'_, PyAny>, seed: &Bound<'_, PyAny>) -> PyResult<Game> {
        Ok(Game::of(self.held.imagine(seat_of(Some(seat))?, self::seed(Some(seed))?)?)?)
    }

    /// The save of what happened before anything was imagined, and every step from there on: an action, or a seat and a seed.
    #[pyo3(name = "_story")]
    fn story<'py>(&self, py: Python<'py>) -> PyResult<(String, Bound<'py, PyList>)> {
        let (journal, steps) = self.held.story()?;
        let list = PyList::empty(py);
        for step in steps {
            match step {
                Told::Played(action) => list.append(action)?,
                Told::Imagined(seat, seed) => list.append((seat, seed))?,
            }
        }
        Ok((journal, list))
    }

    /// Takes over the position of another game of the same kind.
    #[pyo3(name = "_become")]
    fn turn_into(&mut self, other: &Game) {
        self.held = other.held.duplicate();
        self.actions = other.actions;
    }

    /// A saved game.
    #[staticmethod]
    #[pyo3(name = "_load")]
    fn load(text: &str) -> PyResult<Game> {
        Ok(Game::of(kinds::load(text)?)?)
    }
}

/// Rows of what is seen, as an array.
pub fn rows(
    py: Python<'_>,
    rows: Rows,
    count: usize,
    (ints, floats): (usize, usize),
) -> PyResult<Bound<'_, PyAny>> {
    Ok(match rows {
        Rows::Ints(rows) => {
            let array: Bound<'_, PyArray2<i16>> = rows.into_pyarray(py).reshape([count, ints])?;
            array.into_any()
        }
        Rows::Floats(rows) => {
            let array: Bound<'_, PyArray2<f32>> = rows.into_pyarray(py).reshape([count, floats])?;
            array.into_any()
        }
    })
}
