//! What things are worth in Tapestry, in hundredths of a point. What is left are income turns.

use crate::weights::features;

features! {
    RESOURCE "A resource in hand.", RESOURCE_LEFT "", EVEN "Of each kind at least so many.",
    INCOME "A resource of each income to come.", INCOME_LEFT "",
    INCOME_TILE "A territory tile of each income to come.", INCOME_CARD "A tapestry card of each.",
    MAT "Percent of the points of the income mat to come.",
    EXPLORATION "A step.", EXPLORATION_FAR "The square of steps, by ten.",
    SCIENCE "", SCIENCE_FAR "", MILITARY "", MILITARY_FAR "", TECHNOLOGY "", TECHNOLOGY_FAR "",
    STEP_LEFT "A step on any track, for each income turn left.", FINISHED "A track to its end.",
    LANDMARK "A landmark.", LANDMARK_LEFT "",
    TECH "A tech card in the bottom row.", TECH_LEFT "", TECH_MIDDLE "", TECH_MIDDLE_LEFT "", TECH_TOP "",
    TECH_TOP_LEFT "",
    CONTROL "A territory.", CONTROL_LEFT "", TILE "A territory tile in hand.", TILE_LEFT "",
    HAND "A tapestry card in hand.", HAND_LEFT "", SPACE "A space tile in hand.", SPACE_LEFT "",
    LINE "Rows and columns on the way to be full.", LINE_LEFT "", DISTRICT "Districts on the way to be full.",
    DISTRICT_LEFT "", CIV "Another civilization.", CIV_LEFT "",
    REST "What an income turn must be better by.", REST_LEFT "",
}

/// The weights in use.
pub const USUAL: Weights = Weights([
    170, 30, 20, 170, 20, 60, 60, 100, // goods
    140, 220, 140, 220, 140, 220, 140, 220, 20, 500, // tracks
    250, 50, 60, 20, 40, 70, 90, 70, // landmarks, techs
    70, 40, 20, 20, 40, 40, 50, 50, // land and cards
    25, 25, 100, 50, 200, 300, // city, civilizations
    0, 0, // rest
]);
