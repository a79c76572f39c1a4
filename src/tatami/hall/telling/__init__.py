"""What people are told: messages, views and sentences, for one pair of eyes at a time."""
