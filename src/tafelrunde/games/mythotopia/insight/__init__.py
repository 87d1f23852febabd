"""What a bot should know: what positions are worth, and the weights behind that."""
