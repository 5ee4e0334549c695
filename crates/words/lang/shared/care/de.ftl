## Ein Tisch, der nach einer früheren Fassung der Regeln gespielt wurde
differs-title = Die Regeln haben sich inzwischen geändert
differs-refused = Entscheidung { $number } fiel nach Fassung { $edition } der Regeln. Nach Fassung { $known }, die hier gespielt wird, ist sie nicht erlaubt.
differs-elsewhere = Entscheidung { $number } fiel nach Fassung { $edition } der Regeln. Nach Fassung { $known }, die hier gespielt wird, führt sie woandershin.
differs-look = Du siehst den Tisch, wie er vor dieser Entscheidung war. Bis dahin kannst du dir alles ansehen; verloren ist nichts.
differs-on = Von hier aus weiterspielen
differs-on-means = Was danach kam, bleibt im Spielstand, als wäre es zurückgenommen worden.
differs-terminal = Das Spiel ist bis dahin offen. Was du jetzt entscheidest, geht von dieser Stellung aus weiter; der Rest bleibt im Spielstand.
differs-save = Spielstand sichern
