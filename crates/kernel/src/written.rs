//! TOML into types: our data files, packs, and tables that people describe.
//!
//! The reader of the `toml` crate shows every kind of value to every type, and all of that is compiled anew for each type: it was a
//! third of the program for the browser. This one shows a type what it asks for. What it refuses, it refuses in the same words
//! and at the same place.

use std::borrow::Cow;
use std::slice;

use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, Expected, IntoDeserializer as _, MapAccess,
    SeqAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A text that is no TOML of the form that was wanted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}")]
pub struct Unreadable {
    what: String,
    at: Option<usize>,
}

impl Unreadable {
    /// What is wrong.
    pub fn message(&self) -> &str {
        &self.what
    }

    /// The byte of the text at which it is wrong; the beginning, if that cannot be said.
    pub fn at(&self) -> usize {
        self.at.unwrap_or(0)
    }

    /// The innermost place counts: one that is known stays.
    fn or_at(self, at: usize) -> Unreadable {
        Unreadable { at: self.at.or(Some(at)), ..self }
    }
}

impl de::Error for Unreadable {
    #[cold]
    fn custom<T: std::fmt::Display>(what: T) -> Unreadable {
        Unreadable { what: what.to_string(), at: None }
    }
}

/// Reads a whole text.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let root = root(text)?;
    T::deserialize(Node(&root)).map_err(|error| error.or_at(root.span().start))
}

fn root(text: &str) -> Result<Spanned<DeValue<'_>>, Unreadable> {
    let table = DeTable::parse(text).map_err(|error| Unreadable {
        what: error.message().to_owned(),
        at: error.span().map(|span| span.start),
    })?;
    Ok(Spanned::new(table.span(), DeValue::Table(table.into_inner())))
}

/// A value that is read.
#[derive(Clone, Copy)]
struct Node<'a>(&'a Spanned<DeValue<'a>>);

/// A whole number.
enum Whole {
    Signed(i64),
    Unsigned(u64),
}

impl Node<'_> {
    fn whole(self) -> Result<Whole, Unreadable> {
        let DeValue::Integer(number) = self.0.get_ref() else { return Err(de::Error::custom("no number")) };
        let (text, radix) = (number.as_str(), number.radix());
        let signed = i64::from_str_radix(text, radix).map(Whole::Signed);
        signed
            .or_else(|_| u64::from_str_radix(text, radix).map(Whole::Unsigned))
            .map_err(|_| de::Error::custom("integer number overflowed"))
    }

    fn float(self) -> Result<f64, Unreadable> {
        let DeValue::Float(number) = self.0.get_ref() else { return Err(de::Error::custom("no number")) };
        number.as_str().parse().map_err(|_| de::Error::custom("floating-point number overflowed"))
    }

    /// Something else was asked for.
    #[cold]
    fn is_no(self, wanted: &dyn Expected) -> Unreadable {
        let found = match self.0.get_ref() {
            DeValue::String(text) => Unexpected::Str(text),
            DeValue::Integer(_) => match self.whole() {
                Ok(Whole::Signed(number)) => Unexpected::Signed(number),
                Ok(Whole::Unsigned(number)) => Unexpected::Unsigned(number),
                Err(error) => return error,
            },
            DeValue::Float(_) => match self.float() {
                Ok(number) => Unexpected::Float(number),
                Err(error) => return error,
            },
            DeValue::Boolean(is) => Unexpected::Bool(*is),
            DeValue::Array(_) => Unexpected::Seq,
            DeValue::Table(_) | DeValue::Datetime(_) => Unexpected::Map,
        };
        de::Error::invalid_type(found, wanted)
    }

    fn number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.get_ref() {
            DeValue::Integer(_) => match self.whole()? {
                Whole::Signed(number) => visitor.visit_i64(number),
                Whole::Unsigned(number) => visitor.visit_u64(number),
            },
            _ => Err(self.is_no(&visitor)),
        }
    }

    fn text<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.get_ref() {
            DeValue::String(text) => visitor.visit_str(text),
            _ => Err(self.is_no(&visitor)),
        }
    }

    fn list<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.get_ref() {
            DeValue::Array(values) => visitor.visit_seq(List(values.iter())),
            _ => Err(self.is_no(&visitor)),
        }
    }

    fn table<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.get_ref() {
            DeValue::Table(table) => visitor.visit_map(Table { rest: table.iter(), value: None }),
            _ => Err(self.is_no(&visitor)),
        }
    }
}

/// What is asked for, and how that is shown.
macro_rules! shown {
    ($($asked:ident($($ignored:ty),*) => $how:ident;)+) => {
        $(fn $asked<V: Visitor<'de>>(self, $(_: $ignored,)* visitor: V) -> Result<V::Value, Unreadable> {
            self.$how(visitor)
        })+
    };
}

/// A struct is read like this, unless a value is asked for together with its place.
macro_rules! spanned_or {
    ($else:ident) => {
        fn deserialize_struct<V: Visitor<'de>>(
            self,
            name: &'static str,
            fields: &'static [&'static str],
            visitor: V,
        ) -> Result<V::Value, Unreadable> {
            if is_spanned(name) {
                return visitor.visit_map(Place::new(fields, self.0.span(), self));
            }
            self.$else(visitor)
        }
    };
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = Unreadable;

    shown! {
        deserialize_i8() => number;
        deserialize_i16() => number;
        deserialize_i32() => number;
        deserialize_i64() => number;
        deserialize_u8() => number;
        deserialize_u16() => number;
        deserialize_u32() => number;
        deserialize_u64() => number;
        deserialize_char() => text;
        deserialize_str() => text;
        deserialize_string() => text;
        deserialize_identifier() => text;
        deserialize_seq() => list;
        deserialize_tuple(usize) => list;
        deserialize_tuple_struct(&'static str, usize) => list;
        deserialize_map() => table;
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 bytes byte_buf unit unit_struct }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.get_ref() {
            DeValue::String(_) => self.text(visitor),
            DeValue::Integer(_) => self.number(visitor),
            DeValue::Float(_) => visitor.visit_f64(self.float()?),
            DeValue::Boolean(is) => visitor.visit_bool(*is),
            DeValue::Array(_) => self.list(visitor),
            DeValue::Table(_) => self.table(visitor),
            DeValue::Datetime(_) => Err(self.is_no(&visitor)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.get_ref() {
            DeValue::Boolean(is) => visitor.visit_bool(*is),
            _ => Err(self.is_no(&visitor)),
        }
    }

    /// What is not there is not read: whatever is read is there.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    spanned_or!(table);

    /// Reads one name of several.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        match self.0.get_ref() {
            DeValue::String(text) => visitor.visit_enum(StrDeserializer::new(text)),
            _ => Err(de::Error::custom("wanted string")),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_unit()
    }
}

struct List<'a>(slice::Iter<'a, Spanned<DeValue<'a>>>);

impl<'de> SeqAccess<'de> for List<'_> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unreadable> {
        let Some(value) = self.0.next() else { return Ok(None) };
        seed.deserialize(Node(value)).map(Some).map_err(|error| error.or_at(value.span().start))
    }
}

struct Table<'a, I> {
    rest: I,
    value: Option<&'a Spanned<DeValue<'a>>>,
}

impl<'de, 'a, I> MapAccess<'de> for Table<'a, I>
where
    I: Iterator<Item = (&'a Spanned<Cow<'a, str>>, &'a Spanned<DeValue<'a>>)>,
{
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Unreadable> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(Key(key)).map(Some).map_err(|error| error.or_at(key.span().start))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Unreadable> {
        let Some(value) = self.value.take() else { return Err(de::Error::custom("a value without a key")) };
        seed.deserialize(Node(value)).map_err(|error| error.or_at(value.span().start))
    }
}

/// The name before a value.
struct Key<'a>(&'a Spanned<Cow<'a, str>>);

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_str(self.0.get_ref())
    }

    spanned_or!(deserialize_any);

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// How [`Spanned`] asks for a value together with its place: as a struct of this name.
fn is_spanned(name: &str) -> bool {
    name == "$__serde_spanned_private_Spanned"
}

/// A value with its place: three fields, where it begins, where it ends, and the value.
struct Place<D> {
    fields: slice::Iter<'static, &'static str>,
    ends: <[usize; 2] as IntoIterator>::IntoIter,
    value: Option<D>,
}

impl<D> Place<D> {
    fn new(fields: &'static [&'static str], span: std::ops::Range<usize>, value: D) -> Place<D> {
        Place { fields: fields.iter(), ends: [span.start, span.end].into_iter(), value: Some(value) }
    }
}

impl<'de, D: Deserializer<'de, Error = Unreadable>> MapAccess<'de> for Place<D> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Unreadable> {
        self.fields.next().map(|field| seed.deserialize(BorrowedStrDeserializer::new(field))).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Unreadable> {
        match (self.ends.next(), self.value.take()) {
            (Some(end), value) => {
                self.value = value;
                seed.deserialize(end.into_deserializer())
            }
            (None, Some(value)) => seed.deserialize(value),
            (None, None) => Err(de::Error::custom("a value without a key")),
        }
    }
}
