## Ein erstes Spiel Tapestry, Schritt für Schritt

lesson-tapestry-city = Du führst eine Zivilisation vom Feuer zu den Sternen; wer nach dem fünften Einkommenszug die meisten Punkte hat, gewinnt. Deine sind die Anführer. Wähle eine Hauptstadt: Auf ihre freien Plätze kommen deine Gebäude.
lesson-tapestry-income = Jede Ära beginnt mit einem Einkommenszug, also auch das Spiel. Nimm ihn.
lesson-tapestry-technology = Auf der leichtesten Stufe gehst du zuerst auf jeder der vier Leisten einen Schritt. Beginne mit der Technologie, deren erstes Feld erfindet: Nimm Time Travel. Erfindungen geben etwas, wenn sie später verbessert werden.
lesson-tapestry-military = Jetzt das Militär: Sein erstes Feld erobert. Wähle ein Feld neben deinem für einen Außenposten. Von den zwei Würfeln behältst du einen: Rot zahlt Punkte für deine Gebiete.
lesson-tapestry-exploration = Nun die Entdeckung: Sie bringt Plättchen, mit denen du die Karte vergrößern wirst.
lesson-tapestry-science = Die Wissenschaft kam von selbst, und ihr Würfel zeigt eine Leiste: dort ein Schritt umsonst, aber ohne seinen Ertrag. Nimm ihn.
lesson-tapestry-advance = Ein Zug: auf einer Leiste vorrücken, zahlen, bekommen, was das Feld zeigt. Wähle das nächste Feld des Militärs: ein beliebiges Gut, dafür eine Karte. Zahl noch eines für den Bonus, eine Waffenkammer, und stell sie in deine Stadt.
lesson-tapestry-again = Die Bots haben gezogen: Der Automa will gewinnen, das Schattenreich verhilft ihm zu Wahrzeichen; „Warum?“ nennt ihre Gründe. Jetzt ebenso die Technologie: vorrücken, für den Bonus zahlen, den Markt hinstellen.
lesson-tapestry-era = Deine Güter sind verbraucht, also beginnt eine neue Ära: Nimm deinen Einkommenszug. Gebäude, die dein Tableau verlassen haben, haben dort mehr Einkommen freigelegt.
lesson-tapestry-leaders = Ein Einkommenszug hat vier Teile. Zuerst deine Zivilisation: Nutze die Anführer und leg ihren Stein auf die Entdeckung, für einen Schritt umsonst.
lesson-tapestry-explore = Erkunde: Wähle Plättchen 33, ein freies Feld neben deinem Land, und dreh es so, dass Kanten passen; jede passende Seite ist ein Punkt. Das Plättchen bringt eine Waffenkammer für deine Stadt.
lesson-tapestry-card = Zweiter Teil: Spiel eine Wandteppichkarte für deine Ära. Empiricism zahlt für Schritte in der Wissenschaft. Du betrittst die Ära als Erster, also kommt ein Gut deiner Wahl dazu.
lesson-tapestry-upgrade = Dritter Teil: Verbessere eine Erfindung. Time Travel rückt auf und gibt eine Münze. Danach kommen Punkte und Güter von selbst.
lesson-tapestry-conquer = Rück beim Militär noch einmal vor und erobere: Das Plättchen, das du erkundet hast, wartet nur darauf. Behalte einen der Würfel.
lesson-tapestry-landmark = Das nächste Feld des Militärs beginnt eine neue Stufe, und wer zuerst kommt, nimmt ihr Wahrzeichen: Rück vor und leg es in deine Stadt. Volle Reihen, Spalten und Viertel zahlen sich aus.
lesson-tapestry-end = Jetzt kennst du einen ganzen Zug. Das Spiel geht weiter bis zum fünften Einkommenszug aller. Ein Tipp hilft, wenn du nicht weiterweißt, und jedes Feld, jede Karte, jedes Plättchen sagt, was es tut.
