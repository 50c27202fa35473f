// The typefaces of the page. They are loaded after it, so that nobody waits for them.
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/fraunces/wght-italic.css";
import "@fontsource-variable/fraunces/wght.css";
