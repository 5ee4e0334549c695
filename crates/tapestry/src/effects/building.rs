//! Income buildings and landmarks: gained and placed.
//!
//! Rules: `buildings.gain`, `buildings.none-left`, `buildings.place`, `landmarks.one`, `landmarks.place`,
//! `landmarks.board`, `arts.landmark-tech`.

use kernel::{Seat, Sink};

use crate::components::{Building, Outline, Prereq, Set, When};
use crate::effects::gain::bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Frame, Laid, Tapestry, Task, plot};

impl Tapestry {
    pub(crate) fn gain_building<S: Sink<Event>>(
        &mut self,
        seat: u8,
        building: Building,
        beside: bool,
        sink: &mut S,
    ) {
        if !self.take_building(seat, building, sink) {
            if S::ON {
                sink.event(Event::Nothing { seat: Seat(seat) });
            }
            return;
        }
        self.fire(seat, When::YouGain(building), Context::default());
        if !beside {
            self.push(seat, Task::Place(building), Context::default());
            crate::hooks::gained_building(self, seat, building);
        }
    }

    pub(crate) fn reserve<S: Sink<Event>>(&mut self, seat: u8, building: Building, sink: &mut S) {
        if self.player(seat).income_turns >= 5 {
            return self.gain_building(seat, building, false, sink);
        }
        if self.take_building(seat, building, sink) {
            self.player_mut(seat).reserved[building.index()] += 1;
        }
    }

    /// The landmarks of the four base tracks, as bits.
    pub(crate) fn board_landmarks(&self) -> u64 {
        let base =
            |landmark: &crate::components::Landmark| landmark.track.is_some() && landmark.set == Set::Base;
        let all = self.kit.landmarks.iter().enumerate().filter(|(_, landmark)| base(landmark));
        all.fold(0, |bits, (at, _)| bits | 1 << at)
    }

    pub(crate) fn gain_landmark<S: Sink<Event>>(
        &mut self,
        seat: u8,
        landmark: u8,
        from_track: bool,
        sink: &mut S,
    ) {
        if self.landmarks >> landmark & 1 == 0 || self.player(seat).done {
            if S::ON {
                sink.event(Event::Nothing { seat: Seat(seat) });
            }
            return;
        }
        self.landmarks &= !(1 << landmark);
        self.player_mut(seat).landmarks |= 1 << landmark;
        self.turn.built |= seat == self.active;
        if S::ON {
            sink.event(Event::Landmark { seat: Seat(seat), landmark });
        }
        // After income turn 5, not in it.
        let over = self.player(seat).income_turns >= 5 && !(self.turn.income && self.active == seat);
        if over && self.has(seat, crate::components::Flag::PlaysOn) {
            self.score_points(seat, 10, PointsFrom::Landmarks, sink);
        }
        crate::hooks::gained_landmark(self, seat, landmark);
        self.fire(seat, When::YouGainLandmark, Context::default());
        if from_track {
            self.fire(seat, When::YouGainTrackLandmark, Context::default());
        }
        for other in self.others(seat) {
            let context = Context::of_seat(seat);
            self.fire(other, When::OppLandmark, context);
            if from_track {
                self.fire(other, When::OppTrackLandmark, context);
            }
        }
    }

    pub(crate) fn offer_building(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let seat = frame.seat;
        let player = self.player(seat);
        match frame.task {
            Task::BuildAny { .. } => {
                for building in Building::ALL {
                    if player.covered[building.index()] != 0 {
                        offer.add(Act::Building(*building));
                    }
                }
            }
            Task::Place(_) => {
                offer.add_spots(0, self.sites_for(seat, Outline::PLOT, false));
                crate::hooks::offer_place(self, seat, false, offer);
                self.offer_card_plots(seat, &[Outline::PLOT], offer);
            }
            Task::PlaceLandmark(landmark) => {
                let outlines = &self.kit.landmarks[usize::from(landmark)].outlines;
                for (turn, outline) in outlines.iter().enumerate() {
                    offer.add_spots(turn, self.sites_for(seat, *outline, true));
                }
                for tech in bits(player.techs[0] | player.techs[1]) {
                    let wants = self.kit.techs[usize::from(tech)].prereq == Prereq::Landmark;
                    if wants && player.tech_landmarks >> tech & 1 == 0 {
                        offer.add(Act::Tech(tech));
                    }
                }
                crate::hooks::offer_place(self, seat, true, offer);
                self.offer_card_plots(seat, outlines, offer);
                crate::hooks::offer_wait(self, seat, landmark, offer);
            }
            Task::LandmarkAny => {
                bits(self.landmarks & self.board_landmarks()).for_each(|at| offer.add(Act::Landmark(at)));
            }
            _ => {}
        }
    }

    pub(crate) fn answer_building<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let seat = frame.seat;
        match (frame.task, act) {
            (Task::BuildAny { beside }, Act::Building(building)) => {
                self.gain_building(seat, building, beside, sink);
            }
            (Task::Place(building), Act::Plot { x, y, .. }) => {
                self.player_mut(seat).in_city[building.index()] += 1;
                self.fire(seat, When::YouPlaceIncomeBuilding, Context::default());
                self.cover(seat, Outline::PLOT, (x, y), plot::BUILDING + building as u8, sink);
            }
            (Task::PlaceLandmark(landmark), Act::Plot { x, y, turn }) => {
                let outline = self.kit.landmarks[usize::from(landmark)].outlines[usize::from(turn)];
                self.player_mut(seat).waiting &= !(1 << landmark);
                self.cover(seat, outline, (x, y), plot::LANDMARK + landmark, sink);
            }
            (Task::PlaceLandmark(landmark), Act::Tech(tech)) => {
                self.player_mut(seat).waiting &= !(1 << landmark);
                let player = self.player_mut(seat);
                player.tech_landmarks |= 1 << tech;
                let _ = player.laid.try_push(Laid { tech, landmark });
                self.raise(seat, tech, true, sink);
            }
            (Task::Place(building), Act::Card(card)) => {
                let mark = plot::BUILDING + building as u8;
                self.push(seat, Task::PlaceOnCard { card, mark }, Context::default());
            }
            (Task::PlaceLandmark(landmark), Act::Card(card)) => {
                self.player_mut(seat).waiting &= !(1 << landmark);
                let mark = plot::LANDMARK + landmark;
                self.push(seat, Task::PlaceOnCard { card, mark }, Context::default());
            }
            (Task::PlaceLandmark(landmark), Act::Done) => {
                self.player_mut(seat).waiting |= 1 << landmark;
                self.turn.laid |= 1 << landmark;
            }
            (Task::Place(_) | Task::PlaceLandmark(_), Act::Node(_) | Act::Hex(_)) => {
                if let Task::PlaceLandmark(landmark) = frame.task {
                    self.player_mut(seat).waiting &= !(1 << landmark);
                }
                crate::hooks::place_elsewhere(self, frame, act, sink);
            }
            (Task::LandmarkAny, Act::Landmark(landmark)) => self.gain_landmark(seat, landmark, false, sink),
            _ => {}
        }
    }
}
