//! From data file or pack to components.

use kernel::{Axial, Certainty, Grid, Hex, Hexes, PackError};
use toml::Spanned;

use super::effect::{Cost, Effect, EffectId};
use super::file::{
    CardEntry, CityEntry, CivEntry, File, IncomeEntry, InspirationEntry, LandmarkCardEntry, LandmarkEntry,
    MapEntry, MatEntry, SpaceTileEntry, TechEntry, TileEntry, TrackEntry,
};
use super::kit::{Kit, MOST_CARDS, MOST_TECHS, MOST_TILES};
use super::language::{Book, LanguageError};
use super::{
    Abilities, Adjustment, Card, CardKind, CityMat, Civ, CivMat, District, Good, IncomeSpace, Inspiration,
    Landmark, LandmarkCard, Map, Masterpiece, Node, Outline, Prereq, Printed, Response, Space, SpaceTile,
    Tech, Terrain, TierCost, Tile, Track, TrackBoard,
};

/// A file being read.
pub(super) struct Source<'a> {
    pub name: &'a str,
    pub text: &'a str,
    pub is_pack: bool,
}

/// Why an entry cannot be used.
enum Bad {
    Expected(String),
    /// An effect that cannot be read: its field, its text and where in it.
    Effect(&'static str, String, LanguageError),
}

impl From<&str> for Bad {
    fn from(expected: &str) -> Bad {
        Bad::Expected(expected.to_owned())
    }
}

type Read<T> = Result<T, Bad>;

fn land(terrains: &[Terrain]) -> u8 {
    terrains.iter().fold(0, |bits, terrain| bits | 1 << terrain.index())
}

/// An effect of a field, with the column in the message.
fn effect(book: &mut Book, field: &'static str, text: &str) -> Read<EffectId> {
    book.effect(text).map_err(|error| Bad::Effect(field, text.to_owned(), error))
}

fn maybe(book: &mut Book, field: &'static str, text: Option<&String>) -> Read<Option<EffectId>> {
    text.map(|text| effect(book, field, text)).transpose()
}

fn abilities(book: &mut Book, texts: &[String]) -> Read<Abilities> {
    let mut lasting = Vec::new();
    for text in texts {
        lasting.push(book.lasting(text).map_err(|error| Bad::Effect("lasting", text.clone(), error))?);
    }
    Ok(Abilities::new(&lasting))
}

impl Source<'_> {
    fn wrong(&self, offset: usize, expected: &str) -> PackError {
        PackError::content(self.name, self.text, offset, expected)
    }

    fn each<E>(&self, entries: &[Spanned<E>], mut read: impl FnMut(&E) -> Read<()>) -> Result<(), PackError> {
        for entry in entries {
            read(entry.get_ref()).map_err(|bad| self.bad(entry.span().start, bad))?;
        }
        Ok(())
    }

    /// What is wrong with the entry that begins here: a bad effect is looked for, so that its own line is named.
    fn bad(&self, start: usize, bad: Bad) -> PackError {
        match bad {
            Bad::Expected(expected) => self.wrong(start, &expected),
            Bad::Effect(field, text, error) => {
                let rest = self.text.get(start..).unwrap_or_default();
                let here = rest.find(text.as_str()).map_or(start, |at| start + at);
                let near: String = text.get(error.at..).unwrap_or_default().chars().take(20).collect();
                let near = if near.is_empty() { "the end".to_owned() } else { format!("`{near}`") };
                let column = error.at + 1;
                self.wrong(here, &format!("in `{field}`, column {column}, at {near}: {}", error.expected))
            }
        }
    }

    /// Adds what the file holds to the box; an entry with a known id takes the place of ours.
    pub fn add(&self, kit: &mut Kit) -> Result<(), PackError> {
        let file: File =
            toml::from_str(self.text).map_err(|error| PackError::toml(self.name, self.text, &error))?;
        if self.is_pack && file.game.as_ref().is_none_or(|game| game.get_ref() != "tapestry") {
            let offset = file.game.as_ref().map_or(0, |game| game.span().start);
            return Err(self.wrong(offset, "`game = \"tapestry\"` at the top of a pack for this game"));
        }
        let sure = file.certainty.unwrap_or(Certainty::Printed);
        if let Some(bonus) = file.first_bonus {
            if bonus.iter().any(|n| *n > 8) {
                return Err(self.wrong(0, "at most 8 resources for the first in an era"));
            }
            kit.first_bonus = bonus;
        }
        self.each(&file.landmark, |entry| landmark(kit, entry, sure))?;
        self.each(&file.landmark_card, |entry| landmark_card(kit, entry, sure))?;
        self.each(&file.map, |entry| map(kit, entry))?;
        self.each(&file.tile, |entry| tile(kit, entry))?;
        self.each(&file.space_tile, |entry| space_tile(kit, entry, sure))?;
        self.each(&file.track, |entry| track(kit, entry, sure))?;
        self.each(&file.income, |entry| income(kit, entry))?;
        self.each(&file.inspiration, |entry| inspiration(kit, entry))?;
        if let Some(dice) = &file.dice {
            let entry = dice.get_ref();
            let mut faces = |texts: &[String; 6]| -> Read<Vec<EffectId>> {
                texts.iter().map(|text| effect(&mut kit.book, "dice", text)).collect()
            };
            let read = faces(&entry.red).and_then(|red| faces(&entry.black).map(|black| (red, black)));
            let (red, black) = read.map_err(|bad| self.bad(dice.span().start, bad))?;
            (kit.red, kit.black) = (red, black);
        }
        self.each(&file.achievement, |entry| {
            for (side, list) in [&entry.small, &entry.large].into_iter().enumerate() {
                if list.len() > 3 {
                    return Err("at most three values for an achievement".into());
                }
                let mut values = [0; 3];
                values[..list.len()].copy_from_slice(list);
                kit.achievements[entry.id.index()][side] = values;
            }
            Ok(())
        })?;
        self.each(&file.city, |entry| city(kit, entry))?;
        self.each(&file.tech, |entry| tech(kit, entry, sure))?;
        self.each(&file.card, |entry| card(kit, entry, sure))?;
        self.each(&file.civilization, |entry| civ(kit, entry))?;
        self.each(&file.masterpiece, |entry| {
            let piece = Masterpiece {
                id: entry.id,
                name: entry.name.clone(),
                effect: effect(&mut kit.book, "effect", &entry.effect)?,
                once: entry.once,
            };
            put(&mut kit.masterpieces, piece, |known| known.id == entry.id, 32)
        })
    }
}

/// Puts a thing in the place of the one it replaces, or behind the last.
fn put<T>(list: &mut Vec<T>, thing: T, same: impl Fn(&T) -> bool, most: usize) -> Read<()> {
    let at = list.iter().position(same).unwrap_or(list.len());
    if at >= most {
        return Err("fewer of these: the box is full".into());
    }
    put_at(list, thing, at)
}

fn put_at<T>(list: &mut Vec<T>, thing: T, at: usize) -> Read<()> {
    if at > list.len() {
        return Err("these in their order, none left out".into());
    }
    if at == list.len() {
        list.push(thing);
    } else {
        list[at] = thing;
    }
    Ok(())
}

fn outlines(rows: &[String]) -> Read<Vec<Outline>> {
    let width = rows.first().map_or(0, String::len);
    if rows.is_empty() || rows.len() > 4 || width == 0 || width > 4 {
        return Err("a shape of 1 to 4 rows of 1 to 4 plots".into());
    }
    let mut outline = Outline { rows: [0; 4], height: rows.len() as u8, width: width as u8 };
    for (bits, row) in outline.rows.iter_mut().zip(rows) {
        if row.len() != width || row.bytes().any(|b| b != b'#' && b != b'.') {
            return Err("rows of equal length of `#` and `.` in a shape".into());
        }
        *bits = row.bytes().enumerate().fold(0, |bits, (at, b)| bits | u8::from(b == b'#') << at);
    }
    if outline.rows.iter().all(|row| *row == 0) {
        return Err("at least one `#` in a shape".into());
    }
    let mut all = vec![outline];
    for _ in 0..3 {
        let next = all.last().map_or(outline, |last| last.turned());
        if all.contains(&next) {
            break;
        }
        all.push(next);
    }
    Ok(all)
}

fn landmark(kit: &mut Kit, entry: &LandmarkEntry, sure: Certainty) -> Read<()> {
    let landmark = Landmark {
        id: entry.id.clone(),
        name: entry.name.clone(),
        set: entry.set,
        track: entry.track.map(|track| (track, entry.tier)),
        outlines: outlines(&entry.shape)?,
        height: entry.height,
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.landmarks, landmark, |known| known.id == entry.id, 64)?;
    kit.book.landmarks = kit.landmarks.iter().map(|landmark| landmark.id.clone()).collect();
    Ok(())
}

fn landmark_card(kit: &mut Kit, entry: &LandmarkCardEntry, sure: Certainty) -> Read<()> {
    let landmark = kit.find_landmark(&entry.landmark).ok_or("the id of a landmark")?;
    let goal = match &entry.goal {
        Some(goal) => Some(Book::condition(goal).map_err(|error| Bad::Effect("goal", goal.clone(), error))?),
        None => None,
    };
    let card = LandmarkCard {
        id: entry.id.clone(),
        set: entry.set,
        landmark,
        goal,
        text: entry.text.clone().unwrap_or_default(),
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.landmark_cards, card, |known| known.id == entry.id, 32)
}

fn map(kit: &mut Kit, entry: &MapEntry) -> Read<()> {
    let cells: Vec<Axial> = entry.hexes.iter().map(|[q, r]| Axial::new(*q, *r)).collect();
    let grid = Grid::new(&cells).map_err(|error| Bad::Expected(error.to_string()))?;
    if grid.len() > 61 {
        return Err("at most 61 hexes".into());
    }
    let mut map = Map {
        id: entry.id.clone(),
        seats: entry.seats.clone(),
        printed: vec![None; grid.len()],
        printed_hexes: Hexes::EMPTY,
        middle: Hex(0),
        starts: [Hex(255); 6],
        grid,
    };
    for printed in &entry.printed {
        let [q, r] = printed.at;
        let hex = map.grid.find(Axial::new(q, r)).ok_or("printed territories on hexes of the map")?;
        match printed.role.as_str() {
            "middle" => map.middle = hex,
            "start" => {
                for mat in &printed.start {
                    *map.starts.get_mut(usize::from(*mat).wrapping_sub(1)).ok_or("city mats 1 to 6")? = hex;
                }
            }
            "neighbour" => {}
            _ => return Err("the role `middle`, `start` or `neighbour`".into()),
        }
        map.printed_hexes.insert(hex);
        map.printed[hex.index()] = Some(Printed { hex, corners: printed.corners, land: land(&printed.land) });
    }
    if map.starts.contains(&Hex(255)) {
        return Err("a starting territory for each of the six city mats".into());
    }
    put(&mut kit.maps, map, |known| known.id == entry.id, 2)
}

fn tile(kit: &mut Kit, entry: &TileEntry) -> Read<()> {
    let mut corners = [entry.corners; 6];
    for (turn, rotated) in corners.iter_mut().enumerate() {
        for (at, corner) in rotated.iter_mut().enumerate() {
            *corner = entry.corners[(at + 6 - turn) % 6];
        }
    }
    let turns = (0..6).filter(|turn| !corners[..*turn].contains(&corners[*turn]));
    let tile = Tile {
        turns: turns.fold(0, |bits, turn| bits | 1 << turn),
        corners,
        land: land(&entry.land),
        benefit: effect(&mut kit.book, "benefit", &entry.benefit)?,
    };
    let at = usize::from(entry.id).wrapping_sub(1);
    if at >= MOST_TILES {
        return Err("territory tiles numbered 1 to 64".into());
    }
    put_at(&mut kit.tiles, tile, at)
}

fn space_tile(kit: &mut Kit, entry: &SpaceTileEntry, sure: Certainty) -> Read<()> {
    let mut lasting = Vec::new();
    for text in &entry.lasting {
        lasting.push(kit.book.lasting(text).map_err(|error| Bad::Effect("lasting", text.clone(), error))?);
    }
    let tile = SpaceTile {
        id: entry.id,
        set: entry.set,
        benefit: maybe(&mut kit.book, "benefit", entry.benefit.as_ref())?.unwrap_or(EffectId(0)),
        lasting,
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.space_tiles, tile, |known| known.id == entry.id, 32)
}

fn tier_cost(text: &str) -> Read<TierCost> {
    let mut cost = TierCost::default();
    for part in text.split_whitespace() {
        let (word, n) = part.strip_suffix(')').and_then(|part| part.split_once('(')).unwrap_or((part, ""));
        let n: u8 = n.parse().ok().filter(|n| *n <= 4).ok_or("a cost such as `own(1) any(2)`, at most 4")?;
        match word {
            "own" => cost.own = n,
            "any" => cost.any = n,
            "different" => (cost.any, cost.different) = (n, true),
            _ => return Err("a cost of `own(n)`, `any(n)` or `different(n)`".into()),
        }
    }
    Ok(cost)
}

fn track(kit: &mut Kit, entry: &TrackEntry, sure: Certainty) -> Read<()> {
    if entry.space.len() != 12 {
        return Err("twelve spaces of a track".into());
    }
    let mut spaces = Vec::new();
    for space in &entry.space {
        let bonus = match &space.bonus {
            Some(bonus) => {
                let cost: Cost =
                    Book::cost(&bonus.pay).map_err(|error| Bad::Effect("pay", bonus.pay.clone(), error))?;
                Some((cost, effect(&mut kit.book, "gain", &bonus.gain)?))
            }
            None => None,
        };
        let benefit = effect(&mut kit.book, "benefit", &space.benefit)?;
        spaces.push(Space { name: space.name.clone(), benefit, bonus });
    }
    let mut landmarks = [0; 3];
    for (place, id) in landmarks.iter_mut().zip(&entry.landmarks) {
        *place = kit.find_landmark(id).ok_or("ids of landmarks")?;
    }
    let mut costs = [TierCost::default(); 4];
    for (place, text) in costs.iter_mut().zip(&entry.cost) {
        *place = tier_cost(text)?;
    }
    let board = TrackBoard {
        id: entry.id,
        resource: Good::from_key(&entry.resource),
        landmarks,
        costs,
        spaces,
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    if board.resource.is_none() && costs.iter().any(|cost| cost.own > 0) {
        return Err("a resource for the track's own costs".into());
    }
    if entry.set == super::Set::Base && entry.id == Track::Arts {
        return Err("the arts track in its own set".into());
    }
    put_at(&mut kit.tracks, board, entry.id.index())
}

/// A space of an income track: the resources of its own kind, tiles and cards.
fn income_space(
    kit: &mut Kit,
    building: super::Building,
    (name, income, vp): (&str, &str, &str),
) -> Read<IncomeSpace> {
    let income = effect(&mut kit.book, "income", income)?;
    let vp = effect(&mut kit.book, "vp", vp)?;
    let mut read = IncomeSpace { name: name.to_owned(), goods: 0, tiles: 0, cards: 0, income, vp };
    let parts: Vec<EffectId> = match kit.effect(income) {
        Effect::All(list) => kit.members(list).collect(),
        Effect::Nothing => Vec::new(),
        _ => vec![income],
    };
    for part in parts {
        match kit.effect(part) {
            Effect::Resource(good, n) if good == Good::of(building) => read.goods += n,
            Effect::TerritoryTile(n) => read.tiles += n,
            Effect::TapestryCard(n) => read.cards += n,
            _ => return Err("income of the track's own resource, tiles and cards".into()),
        }
    }
    Ok(read)
}

fn income(kit: &mut Kit, entry: &IncomeEntry) -> Read<()> {
    let mut spaces = Vec::new();
    for space in &entry.spaces {
        spaces.push(income_space(kit, entry.building, (&space.name, &space.income, &space.vp))?);
    }
    let spaces: [IncomeSpace; 6] = spaces.try_into().map_err(|_| Bad::from("six spaces"))?;
    put_at(&mut kit.income, spaces, entry.building.index())
}

/// The names of the innovations stay those of the track.
fn inspiration(kit: &mut Kit, entry: &InspirationEntry) -> Read<()> {
    let mut spaces = Vec::new();
    for (at, space) in entry.spaces.iter().enumerate() {
        let name =
            kit.income.get(entry.building.index()).map_or_else(String::new, |track| track[at].name.clone());
        spaces.push(income_space(kit, entry.building, (&name, &space.income, &space.vp))?);
    }
    let spaces: [IncomeSpace; 6] = spaces.try_into().map_err(|_| Bad::from("six spaces"))?;
    let tile = Inspiration { building: entry.building, spaces };
    put(&mut kit.inspirations, tile, |known| known.building == entry.building, 4)
}

/// The districts of a mat: by letters, or nine blocks of 3 x 3.
fn districts(kit: &mut Kit, entry: &CityEntry) -> Read<Vec<District>> {
    let any = effect(&mut kit.book, "rewards", "resource(any)")?;
    if entry.districts.is_empty() {
        let block = |at: usize| {
            let mut plots = [0; 9];
            plots[at / 3 * 3..at / 3 * 3 + 3].fill(0b111 << (at % 3 * 3));
            District { plots, reward: any, later: false }
        };
        return Ok((0..9).map(block).collect());
    }
    if entry.districts.len() != 9 || entry.districts.iter().any(|row| row.len() != 9) {
        return Err("nine rows of nine letters as districts, `.` for plots of none".into());
    }
    let mut letters: Vec<u8> = entry.districts.iter().flat_map(|row| row.bytes()).collect();
    letters.retain(|letter| *letter != b'.');
    letters.sort_unstable();
    letters.dedup();
    if letters.len() > 16 || letters.iter().any(|letter| !letter.is_ascii_lowercase()) {
        return Err("at most 16 districts, each a small letter".into());
    }
    let mut all = Vec::new();
    for letter in letters {
        let mut plots = [0; 9];
        for (bits, row) in plots.iter_mut().zip(&entry.districts) {
            *bits = row.bytes().enumerate().fold(0, |bits, (at, b)| bits | u16::from(b == letter) << at);
        }
        let reward = match entry.rewards.get(&char::from(letter).to_string()) {
            Some(text) => effect(&mut kit.book, "rewards", text)?,
            None => any,
        };
        all.push(District { plots, reward, later: entry.later.bytes().any(|b| b == letter) });
    }
    Ok(all)
}

fn city(kit: &mut Kit, entry: &CityEntry) -> Read<()> {
    let plots = if entry.plots.is_empty() {
        if entry.missing.is_none() {
            return Err("nine rows of plots, or what is missing".into());
        }
        None
    } else {
        let mut rows = [0; 9];
        if entry.plots.len() != 9 {
            return Err("nine rows of plots".into());
        }
        for (bits, row) in rows.iter_mut().zip(&entry.plots) {
            if row.len() != 9 || row.bytes().any(|b| b != b'.' && b != b'X') {
                return Err("rows of nine plots, `.` or `X`".into());
            }
            *bits = row.bytes().enumerate().fold(0, |bits, (at, b)| bits | u16::from(b == b'X') << at);
        }
        Some(rows)
    };
    if entry.number > 6 {
        return Err("a number of 1 to 6, or none".into());
    }
    let centre = match entry.centre.as_deref().map(str::as_bytes) {
        None => None,
        Some([column @ b'a'..=b'i', row @ b'1'..=b'9']) => Some((row - b'1', column - b'a')),
        Some(_) => return Err("a plot such as `e5` as the centre".into()),
    };
    let mat = CityMat {
        id: entry.id.clone(),
        name: entry.name.clone(),
        set: entry.set,
        number: entry.number,
        plots,
        districts: districts(kit, entry)?,
        centre,
        overhang: entry.overhang,
        landmarks: entry.landmarks,
    };
    put(&mut kit.cities, mat, |known| known.id == entry.id, 24)
}

fn tech(kit: &mut Kit, entry: &TechEntry, sure: Certainty) -> Read<()> {
    let need = &entry.prereq;
    let prereq = match (need.track, need.income) {
        (Some(track), None) if (2..=4).contains(&need.tier) => Prereq::Track(track, need.tier),
        (None, Some(building)) if (1..=6).contains(&need.space) => Prereq::Income(building, need.space - 1),
        (None, None) if need.landmark => Prereq::Landmark,
        (None, None) if need.charm => Prereq::Charm,
        _ => return Err("a prereq of track and tier (2 to 4), income and space, landmark or charm".into()),
    };
    let tech = Tech {
        id: entry.id,
        name: entry.name.clone(),
        set: entry.set,
        circle: effect(&mut kit.book, "circle", &entry.circle)?,
        square: effect(&mut kit.book, "square", &entry.square)?,
        prereq,
        once: entry.once,
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.techs, tech, |known| known.id == entry.id, MOST_TECHS)
}

fn card(kit: &mut Kit, entry: &CardEntry, sure: Certainty) -> Read<()> {
    let kind = match entry.kind.as_deref() {
        Some("when_played") | None => CardKind::WhenPlayed,
        Some("this_era") => CardKind::ThisEra,
        Some("continuous") => CardKind::Continuous,
        Some("response") => CardKind::Response,
        Some(_) => return Err("the kind `when_played`, `this_era`, `continuous` or `response`".into()),
    };
    let response = match maybe(&mut kit.book, "response", entry.response.as_ref())? {
        None => None,
        Some(effect) => match kit.effect(effect) {
            Effect::CancelsResponse => Some(Response::Cancel),
            Effect::TopplesAttacker => Some(Response::Trap(EffectId(0))),
            Effect::Seq(list)
                if kit.effect(kit.member(list, 0)) == Effect::TopplesAttacker && list.len == 2 =>
            {
                Some(Response::Trap(kit.member(list, 1)))
            }
            _ => {
                return Err(
                    "a response of topple_attacker, alone or first in a seq of two, or cancel_response"
                        .into(),
                );
            }
        },
    };
    let card = Card {
        id: entry.id.clone(),
        name: entry.name.clone(),
        set: entry.set,
        kind,
        copies: entry.copies,
        solo_copies: entry.solo_copies.unwrap_or(entry.copies),
        solo: entry.solo,
        play: maybe(&mut kit.book, "play", entry.play.as_ref())?.unwrap_or(EffectId(0)),
        abilities: abilities(&mut kit.book, &entry.lasting)?,
        response,
        left: maybe(&mut kit.book, "left", entry.left.as_ref())?,
        right: maybe(&mut kit.book, "right", entry.right.as_ref())?,
        text: entry.text.clone().unwrap_or_default(),
        rulings: entry.rulings.clone(),
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.cards, card, |known| known.id == entry.id, MOST_CARDS)?;
    if kit.cards.iter().map(|card| usize::from(card.copies)).sum::<usize>() > MOST_CARDS {
        return Err("at most 128 tapestry cards in all".into());
    }
    Ok(())
}

fn mat(kit: &mut Kit, entry: &MatEntry) -> Read<CivMat> {
    let mut landmarks = Vec::new();
    for id in &entry.landmarks {
        landmarks.push(kit.find_landmark(id).ok_or("ids of landmarks")?);
    }
    if !matches!(entry.middle.len(), 0 | 12) {
        return Err("two terrains for each edge of the hex in the middle".into());
    }
    let book = &mut kit.book;
    let small = entry.turns.unwrap_or([2, 5]);
    let turns = [small, entry.turns_large.unwrap_or(small)];
    if turns.iter().flatten().any(|turn| !(1..=5).contains(turn)) {
        return Err("income turns 1 to 5".into());
    }
    let mut nodes = Vec::new();
    if entry.nodes.len() > 32 {
        return Err("at most 32 places on a mat".into());
    }
    for node in &entry.nodes {
        if node.to.iter().any(|to| usize::from(*to) >= entry.nodes.len()) {
            return Err("places of this mat in `to`".into());
        }
        let to = node.to.iter().fold(0, |bits, to| bits | 1 << to);
        nodes.push(Node { effect: effect(book, "nodes", &node.effect)?, to });
    }
    if entry.tokens.len() > 4 || entry.tokens.iter().any(|at| usize::from(*at) >= nodes.len()) {
        return Err("at most four tokens, on places of this mat".into());
    }
    if !entry.columns.is_empty()
        && entry.columns.iter().map(|n| usize::from(*n)).sum::<usize>() != nodes.len()
    {
        return Err("columns that hold all places".into());
    }
    Ok(CivMat {
        text: entry.text.clone(),
        setup: maybe(book, "setup", entry.setup.as_ref())?,
        first: maybe(book, "first", entry.first.as_ref())?,
        income: maybe(book, "income", entry.income.as_ref())?,
        last: maybe(book, "last", entry.last.as_ref())?,
        after_tapestry: maybe(book, "after_tapestry", entry.after_tapestry.as_ref())?,
        final_points: maybe(book, "final", entry.final_points.as_ref())?,
        end: maybe(book, "end", entry.end.as_ref())?,
        midgame: maybe(book, "midgame", entry.midgame.as_ref())?,
        turns,
        must: entry.must,
        abilities: abilities(book, &entry.lasting)?,
        nodes,
        columns: entry.columns.clone(),
        tokens: entry.tokens.clone(),
        tokens_left: entry.tokens_left.unwrap_or([0; 2]),
        landmarks,
        middle: entry.middle.clone(),
    })
}

fn civ(kit: &mut Kit, entry: &CivEntry) -> Read<()> {
    let printed = mat(kit, &entry.printed)?;
    let old = &entry.printed;
    let setup = maybe(&mut kit.book, "adjust", old.adjust.as_ref())?;
    let first = maybe(&mut kit.book, "adjust_first", old.adjust_first.as_ref())?;
    let adjust = (setup.is_some() || first.is_some()).then_some(Adjustment {
        setup,
        first,
        replaces: old.adjust_replaces,
        certainty: old.adjust_certainty.unwrap_or(Certainty::Printed),
    });
    let pack = entry.pack.as_ref().map(|pack| mat(kit, pack)).transpose()?;
    let civ = Civ {
        id: entry.id.clone(),
        name: entry.name.clone(),
        set: entry.set,
        solo: entry.solo,
        printed,
        adjust,
        pack,
        rulings: entry.rulings.clone(),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.civs, civ, |known| known.id == entry.id, 64)
}
