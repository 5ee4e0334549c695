# Was in den Daten steht. Englisch sind die Daten selbst.

## Spitznamen der Flicken, nach dem Namen in den Daten
text-pw-patch-domino = Domino
text-pw-patch-corner3-cheap-slow = Ecke3-billig-langsam
text-pw-patch-bar3 = Balken3
text-pw-patch-corner3-dear-fast = Ecke3-teuer-schnell
text-pw-patch-tee4 = T4
text-pw-patch-zig4-cheap = Zickzack4-billig
text-pw-patch-bar4 = Balken4
text-pw-patch-ell4-fast = L4-schnell
text-pw-patch-ell4-slow = L4-langsam
text-pw-patch-square4 = Quadrat4
text-pw-patch-zig4-rich = Zickzack4-reich
text-pw-patch-cup5 = Tasse5
text-pw-patch-pee5 = P5
text-pw-patch-long-zig5 = Langzickzack5
text-pw-patch-wye5 = Ypsilon5
text-pw-patch-plus5 = Plus5
text-pw-patch-tee5 = T5
text-pw-patch-bar5 = Balken5
text-pw-patch-ell5 = L5
text-pw-patch-stair5 = Treppe5
text-pw-patch-dagger6 = Dolch6
text-pw-patch-crank6 = Kurbel6
text-pw-patch-wide-cup6 = Breite-Tasse6
text-pw-patch-propeller6 = Propeller6
text-pw-patch-arrowhead6 = Pfeilspitze6
text-pw-patch-double-bar6 = Doppelbalken6
text-pw-patch-long-tee6 = Langes-T6
text-pw-patch-hat6 = Hut6
text-pw-patch-crab6 = Krabbe6
text-pw-patch-boot6 = Stiefel6
text-pw-patch-long-plus7 = Langes-Plus7
text-pw-patch-aitch7 = H7
text-pw-patch-fat-plus8 = Dickes-Plus8
