// The page's part of Orongo.

import type { GamePage } from "../../lib/games";
import Cover from "./Cover.svelte";

const page: GamePage = {
  table: () => import("./Table.svelte"),
  cover: Cover,
  rules: () => import("./pictures"),
  aid: () => import("./aid"),
};

export default page;
