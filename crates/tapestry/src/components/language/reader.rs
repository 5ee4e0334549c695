//! Calls: names with arguments, and where they stand.

/// A text that is no effect: where, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {}: expected {expected}", .at + 1)]
pub struct LanguageError {
    /// The byte at which reading stopped.
    pub at: usize,
    /// What should stand there.
    pub expected: &'static str,
}

pub(super) type Read<T> = Result<T, LanguageError>;

pub(super) fn wrong<T>(at: usize, expected: &'static str) -> Read<T> {
    Err(LanguageError { at, expected })
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value<'a> {
    Call(Call<'a>),
    Number(i32),
    Words(Vec<&'a str>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Call<'a> {
    pub name: &'a str,
    pub at: usize,
    pub args: Vec<(Option<&'a str>, Value<'a>)>,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

/// Deeper nesting is a mistake, and must not exhaust the machine's stack.
const DEEPEST: usize = 24;

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, token: char) -> bool {
        self.skip();
        let found = self.text[self.at..].starts_with(token);
        if found {
            self.at += token.len_utf8();
        }
        found
    }

    fn word(&mut self) -> Read<&'a str> {
        self.skip();
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        if end == 0 {
            return wrong(self.at, "a word");
        }
        self.at += end;
        Ok(&rest[..end])
    }

    fn value(&mut self) -> Read<Value<'a>> {
        if self.eat('[') {
            let mut words = vec![self.word()?];
            while self.eat(',') {
                words.push(self.word()?);
            }
            return if self.eat(']') { Ok(Value::Words(words)) } else { wrong(self.at, "`,` or `]`") };
        }
        let at = self.at;
        let negative = self.eat('-');
        self.skip();
        if self.text[self.at..].starts_with(|c: char| c.is_ascii_digit()) {
            let word = self.word()?;
            let number: i32 = word.parse().or_else(|_| wrong(at, "a whole number"))?;
            return Ok(Value::Number(if negative { -number } else { number }));
        }
        if negative {
            return wrong(self.at, "a number");
        }
        Ok(Value::Call(self.call()?))
    }

    fn call(&mut self) -> Read<Call<'a>> {
        self.skip();
        let at = self.at;
        let name = self.word()?;
        let mut args = Vec::new();
        self.depth += 1;
        if self.depth > DEEPEST {
            return wrong(at, "a simpler effect");
        }
        if self.eat('(') && !self.eat(')') {
            loop {
                let value = self.value()?;
                let arg = match value {
                    Value::Call(Call { name, args, .. }) if args.is_empty() && self.eat('=') => {
                        (Some(name), self.value()?)
                    }
                    value => (None, value),
                };
                args.push(arg);
                if self.eat(')') {
                    break;
                }
                if !self.eat(',') {
                    return wrong(self.at, "`,` or `)`");
                }
            }
        }
        self.depth -= 1;
        Ok(Call { name, at, args })
    }
}

pub(super) fn read(text: &str) -> Read<Call<'_>> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    let call = reader.call()?;
    reader.skip();
    if reader.at < text.len() { wrong(reader.at, "the end of the effect") } else { Ok(call) }
}

impl Call<'_> {
    pub fn word(&self, index: usize) -> Option<&str> {
        let mut plain = self.args.iter().filter(|(key, _)| key.is_none());
        match plain.nth(index) {
            Some((_, Value::Call(call))) if call.args.is_empty() => Some(call.name),
            _ => None,
        }
    }

    pub fn named(&self, key: &str) -> Option<&Value<'_>> {
        self.args.iter().find(|(name, _)| *name == Some(key)).map(|(_, value)| value)
    }

    pub fn named_word(&self, key: &str) -> Option<&str> {
        match self.named(key) {
            Some(Value::Call(call)) if call.args.is_empty() => Some(call.name),
            _ => None,
        }
    }

    pub fn named_number(&self, key: &str) -> i32 {
        match self.named(key) {
            Some(Value::Number(number)) => *number,
            _ => 0,
        }
    }

    /// The first number among the plain arguments; 1 without one.
    pub fn number(&self) -> i32 {
        let number = self.args.iter().find_map(|(key, value)| match value {
            Value::Number(number) if key.is_none() => Some(*number),
            _ => None,
        });
        number.unwrap_or(1)
    }

    pub fn small(&self) -> Read<u8> {
        u8::try_from(self.number()).ok().filter(|n| *n <= 20).map_or_else(|| wrong(self.at, "0 to 20"), Ok)
    }

    pub fn child(&self, index: usize) -> Read<&Call<'_>> {
        match self.args.get(index) {
            Some((None, Value::Call(call))) => Ok(call),
            _ => wrong(self.at, "an effect inside this one"),
        }
    }

    pub fn keys(&self, known: &[&str]) -> Read<()> {
        match self.args.iter().find(|(key, _)| key.is_some_and(|key| !known.contains(&key))) {
            Some(_) => wrong(self.at, "only keys that this effect has"),
            None => Ok(()),
        }
    }

    pub fn flag(&self, key: &str, default: bool) -> Read<bool> {
        match (self.named_word(key), self.named(key)) {
            (Some("true"), _) => Ok(true),
            (Some("false"), _) => Ok(false),
            (None, None) => Ok(default),
            _ => wrong(self.at, "`true` or `false`"),
        }
    }
}
