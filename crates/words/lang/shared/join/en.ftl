## Joining with another device

join-scan = Point the camera of the other device here, or open this address there. Both see the same table, and both can move.
join-code = QR code with the address of this table
join-same-network = The other device must be in the same network. The address holds the key to this server: give it only to those who may play.
join-this-machine = This server listens on its own machine only. To let others in your network join:
join-stop = Stop it (Ctrl-C). Everything is saved.
join-start = Start it again with
join-open = Open the link that it prints, come back to this table, and choose this again: then there is a code to scan.
join-safe = Nobody without that link comes in.
