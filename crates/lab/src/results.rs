//! A run's rows as Parquet: one row a game, in the order of cells and games, the same bytes for the same games.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::{Compression, ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type;

use crate::experiment::{Cell, Row};
use crate::run::{Run, RunError};

/// Where the file is written.
type Out<'a> = &'a mut BufWriter<File>;

/// Rows that are held in memory before they are written as a group.
const GROUP: usize = 1 << 16;

/// Writes `results.parquet` into the run's folder, as a whole or not at all.
pub fn write(run: &Run<'_>) -> Result<PathBuf, RunError> {
    let path = run.folder.join("results.parquet");
    let written = files::write(&path, |file| write_to(run, file));
    match written {
        Ok(()) => Ok(path),
        Err(error) => Err(RunError::Results { path, error }),
    }
}

fn write_to(run: &Run<'_>, file: Out<'_>) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let names = Names::of(&run.experiment.cells);
    let schema = Arc::new(names.schema()?);
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    let mut group = Group::new(&names);
    for (index, cell) in run.experiment.cells.iter().enumerate() {
        let places: Vec<Option<usize>> = names.numbers.iter().map(|name| cell.column(name)).collect();
        let mut failed = None;
        run.rows(index, |game, row| {
            group.push(run, (index, cell, game), &places, row);
            if group.rows() == GROUP && failed.is_none() {
                failed = group.flush(&mut writer).err();
            }
        })?;
        failed.map_or(Ok(()), Err)?;
    }
    if group.rows() > 0 {
        group.flush(&mut writer)?;
    }
    writer.close()?;
    Ok(())
}

/// The columns of the file.
struct Names {
    options: Vec<&'static str>,
    /// All columns of any cell, in the order in which they are met.
    numbers: Vec<String>,
}

impl Names {
    fn of(cells: &[Cell]) -> Names {
        let mut numbers: Vec<String> = Vec::new();
        for column in cells.iter().flat_map(|cell| &cell.columns) {
            if !numbers.contains(&column.name) {
                numbers.push(column.name.clone());
            }
        }
        let options =
            cells.first().map_or_else(Vec::new, |cell| cell.options.iter().map(|(key, _)| *key).collect());
        Names { options, numbers }
    }

    fn schema(&self) -> Result<Type, ParquetError> {
        let column = |name: &str, physical, converted, repetition| {
            let builder = Type::primitive_type_builder(name, physical);
            builder.with_converted_type(converted).with_repetition(repetition).build().map(Arc::new)
        };
        let whole = |name: &str| column(name, Physical::INT64, ConvertedType::UINT_64, Repetition::REQUIRED);
        let text = |name: &str| column(name, Physical::BYTE_ARRAY, ConvertedType::UTF8, Repetition::REQUIRED);
        let mut fields = vec![
            column("cell", Physical::INT32, ConvertedType::NONE, Repetition::REQUIRED)?,
            whole("game")?,
            whole("seed")?,
            text("players")?,
        ];
        for option in &self.options {
            fields.push(text(&option.replace('-', "_"))?);
        }
        for name in &self.numbers {
            // Cells may have different seats and facts.
            fields.push(column(name, Physical::INT32, ConvertedType::NONE, Repetition::OPTIONAL)?);
        }
        fields.push(whole("checksum")?);
        Type::group_type_builder("game").with_fields(fields).build()
    }
}

/// Rows on their way into the file, column by column.
struct Group {
    cells: Vec<i32>,
    games: Vec<i64>,
    seeds: Vec<i64>,
    players: Vec<ByteArray>,
    options: Vec<Vec<ByteArray>>,
    numbers: Vec<(Vec<i32>, Vec<i16>)>,
    checksums: Vec<i64>,
    /// Texts that repeat are held once.
    texts: BTreeMap<String, ByteArray>,
}

impl Group {
    fn new(names: &Names) -> Group {
        Group {
            cells: Vec::new(),
            games: Vec::new(),
            seeds: Vec::new(),
            players: Vec::new(),
            options: vec![Vec::new(); names.options.len()],
            numbers: vec![(Vec::new(), Vec::new()); names.numbers.len()],
            checksums: Vec::new(),
            texts: BTreeMap::new(),
        }
    }

    fn rows(&self) -> usize {
        self.cells.len()
    }

    fn push(
        &mut self,
        run: &Run<'_>,
        (index, cell, game): (usize, &Cell, u64),
        places: &[Option<usize>],
        row: &Row,
    ) {
        self.cells.push(index as i32);
        self.games.push(game as i64);
        self.seeds.push(run.experiment.seed_of(index, game).0 as i64);
        let texts = &mut self.texts;
        let mut text = |text: &str| match texts.get(text) {
            Some(known) => known.clone(),
            None => texts.entry(text.to_owned()).or_insert_with(|| ByteArray::from(text)).clone(),
        };
        self.players.push(text(&cell.team()));
        for (column, (_, value)) in self.options.iter_mut().zip(&cell.options) {
            column.push(text(value));
        }
        for ((values, levels), place) in self.numbers.iter_mut().zip(places) {
            let value = place.and_then(|place| row.values.get(place));
            levels.push(i16::from(value.is_some()));
            values.extend(value);
        }
        self.checksums.push(row.checksum as i64);
    }

    fn flush(&mut self, writer: &mut SerializedFileWriter<Out<'_>>) -> Result<(), ParquetError> {
        let mut group = writer.next_row_group()?;
        required::<Int32Type>(&mut group, &mut self.cells)?;
        required::<Int64Type>(&mut group, &mut self.games)?;
        required::<Int64Type>(&mut group, &mut self.seeds)?;
        required::<ByteArrayType>(&mut group, &mut self.players)?;
        for column in &mut self.options {
            required::<ByteArrayType>(&mut group, column)?;
        }
        for (values, levels) in &mut self.numbers {
            let mut column = next_column(&mut group)?;
            column.typed::<Int32Type>().write_batch(values, Some(levels), None)?;
            column.close()?;
            values.clear();
            levels.clear();
        }
        required::<Int64Type>(&mut group, &mut self.checksums)?;
        group.close()?;
        Ok(())
    }
}

fn required<T: parquet::data_type::DataType>(
    group: &mut SerializedRowGroupWriter<'_, Out<'_>>,
    values: &mut Vec<T::T>,
) -> Result<(), ParquetError> {
    let mut column = next_column(group)?;
    column.typed::<T>().write_batch(values, None, None)?;
    column.close()?;
    values.clear();
    Ok(())
}

fn next_column<'a>(
    group: &'a mut SerializedRowGroupWriter<'_, Out<'_>>,
) -> Result<parquet::file::writer::SerializedColumnWriter<'a>, ParquetError> {
    let missing = || ParquetError::General("the schema has fewer columns than the rows".to_owned());
    group.next_column()?.ok_or_else(missing)
}

/// The default folder of an experiment's run: beside the file, with the ending `.run`.
pub fn folder_of(experiment: &Path) -> PathBuf {
    experiment.with_extension("run")
}
