// What a person has in mind at a table of Orongo, before he says that it be done.

import { onlyOne } from "../../lib/choices";
import type { Light } from "../../lib/hexes";
import type {
  OrongoAction,
  OrongoBid,
  OrongoBuild,
  OrongoPlace,
  OrongoPublicView,
} from "./messages";
import type { Table } from "../../lib/table.svelte";
import { tableNow } from "../../lib/views";

export class OrongoTurn {
  shells = $state(0);
  field: string | null = $state(null);
  tiles: string[] | null = $state.raw(null);
  palm: string | null = $state(null);

  constructor(private readonly table: Table) {}

  private get actions(): OrongoAction[] {
    return this.table.choices as OrongoAction[];
  }

  get view(): OrongoPublicView | undefined {
    return tableNow(this.table);
  }

  get bids(): OrongoBid[] {
    return this.actions.filter((action) => action.do === "bid");
  }

  get places(): OrongoPlace[] {
    return this.actions.filter((action) => action.do === "place");
  }

  get builds(): OrongoBuild[] {
    return this.actions.filter((action) => action.do === "build");
  }

  /** The sets of tiles that can be used up. */
  get sets(): string[][] {
    const found = new Map(this.builds.map((build) => [build.tiles.join(" "), build.tiles]));
    return [...found.values()];
  }

  /** The palms on which a Moai could stand for the chosen set. */
  get palms(): string[] {
    const wanted = this.tiles?.join(" ");
    return this.builds.filter((build) => build.tiles.join(" ") === wanted).map((one) => one.palm);
  }

  /** What would be done now. */
  get ready(): OrongoAction | null {
    if (this.bids.length) return this.bids.find((bid) => bid.shells === this.shells) ?? null;
    if (this.builds.length)
      return (
        this.builds.find(
          (build) => build.palm === this.palm && build.tiles.join(" ") === this.tiles?.join(" "),
        ) ?? null
      );
    return this.places.find((place) => place.field === this.field) ?? null;
  }

  /** Forgets what was in mind: the table has moved on. */
  reset(): void {
    this.shells = 0;
    this.field = null;
    this.useTiles(onlyOne(this.sets));
  }

  /** Tiles are used up for good: where there are several sets or palms, none is taken before somebody chooses it. */
  useTiles(tiles: string[] | null): void {
    this.tiles = tiles;
    if (this.palm === null || !this.palms.includes(this.palm)) this.palm = onlyOne(this.palms);
  }

  /** The fields that can be chosen now. */
  get lights(): Map<string, Light> {
    const lights = new Map<string, Light>();
    if (!this.table.myTurn) return lights;
    for (const { field } of this.places) lights.set(field, { chosen: field === this.field });
    if (!this.tiles) for (const tile of this.sets.flat()) lights.set(tile, {});
    for (const tile of this.tiles ?? []) lights.set(tile, { chosen: true });
    for (const palm of this.palms) lights.set(palm, { chosen: palm === this.palm });
    return lights;
  }

  /** A field was pressed. */
  async press(field: string): Promise<void> {
    this.table.refusal = undefined;
    if (!this.table.myTurn || this.bids.length) return;
    if (this.builds.length) {
      const set = this.sets.find((tiles) => tiles.includes(field));
      if (this.palms.includes(field)) this.palm = field;
      else if (set) this.useTiles(set);
      return;
    }
    if (this.places.some((place) => place.field === field)) this.field = field;
    else await this.table.explain({ do: "place", field });
  }
}
