"""Learning a judgement from games that it plays itself: self-play, training, competition. Needs numpy."""
