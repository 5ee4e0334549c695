//! What nobody could read yet, for owners who can.

use kernel::Certainty;

use super::{Building, Kit, Set};

/// A component of which something is not known, or not played yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The table of a pack that would fill it in: `card`, `tech`, `city` and so on.
    pub table: &'static str,
    /// Its word or number.
    pub id: String,
    /// The box that it comes from: the base game or an expansion.
    pub set: Set,
    /// What is missing.
    pub what: String,
    /// Whether it is played all the same when guesses are allowed.
    pub guessed: bool,
}

impl Kit {
    /// Everything of which something is missing, table by table.
    pub fn missing(&self) -> Vec<Missing> {
        let mut all = Vec::new();
        let mut add = |table, id: String, set, what: &str, guessed| {
            if !what.is_empty() {
                all.push(Missing { table, id, set, what: what.to_owned(), guessed });
            }
        };
        for card in &self.cards {
            let says = card.play.0 != 0 || card.response.is_some();
            add("card", card.id.clone(), card.set, &card.missing, says && card.certainty == Certainty::Guess);
        }
        for tech in &self.techs {
            add("tech", tech.id.to_string(), tech.set, &tech.missing, true);
        }
        for tile in &self.space_tiles {
            add("space_tile", tile.id.to_string(), tile.set, &tile.missing, true);
        }
        for track in &self.tracks {
            add("track", track.id.key().to_owned(), Set::Aa, &track.missing, true);
        }
        for city in &self.cities {
            if city.plots.is_none() {
                add("city", city.id.clone(), city.set, "the plots", false);
            }
        }
        for landmark in &self.landmarks {
            add("landmark", landmark.id.clone(), landmark.set, &landmark.missing, true);
        }
        for card in &self.landmark_cards {
            add("landmark_card", card.id.clone(), card.set, &card.missing, false);
        }
        for building in Building::ALL {
            if !self.inspirations.iter().any(|tile| tile.building == *building) {
                add("inspiration", building.key().to_owned(), Set::Aa, "what its six spaces show", false);
            }
        }
        for civ in &self.civs {
            add("civilization", civ.id.clone(), civ.set, &civ.missing, false);
            if !civ.adjust_missing.is_empty() {
                let what = format!("the adjustment at the start: {}", civ.adjust_missing);
                // They stand in the rulebook of the last box.
                add("adjustment", civ.id.clone(), Set::Ff, &what, civ.adjust.is_some());
            }
        }
        for piece in &self.masterpieces {
            if piece.name == format!("Masterpiece {}", piece.id) {
                add("masterpiece", piece.id.to_string(), Set::Aa, "the name", false);
            }
        }
        for (set, cards) in &self.decks {
            let of_set = self.cards.iter().filter(|card| card.set == *set);
            let named: u8 = of_set.map(|card| card.copies).sum();
            if let Some(more) = cards.checked_sub(named).filter(|more| *more > 0) {
                let what = format!("name and text of {more} more tapestry cards");
                add("card", format!("{}_card", set.key()), *set, &what, false);
            }
        }
        all
    }
}

impl Missing {
    /// A form for a pack: as it stands it is read, with comments that say what goes where.
    pub fn form(&self, kit: &Kit) -> String {
        let Missing { table, id, set, what, .. } = self;
        let set = set.key();
        let name = self.name(kit);
        let head = format!("# {name}: {what}\n[[{table}]]\n");
        let body = match *table {
            "card" => format!(
                "id = \"{id}\"\nname = \"{name}\"\nset = \"{set}\"\n\
                 kind = \"when_played\"   # when_played, this_era, continuous or response\n\
                 copies = 1\n\
                 play = \"nothing\"       # what playing it does, such as seq(vp(3), may(conquer))\n\
                 # lasting = [\"on(you_invent, vp(3))\"]   # what holds while it lies there\n\
                 # response = \"topple_attacker\"   # what discarding it from hand does\n\
                 # left = \"vp(2)\"   # the charm for a card on its left\n\
                 # right = \"vp(2)\"   # the charm for a card on its right\n\
                 # plots = [\"##\", \"##\"]   # building plots on the card, rows from the top\n\
                 # plot_benefits = [\"vp(1)\", \"vp(1)\", \"vp(1)\", \"vp(1)\"]   # what covering each gives\n\
                 # plots_full = \"vp(5)\"   # what covering the last of them gives\n\
                 text = \"\"            # in your own words\n"
            ),
            "tech" => format!(
                "id = {id}\nname = \"{name}\"\nset = \"{set}\"\n\
                 circle = \"vp(1)\"   # what the middle row gives\n\
                 square = \"vp(1)\"   # what the top row gives\n\
                 # one of: {{ track = \"science\", tier = 2 }}, {{ income = \"farm\", space = 2 }}, {{ landmark = true }}, \
                 {{ charm = true }}\n\
                 prereq = {{ landmark = true }}\n\
                 once = false   # whether it is flipped after its square\n"
            ),
            "space_tile" => format!(
                "id = {id}\nset = \"{set}\"\n\
                 benefit = \"vp(1)\"   # what exploring it gives\n\
                 # lasting = [\"on(you_advance(science), vp(5))\"]   # what holds from then on\n"
            ),
            "city" => format!(
                "id = \"{id}\"\nname = \"{name}\"\nset = \"{set}\"\n\
                 # nine rows from the top: `.` an open plot, `X` an impassable one\n\
                 plots = [\n{}]\n\
                 # districts that are no blocks of 3 x 3: nine rows of letters, `.` for plots of none\n\
                 # districts = [\"aabb.....\", ...]\n\
                 # rewards = {{ a = \"resource(any, 2)\" }}   # any resource for those that are not named\n\
                 # later = \"ab\"   # districts that pay in every later income turn instead\n\
                 # centre = \"e5\"   # districts are complete when covered plots join them to this one\n\
                 # overhang = false   # buildings may not hang over the edge\n\
                 # landmarks = false   # landmarks may not stand here\n",
                "  \".........\",\n".repeat(9)
            ),
            "landmark" => {
                let track = kit.landmarks.iter().find(|known| known.id == *id).and_then(|known| known.track);
                let track = track.map_or_else(String::new, |(track, tier)| {
                    format!("track = \"{}\"\ntier = {tier}\n", track.key())
                });
                format!(
                    "id = \"{id}\"\nname = \"{name}\"\nset = \"{set}\"\n{track}\
                     shape = [\"##\", \"##\"]   # rows from the top, `#` covers a plot\n\
                     height = 99   # its rank by height, 1 the tallest\n"
                )
            }
            "landmark_card" => {
                let card = kit.landmark_cards.iter().find(|known| known.id == *id);
                let landmark = card.map_or("", |card| kit.landmarks[usize::from(card.landmark)].id.as_str());
                format!(
                    "id = \"{id}\"\nset = \"{set}\"\n\
                     landmark = \"{landmark}\"   # its shape: a form of its own\n\
                     goal = \"at_least(city_line, 1)\"   # when it is gained\n\
                     text = \"\"\n"
                )
            }
            "adjustment" => {
                return format!(
                    "{head}civilization = \"{id}\"\n\
                     setup = \"vp(1)\"   # what it does at the start\n\
                     # first = \"lose(any)\"   # what it does at the end of the first income turn\n\
                     text = \"\"        # in your own words\n"
                );
            }
            "masterpiece" => return format!("{head}id = {id}\nname = \"Its name\"\n"),
            "track" => {
                let board = kit.tracks.iter().find(|board| board.id.key() == id);
                let names = board.map_or_else(Vec::new, |board| {
                    board.spaces.iter().map(|space| space.name.clone()).collect()
                });
                let spaces: Vec<String> = names
                    .iter()
                    .map(|name| {
                        format!(
                            "[[track.space]]\nname = \"{name}\"\nbenefit = \"vp(1)\"\n\
                                 # bonus = {{ pay = \"resource(any)\", gain = \"vp(5)\" }}\n"
                        )
                    })
                    .collect();
                let landmarks = board.map_or_else(String::new, |board| {
                    let ids = board.landmarks.map(|at| format!("\"{}\"", kit.landmarks[usize::from(at)].id));
                    ids.join(", ")
                });
                return format!(
                    "{head}id = \"{id}\"\nset = \"{set}\"\nresource = \"none\"\nlandmarks = [{landmarks}]\n\
                     # what entering each tier costs: own(n), any(n), different(n), same(n)\n\
                     cost = [\"any(1)\", \"different(2)\", \"any(3)\", \"same(2)\"]\n\
                     certainty = \"printed\"\n{}",
                    spaces.concat()
                );
            }
            "inspiration" => {
                let at = Building::from_key(id).map_or(0, Building::index);
                let spaces: Vec<String> = kit.income[at]
                    .iter()
                    .map(|space| {
                        format!("  {{ income = \"nothing\", vp = \"nothing\" }},   # {}\n", space.name)
                    })
                    .collect();
                return format!("{head}building = \"{id}\"\nspaces = [\n{}]\n", spaces.concat());
            }
            _ => format!("id = \"{id}\"\n"),
        };
        // A city mat is known by its plots.
        let sure = if *table == "city" { "" } else { "certainty = \"printed\"\n" };
        format!("{head}{body}{sure}")
    }

    /// What people call it.
    fn name(&self, kit: &Kit) -> String {
        let id = &self.id;
        let found = match self.table {
            "card" => kit.cards.iter().find(|card| card.id == *id).map(|card| card.name.clone()),
            "tech" => kit.techs.iter().find(|tech| tech.id.to_string() == *id).map(|tech| tech.name.clone()),
            "city" => kit.cities.iter().find(|city| city.id == *id).map(|city| city.name.clone()),
            "landmark" => kit.landmarks.iter().find(|one| one.id == *id).map(|one| one.name.clone()),
            "space_tile" => Some(format!("Space tile {id}")),
            "landmark_card" => Some(format!("Landmark card {id}")),
            "inspiration" => Some(format!("Inspiration tile of the {id} track")),
            "adjustment" => kit.find_civ(id).map(|at| kit.civs[usize::from(at)].name.clone()),
            "masterpiece" => Some(format!("Masterpiece {id}")),
            _ => None,
        };
        found.unwrap_or_else(|| id.clone())
    }
}
