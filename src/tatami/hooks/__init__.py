"""What a game may say of itself beyond its rules: small protocols, each for one side that asks.

A game has those in which it says something as bases beside `Rules`; otherwise their defaults hold.
"""
