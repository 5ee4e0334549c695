## Erfolge

feat-terra-mystica-four-towns = Vierfach Bürgermeister
feat-terra-mystica-four-towns-means = Gründe vier Städte in einem Spiel am Schirm.
feat-terra-mystica-one-fifty = Hundertfünfzig
feat-terra-mystica-one-fifty-means = Erreiche 150 Punkte.
feat-terra-mystica-nightmare = Aufgewacht
feat-terra-mystica-nightmare-means = Schlag den Automa auf Albtraum.
