## Mit einem anderen Gerät mitspielen

join-scan = Halte die Kamera des anderen Geräts hierher oder öffne dort diese Adresse. Beide sehen denselben Tisch, und beide können ziehen.
join-code = QR-Code mit der Adresse dieses Tischs
join-same-network = Das andere Gerät muss im selben Netz sein. Die Adresse enthält den Schlüssel zu diesem Server: Gib sie nur denen, die mitspielen dürfen.
join-this-machine = Dieser Server ist nur auf seinem eigenen Rechner zu erreichen. So können andere in deinem Netz mitspielen:
join-stop = Beende ihn (Strg-C). Alles ist gespeichert.
join-start = Starte ihn neu mit
join-open = Öffne den Link, den er ausgibt, komm zu diesem Tisch zurück und wähle das noch einmal: Dann gibt es einen Code zum Scannen.
join-safe = Ohne diesen Link kommt niemand herein.
