"""The pictures for terminals, a room for each game, and the words of all pictures."""
