// The page's part of Giants.

import type { GamePage } from "../../lib/games";
import Cover from "./Cover.svelte";
import Symbols from "./Symbols.svelte";

const page: GamePage = {
  table: () => import("./Table.svelte"),
  symbols: Symbols,
  cover: Cover,
  rules: () => import("./pictures"),
};

export default page;
