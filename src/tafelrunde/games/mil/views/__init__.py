"""What people see: the view of a seat, what follows from moves, reasons in words, the sketch for a terminal."""
