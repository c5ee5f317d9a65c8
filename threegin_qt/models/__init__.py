"""Qt item models over what the controller and the store hold: the cards of a seat, the score sheet, the moves of a hand."""
