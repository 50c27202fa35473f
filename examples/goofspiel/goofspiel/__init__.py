"""Goofspiel for Ahu: a card game for two to five, written on nothing but the contract.

S1 Everybody has the same cards, numbered from 1; as many prizes lie face down.
S2 A prize is turned over. All bid a card at once, face down, and show them together.
S3 The highest card takes the prize. When several are highest, nobody does: the prize is gone.
   Under version 1 of the rules it was added to the next prize instead.
S4 Cards that were bid are gone. After the last prize whoever has most points has won.
"""
