//! What things are worth in Tapestry, in hundredths of a point. What is left are income turns.

use crate::weights::features;

features! {
    RESOURCE "A resource in hand.",
    RESOURCE_LEFT "What is added for each that is left.",
    ASKED "A resource that a track asks for.",
    INCOME "A resource of each income to come.",
    INCOME_LEFT "What is added for each that is left.",
    INCOME_TILE "A territory tile of each income to come.",
    INCOME_CARD "A tapestry card of each.",
    MAT "Percent of the points of the income mat to come.",
    EXPLORATION "A step on the exploration track.",
    EXPLORATION_FAR "The square of steps, by ten.",
    SCIENCE "A step on the science track.",
    SCIENCE_FAR "The square of steps, by ten.",
    MILITARY "A step on the military track.",
    MILITARY_FAR "The square of steps, by ten.",
    TECHNOLOGY "A step on the technology track.",
    TECHNOLOGY_FAR "The square of steps, by ten.",
    STEP_LEFT "A step on any track, for each income turn left.",
    FINISHED "A track to its end.",
    LANDMARK "A landmark.",
    LANDMARK_LEFT "What is added for each that is left.",
    TECH "A tech card in the bottom row.",
    TECH_LEFT "What is added for each that is left.",
    TECH_MIDDLE "A tech card in the middle row.",
    TECH_MIDDLE_LEFT "What is added for each that is left.",
    TECH_TOP "A tech card in the top row.",
    TECH_TOP_LEFT "What is added for each that is left.",
    CONTROL "A territory.",
    CONTROL_LEFT "What is added for each that is left.",
    TILE "A territory tile in hand.",
    TILE_LEFT "What is added for each that is left.",
    HAND "A tapestry card in hand.",
    HAND_LEFT "What is added for each that is left.",
    SPACE "A space tile in hand.",
    SPACE_LEFT "What is added for each that is left.",
    LINE "Rows and columns on the way to be full.",
    LINE_LEFT "What is added for each that is left.",
    DISTRICT "Districts on the way to be full.",
    DISTRICT_LEFT "What is added for each that is left.",
    CIV "Another civilization.",
    CIV_LEFT "What is added for each that is left.",
    REST "What an income turn must be better by.",
    REST_LEFT "What is added for each that is left.",
}

/// The weights in use.
pub const USUAL: Weights = Weights([
    170, 30, 60, 170, 20, 60, 60, 100, // goods
    140, 220, 140, 220, 140, 220, 140, 220, 20, 500, // tracks
    250, 50, 60, 20, 40, 70, 90, 70, // landmarks, techs
    70, 40, 20, 20, 40, 40, 50, 50, // land and cards
    25, 25, 100, 50, 200, 300, // city, civilizations
    0, 0, // rest
]);
