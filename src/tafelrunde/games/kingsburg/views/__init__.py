"""What people see: the view of a seat, offers and reasons in words, the sketch for a terminal."""
