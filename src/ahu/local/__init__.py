"""Tables in the browser itself: what a server does for a page, for a page that has none."""
