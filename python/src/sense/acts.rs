//! Acts as numbers: a block for each kind of act, in it a number for each combination of its parameters.

/// The kinds of acts of a game: name, how many values each parameter has (the last runs fastest), meaning.
pub type Acts = &'static [(&'static str, &'static [u32], &'static str)];

/// Parameters of an act, at most.
const MOST: usize = 3;

/// A part of the numbering: acts of one kind.
#[derive(Clone, Debug)]
pub struct Block {
    /// What kind of act.
    pub name: &'static str,
    /// The first number.
    pub first: u32,
    /// How many values each parameter has.
    pub shape: &'static [u32],
    /// What the act and its parameters are.
    pub meaning: &'static str,
}

const fn size(shape: &[u32]) -> u32 {
    let (mut size, mut at) = (1, 0);
    while at < shape.len() {
        size *= shape[at];
        at += 1;
    }
    size
}

/// The first number of a block.
pub const fn first(acts: Acts, block: usize) -> u32 {
    let (mut first, mut at) = (0, 0);
    while at < block {
        first += size(acts[at].1);
        at += 1;
    }
    first
}

/// How many numbers there are.
pub const fn total(acts: Acts) -> u32 {
    first(acts, acts.len())
}

/// The first numbers of all blocks.
pub const fn firsts<const N: usize>(acts: Acts) -> [u32; N] {
    let mut firsts = [0; N];
    let mut at = 0;
    while at < N {
        firsts[at] = first(acts, at);
        at += 1;
    }
    firsts
}

/// All blocks.
pub fn blocks(acts: Acts) -> Vec<Block> {
    let block = |(at, &(name, shape, meaning))| Block { name, first: first(acts, at), shape, meaning };
    acts.iter().enumerate().map(block).collect()
}

/// The number of an act; `None` if a parameter is out of bounds.
pub fn encode(acts: Acts, firsts: &[u32], block: usize, parameters: &[usize]) -> Option<u32> {
    let (_, shape, _) = acts.get(block)?;
    let mut number = 0;
    for (&values, &parameter) in shape.iter().zip(parameters) {
        let parameter = u32::try_from(parameter).ok().filter(|parameter| *parameter < values)?;
        number = number * values + parameter;
    }
    Some(firsts.get(block)? + number)
}

/// The block of a number, and its parameters.
pub fn decode(acts: Acts, firsts: &[u32], number: u32) -> Option<(usize, [u32; MOST])> {
    let block = firsts.partition_point(|first| *first <= number).checked_sub(1)?;
    let (_, shape, _) = acts.get(block)?;
    let mut rest = number - firsts[block];
    let mut parameters = [0; MOST];
    for (parameter, &values) in parameters[..shape.len()].iter_mut().zip(*shape).rev() {
        *parameter = rest % values;
        rest /= values;
    }
    (rest == 0).then_some((block, parameters))
}
