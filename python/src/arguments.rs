//! What Python hands over: options, packs, whole numbers and arrays, each refused with a sentence if it is wrong.

use kernel::Pack;
use numpy::{
    Element, PyArray, PyArrayMethods as _, PyReadwriteArray, PyUntypedArray, PyUntypedArrayMethods as _,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};

use crate::errors::Refused;

/// A random seed.
pub fn any_seed() -> Result<u64, Refused> {
    getrandom::u64().map_err(Refused::Seed)
}

/// The name of a value's type.
fn kind(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string())
}

/// Whether it is a whole number: Python's or numpy's, but no truth.
fn is_whole(value: &Bound<'_, PyAny>) -> bool {
    !value.is_instance_of::<PyBool>() && value.hasattr("__index__").unwrap_or(false)
}

/// Whether it is a truth: Python's or numpy's.
fn is_truth(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyBool>() || matches!(kind(value).as_str(), "bool" | "bool_")
}

/// A whole number from 0 to the greatest of its type.
pub fn whole<'py, T>(name: &str, value: &Bound<'py, PyAny>, most: T) -> PyResult<T>
where
    T: for<'a> FromPyObject<'a, 'py> + std::fmt::Display,
{
    if !is_whole(value) {
        let text = format!("`{name}` is a whole number, not {}", kind(value));
        return Err(PyTypeError::new_err(text));
    }
    value.extract::<T>().map_err(|_| {
        PyValueError::new_err(format!("`{name}` is a number from 0 to {most}, not {}", short(value)))
    })
}

/// A seed; a random one if none is given.
pub fn seed(value: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    match value.filter(|value| !value.is_none()) {
        None => Ok(any_seed()?),
        Some(value) => whole("seed", value, u64::MAX),
    }
}

/// A value as text, however long it is.
fn short(value: &Bound<'_, PyAny>) -> String {
    value.to_string().chars().take(40).collect()
}

/// The number of an action.
pub fn number(action: &Bound<'_, PyAny>) -> PyResult<u32> {
    if !is_whole(action) {
        let text = format!("an action is its text (str) or its number (int from 0), not {}", kind(action));
        return Err(PyTypeError::new_err(text));
    }
    action.extract::<u32>().map_err(|_| Refused::NeverNumber(short(action)).into())
}

/// Keyword arguments as the game's options: an underscore is a hyphen, and a truth is `on` or `off`.
pub fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let mut options = Vec::new();
    let Some(given) = given else { return Ok(options) };
    for (key, value) in given {
        let key = key.extract::<String>()?.replace('_', "-");
        let value = if is_truth(&value) {
            if value.is_truthy()? { "on".to_owned() } else { "off".to_owned() }
        } else if is_whole(&value) || value.is_instance_of::<PyString>() {
            value.str()?.to_string()
        } else {
            let text = format!("option `{key}`: its value is a str, an int or a bool, not {}", kind(&value));
            return Err(PyTypeError::new_err(text));
        };
        options.push((key, value));
    }
    Ok(options)
}

/// Packs as (name, text).
pub fn packs(given: Vec<(String, String)>) -> Vec<Pack> {
    given.into_iter().map(|(name, text)| Pack { name, text }).collect()
}

/// An array that can be written to, of this type and shape, in one piece.
pub fn array<'py, T: Element, D: numpy::ndarray::Dimension>(
    given: &Bound<'py, PyAny>,
    name: &str,
    type_name: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let wanted = || {
        let sizes = shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(" x ");
        format!("`{name}` must be a writable array of {sizes} {type_name} in one piece")
    };
    // Told only if it is wrong: it takes longer than most steps.
    let wrong = || {
        let found = match given.cast::<PyUntypedArray>() {
            Ok(array) => format!("an array of {:?} {}", array.shape(), array.dtype()),
            Err(_) => kind(given),
        };
        format!("{}, not {found}", wanted())
    };
    let array = given.cast::<PyArray<T, D>>().map_err(|_| Refused::Type(wrong()))?;
    if array.shape() != shape || !array.is_c_contiguous() {
        return Err(Refused::Argument(wrong()).into());
    }
    array
        .try_readwrite()
        .map_err(|_| Refused::Argument(format!("{}; it is read-only or in use", wanted())).into())
}
