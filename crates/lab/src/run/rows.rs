//! A cell's rows on disk: append-only, in the order of the games, each block with its checksum.
//!
//! A killed process leaves at most an unfinished block at the end; it is cut off when the run goes on. So what was written
//! is never lost, and what was not finished is played again, to the same result.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use kernel::Digest;

use crate::experiment::Row;

const MAGIC: &[u8; 16] = b"automa rows 1\n\0\0";
/// Magic, identity of the cell, numbers a row.
const HEAD: usize = 16 + 8 + 4;
/// Length, rows, checksum.
const BLOCK_HEAD: usize = 4 + 4 + 8;
/// No block is longer; a greater length is damage.
const LONGEST: u32 = 1 << 24;

/// A cell's rows, ready for more. The file is open only while it is used: there may be thousands of cells.
#[derive(Debug)]
pub struct RowsFile {
    path: PathBuf,
    /// Where the next block goes.
    end: u64,
    games: u64,
    /// Whether something was added that is not forced to the disk yet.
    is_fresh: bool,
}

impl RowsFile {
    /// Opens a cell's rows, or begins them. `each` sees the rows that are there; what lies behind the last
    /// whole block is cut off.
    pub fn open(path: &Path, identity: u64, width: usize, each: impl FnMut(&Row)) -> io::Result<RowsFile> {
        let mut file = files::own(path)?;
        let (mut end, games) = read(&file, identity, width, each)?;
        file.set_len(end)?;
        if end == 0 {
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&head(identity, width))?;
            end = HEAD as u64;
        }
        Ok(RowsFile { path: path.to_owned(), end, games, is_fresh: true })
    }

    /// How many games are kept.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Adds a block of rows. If that fails, the file is left as it was.
    pub fn append(&mut self, block: &Block) -> io::Result<()> {
        let bytes = block.bytes();
        let mut file = files::own(&self.path)?;
        file.seek(SeekFrom::Start(self.end))?;
        if let Err(error) = file.write_all(&bytes) {
            // A full disk: what was there stays whole. If this fails too, the next run cuts the rest off.
            let _ = file.set_len(self.end);
            return Err(error);
        }
        self.end += bytes.len() as u64;
        self.games += u64::from(block.rows);
        self.is_fresh = true;
        Ok(())
    }

    /// Forces what was added to the disk.
    pub fn sync(&mut self) -> io::Result<()> {
        if self.is_fresh {
            files::own(&self.path)?.sync_data()?;
            self.is_fresh = false;
        }
        Ok(())
    }

    /// Where the rows are.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Reads a cell's rows, one after the other.
pub fn read_rows(path: &Path, identity: u64, width: usize, each: impl FnMut(&Row)) -> io::Result<u64> {
    match File::open(path) {
        Ok(file) => read(&file, identity, width, each).map(|(_, games)| games),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
        Err(error) => Err(error),
    }
}

fn head(identity: u64, width: usize) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..16].copy_from_slice(MAGIC);
    head[16..24].copy_from_slice(&identity.to_le_bytes());
    head[24..].copy_from_slice(&(width as u32).to_le_bytes());
    head
}

/// Reads all whole blocks; says where the last one ends (0 without even a head) and how many rows there were.
fn read(file: &File, identity: u64, width: usize, mut each: impl FnMut(&Row)) -> io::Result<(u64, u64)> {
    let Some(mut reader) = RowReader::new(file, identity, width)? else { return Ok((0, 0)) };
    let (mut row, mut games) = (Row::default(), 0);
    while reader.next(&mut row)? {
        each(&row);
        games += 1;
    }
    Ok((reader.end, games))
}

/// A cell's rows, one after the other: as many as were written whole.
pub struct RowReader<R> {
    file: BufReader<R>,
    width: usize,
    payload: Vec<u8>,
    /// Where the next row begins in the payload.
    at: usize,
    /// Where the last block that was read to its end ends.
    end: u64,
}

impl<R: Read> RowReader<R> {
    /// Rows of a cell with this identity; `None` if nothing was written yet.
    pub fn new(file: R, identity: u64, width: usize) -> io::Result<Option<RowReader<R>>> {
        let mut file = BufReader::with_capacity(1 << 16, file);
        let mut found = [0; HEAD];
        if !fill(&mut file, &mut found)? {
            return Ok(None);
        }
        if found != head(identity, width) {
            return Err(io::Error::new(
                io::ErrorKind::InvalidData,
                "not the rows of this cell; move the file away and run again",
            ));
        }
        Ok(Some(RowReader { file, width, payload: Vec::new(), at: 0, end: HEAD as u64 }))
    }

    /// Reads the next row; false if there is none.
    pub fn next(&mut self, row: &mut Row) -> io::Result<bool> {
        if self.at == self.payload.len() && !self.next_block()? {
            return Ok(false);
        }
        let mut rest = &self.payload[self.at..];
        if decode(&mut rest, self.width, row).is_none() {
            // A block whose checksum is right and whose rows are not: nothing behind it can be trusted.
            self.payload.clear();
            self.at = 0;
            return Ok(false);
        }
        self.at = self.payload.len() - rest.len();
        if self.at == self.payload.len() {
            self.end += (BLOCK_HEAD + self.payload.len()) as u64;
        }
        Ok(true)
    }

    fn next_block(&mut self) -> io::Result<bool> {
        let mut block = [0; BLOCK_HEAD];
        self.payload.clear();
        self.at = 0;
        if !fill(&mut self.file, &mut block)? {
            return Ok(false);
        }
        let length = u32::from_le_bytes([block[0], block[1], block[2], block[3]]);
        if length == 0 || length > LONGEST {
            return Ok(false);
        }
        self.payload.resize(length as usize, 0);
        let whole = fill(&mut self.file, &mut self.payload)?;
        if !whole || checksum(&self.payload).to_le_bytes() != block[8..] {
            self.payload.clear();
            return Ok(false);
        }
        Ok(true)
    }
}

/// Fills the buffer; false if the file ends before.
fn fill(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match file.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

fn checksum(bytes: &[u8]) -> u64 {
    let mut digest = Digest::default();
    digest.bytes(bytes);
    digest.value()
}

/// Some rows, on their way to the disk.
#[derive(Clone, Default, Debug)]
pub struct Block {
    payload: Vec<u8>,
    rows: u32,
}

impl Block {
    /// Adds a row.
    pub fn push(&mut self, row: &Row) {
        for &value in &row.values {
            // Small numbers of either sign in few bytes.
            let mut left = ((value << 1) ^ (value >> 31)) as u32;
            while left >= 0x80 {
                self.payload.push(left as u8 | 0x80);
                left >>= 7;
            }
            self.payload.push(left as u8);
        }
        self.payload.extend_from_slice(&row.checksum.to_le_bytes());
        self.rows += 1;
    }

    /// Each of its rows.
    pub fn each(&self, width: usize, mut each: impl FnMut(&Row)) {
        let mut rest = self.payload.as_slice();
        let mut row = Row::default();
        while decode(&mut rest, width, &mut row).is_some() {
            each(&row);
        }
    }

    /// How many rows it has.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// As it is on disk and on the way from elsewhere.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(BLOCK_HEAD + self.payload.len());
        bytes.extend_from_slice(&(self.payload.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&self.rows.to_le_bytes());
        bytes.extend_from_slice(&checksum(&self.payload).to_le_bytes());
        bytes.extend_from_slice(&self.payload);
        bytes
    }

    /// The block of such bytes; `None` if they are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Option<Block> {
        let (length, rest) = bytes.split_first_chunk()?;
        let (rows, rest) = rest.split_first_chunk()?;
        let (sum, payload) = rest.split_first_chunk()?;
        let whole = u32::from_le_bytes(*length) as usize == payload.len()
            && u64::from_le_bytes(*sum) == checksum(payload);
        whole.then(|| Block { payload: payload.to_vec(), rows: u32::from_le_bytes(*rows) })
    }
}

fn decode(rest: &mut &[u8], width: usize, row: &mut Row) -> Option<()> {
    row.values.clear();
    for _ in 0..width {
        let (mut value, mut shift) = (0_u32, 0);
        loop {
            let (&byte, tail) = rest.split_first()?;
            *rest = tail;
            value |= u32::from(byte & 0x7f).checked_shl(shift)?;
            if byte < 0x80 {
                break;
            }
            shift += 7;
        }
        row.values.push((value >> 1) as i32 ^ -((value & 1) as i32));
    }
    let (checksum, tail) = rest.split_first_chunk::<8>()?;
    *rest = tail;
    row.checksum = u64::from_le_bytes(*checksum);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(number: i32) -> Row {
        Row {
            values: vec![number, -number, i32::MAX - number, i32::MIN + number],
            checksum: number as u64 * 77,
        }
    }

    fn block(numbers: std::ops::Range<i32>) -> Block {
        let mut block = Block::default();
        numbers.for_each(|number| block.push(&row(number)));
        block
    }

    fn rows(path: &Path) -> Vec<Row> {
        let mut rows = Vec::new();
        read_rows(path, 7, 4, |row| rows.push(row.clone())).unwrap();
        rows
    }

    #[test]
    fn rows_come_back_and_a_cut_block_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rows");
        let mut file = RowsFile::open(&path, 7, 4, |_| unreachable!()).unwrap();
        file.append(&block(0..100)).unwrap();
        file.append(&block(100..150)).unwrap();
        let whole: Vec<Row> = (0..150).map(row).collect();
        assert_eq!(rows(&path), whole);
        let bytes = std::fs::read(&path).unwrap();
        // Wherever the file ends, what comes back is a beginning of the rows, and it goes on from there.
        for length in 0..bytes.len() {
            std::fs::write(&path, &bytes[..length]).unwrap();
            let mut seen = 0;
            let mut file = RowsFile::open(&path, 7, 4, |_| seen += 1).unwrap();
            assert!([0, 100].contains(&seen) && file.games() == seen, "{seen} rows of {length} bytes");
            file.append(&block(seen as i32..150)).unwrap();
            assert_eq!(rows(&path), whole, "cut at {length}");
        }
        // A flipped bit ends the rows there.
        for at in [HEAD + 1, HEAD + 9, HEAD + 40] {
            let mut damaged = bytes.clone();
            damaged[at] ^= 4;
            std::fs::write(&path, &damaged).unwrap();
            assert_eq!(rows(&path), []);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_somebody_planted_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let (path, precious) = (folder.path().join("rows"), folder.path().join("precious"));
        // Shorter than the head of rows: it would be taken for a beginning and cut off.
        std::fs::write(&precious, "short").unwrap();
        std::os::unix::fs::symlink(&precious, &path).unwrap();
        let error = RowsFile::open(&path, 7, 4, |_| {}).unwrap_err();
        assert!(error.to_string().contains("remove it"), "{error}");
        assert_eq!(std::fs::read_to_string(&precious).unwrap(), "short");
    }

    #[test]
    fn rows_of_another_cell_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rows");
        RowsFile::open(&path, 7, 4, |_| {}).unwrap();
        for (identity, width) in [(8, 4), (7, 5)] {
            let error = RowsFile::open(&path, identity, width, |_| {}).unwrap_err();
            assert!(error.to_string().contains("not the rows of this cell"), "{error}");
        }
    }
}
