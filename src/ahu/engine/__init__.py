"""Offers games to programs in any language: requests and replies, a line of JSON each."""
