//! What things are worth, in hundredths of a point.
//!
//! Most weights are a pair: in the last round, and what is added for each round that is left after this one.

use crate::weights::features;

features! {
    COIN "A coin in hand.", COIN_LEFT "", WORKER "A worker in hand.", WORKER_LEFT "",
    PRIEST "A priest in hand.", PRIEST_LEFT "",
    BOWL3 "Power in bowl III.", BOWL3_LEFT "", BOWL2 "Power in bowl II.", BOWL2_LEFT "",
    BOWL1 "Power in bowl I.", BOWL1_LEFT "",
    POWER "Power of income.", POWER_LEFT "",
    COINS "More coins than these are worth less.", WORKERS "The same for workers.", PRIESTS "The same for priests.",
    EXCESS "Percent that they are still worth.",
    INCOME "Percent of their worth that goods of later rounds have now.",
    DWELLING "A dwelling.", DWELLING_LEFT "", HOUSE "A trading house.", HOUSE_LEFT "",
    TEMPLE "A temple.", TEMPLE_LEFT "", STRONGHOLD "The stronghold.", STRONGHOLD_LEFT "",
    SANCTUARY "The sanctuary.", SANCTUARY_LEFT "",
    TOWN "A town that is all but founded, by the square of its progress.", TOWN_LEFT "",
    TOWN_SMALL "The same, by its progress.",
    AREA "A structure of the largest network.", AREA_LEFT "",
    AREA_FIRST "Being ahead in area.", AREA_SCALE "Structures ahead that make it three quarters sure.",
    AREA_DRIFT "Structures, in hundredths, that the other gains on one each round.",
    CULT "A cult step.", CULT_LEFT "", CULT_FIRST "Being ahead in a cult.",
    CULT_SCALE "Steps ahead, in hundredths, that make it three quarters sure.",
    CULT_DRIFT "Steps, in hundredths, that the other gains on one each round.",
    CULT_BONUS "Percent of the bonus of this round's tile.", CULT_LATER "The same for later rounds.",
    SPADE "A spade of a cult bonus.", KEY "A key that can be used.",
    FAV5 "", FAV5_LEFT "", FAV6 "", FAV6_LEFT "", FAV10 "", FAV10_LEFT "", FAV11 "", FAV11_LEFT "",
    FAV12 "", FAV12_LEFT "",
    SHIP "A level of shipping.", SHIP_LEFT "", DIG "A level of digging.", DIG_LEFT "",
    READY "Free home ground in reach.", READY_LEFT "", NEAR "Ground a spade away in reach.", NEAR_LEFT "",
    FAR "Ground two spades away in reach.", FAR_LEFT "",
    ACTION "An action of a card or tile that is still free.", NEIGHBOUR "A structure of another next to one's own.",
    NEIGHBOUR_LEFT "", FIT "Percent of what structures in hand will score on later tiles.",
    CARD_SPADE "The bonus card with the spade.", CARD_CULT "The one with the cult step.",
    CARD_SHIP "The one that lends shipping.", CARD_PASS "Percent of the points of a card for passing.",
    PASS "What an action must be worth to be taken.",
}

/// The weights in use.
pub const USUAL: Weights = Weights([
    59, 7, 77, 20, 169, 29, 36, 5, 22, 3, -4, -1,
    41, 2, 8, 4, 1, 34, 80, 69, 11, 164, 25, 196,
    28, 204, 62, 200, 38, 669, 90, 176, 50, 4, 578, 3,
    59, 45, 0, 541, 190, 27, 120, 84, 198, 28, 92, 12,
    43, 97, 2, 125, 11, 113, -2, 124, 31, 96, 27, 51,
    90, 14, 19, 13, 7, 7, 32, 19, 18, 33, 291, 119,
    87, 70, 11,
]);
