// What a person has in mind at a table of Giants: nothing of it is done before they say so.
// Everything that may be chosen comes from the server, with what it would give away.

import { tick } from "svelte";

import type { HexSign, Light } from "../../lib/hexes";
import { expanded, onlyOne } from "../../lib/choices";
import { t } from "../../lib/i18n.svelte";
import { same } from "../../lib/same";
import type {
  GiantsAction,
  GiantsBid,
  GiantsEnter,
  GiantsPlace,
  GiantsPublicView,
  GiantsView,
} from "./messages";
import type { GiantsEnd, GiantsPlanned } from "./plans";
import type { Table } from "../../lib/table.svelte";
import { tableNow } from "../../lib/views";

type Of<Do extends GiantsAction["do"]> = Extract<GiantsAction, { do: Do }>;
export type Figure = GiantsPlace["figure"];

type Power = NonNullable<GiantsPlace["power"]>;

/** What each power gives, and whether that bears the clan's sign. */
const SIGNS: Record<Power, { name: string; own: boolean }> = {
  worker: { name: "worker", own: true },
  marker: { name: "marker", own: true },
  logs: { name: "log", own: false },
  headdress: { name: "topknot", own: false },
  reserve: { name: "base", own: true },
};

export class GiantsTurn {
  bid: GiantsBid = $state({ do: "bid", markers: 0, workers: 0, sorcerer: false, chief: false });
  figure: Figure = $state("worker");
  logs = $state(0);
  placing: GiantsPlace | null = $state.raw(null);
  /** The hex over which the figure is held. */
  aimed: string | null = $state(null);
  /** The hex whose items are to choose from. */
  asked: string | null = $state(null);
  item: string | null = $state(null);
  steps: GiantsEnter[] = $state.raw([]);
  end: GiantsEnd | null = $state.raw(null);
  /** Where the item can go from the end of the route. */
  planned: GiantsPlanned | undefined = $state.raw();
  /** Whether the server is being asked where the item can go. */
  planning = $state(false);
  /** Whether the person looks for a Moai to look under. */
  peeking = $state(false);
  chosen: string[] = $state.raw([]);
  /** The ahu just looked under. */
  peeked: string | null = $state(null);

  private asking = 0;

  constructor(private readonly table: Table) {}

  get view(): GiantsPublicView | undefined {
    return tableNow(this.table);
  }

  /** The item in hand. */
  get hand(): string | null {
    return this.view?.hand ?? null;
  }

  /** The legal actions of one kind. */
  legal<Do extends GiantsAction["do"]>(kind: Do): Of<Do>[] {
    return (this.table.choices as GiantsAction[]).filter(
      (action): action is Of<Do> => action.do === kind,
    );
  }

  /** The bid in mind, if it may be sealed. */
  get sealable(): Of<"bid"> | undefined {
    return this.legal("bid").find((bid) => same(bid, this.bid));
  }

  /** The sizes of statues that the sculptors of the bid in mind could carve (G3.3, G3.5). */
  get carvable(): number[] {
    const bid = this.sealable;
    if (!bid) return [];
    const hands = bid.workers + Number(bid.sorcerer);
    return [1, 2, 3].filter((size) => bid.chief || size <= hands);
  }

  /** The sizes of statues that one could have: by the bid in mind, or now. */
  get within(): number[] {
    return this.view?.phase === "bid" ? this.carvable : this.legal("take").map(({ size }) => size);
  }

  /** The Moai one may pay to look under. */
  get peeks(): Of<"peek">[] {
    return (this.table.asides as GiantsAction[]).filter((one) => one.do === "peek");
  }

  /** Pays half a tablet and looks. */
  async peek(ahu: string): Promise<void> {
    if (!(await this.table.play([{ do: "peek", ahu }]))) return;
    await tick();
    this.peeked = ahu;
  }

  /** Whose base was found. */
  get found(): number | null {
    const view = this.table.view as GiantsView | GiantsPublicView | undefined;
    if (!view || !("bases" in view) || this.peeked === null) return null;
    return view.bases[this.peeked] ?? null;
  }

  /** Forgets what was in mind: the table has moved on. */
  reset(): void {
    this.drop();
    this.placing = null;
    this.aimed = null;
    this.asked = null;
    this.peeking = false;
    this.chosen = [];
    this.peeked = null;
    this.bid = { do: "bid", markers: 0, workers: 0, sorcerer: false, chief: false };
    const places = this.legal("place");
    if (!places.some((place) => place.figure === this.figure))
      this.figure = places[0]?.figure ?? "worker";
    this.logs = 0;
    const { hand } = this;
    if (hand && this.table.myTurn) void this.choose(hand);
  }

  // Placement

  get figures(): Figure[] {
    return [...new Set(this.legal("place").map((place) => place.figure))];
  }

  get mostLogs(): number {
    const places = this.legal("place").filter((place) => place.figure === this.figure);
    return Math.max(0, ...places.map((place) => place.logs));
  }

  takeFigure(figure: Figure): void {
    this.figure = figure;
    this.setLogs(Math.min(this.logs, this.mostLogs));
  }

  setLogs(logs: number): void {
    this.logs = logs;
    if (this.aimed !== null) this.aim(this.aimed);
  }

  /** The ways to place the figure in hand on a hex: with no power, or with one of its powers. */
  waysOn(hex: string): GiantsPlace[] {
    return this.legal("place").filter(
      (place) => place.figure === this.figure && place.logs === this.logs && place.hex === hex,
    );
  }

  /** Holds the figure over a hex. Of several ways none is taken before somebody chooses it. */
  private aim(hex: string): void {
    const ways = this.waysOn(hex);
    this.aimed = ways.length ? hex : null;
    this.placing = onlyOne(ways);
  }

  // Transport

  /** What would be done, without its end; an item in hand need not be picked. */
  get moves(): GiantsAction[] {
    return [...this.legal("pick").filter((pick) => pick.item === this.item), ...this.steps];
  }

  /** How the action may end where the item would be now. */
  get ends(): GiantsEnd[] {
    return this.planned?.ends ?? [];
  }

  /** The hexes of the route, from where the item is. */
  get route(): string[] {
    const item = this.view?.items.find((found) => found.item === this.item);
    return item ? [item.start, ...this.steps.map((step) => step.hex)] : [];
  }

  /** Takes an item in mind and asks where it can go. */
  async choose(item: string): Promise<void> {
    this.item = item;
    this.asked = null;
    await this.go([]);
  }

  /** Puts the item back. */
  drop(): void {
    this.asking++;
    this.planning = false;
    this.item = this.end = null;
    this.steps = [];
    this.planned = undefined;
  }

  /** Changes the route, and asks what is possible at its end. Of several ends none is taken before somebody chooses it. */
  async go(steps: GiantsEnter[]): Promise<void> {
    const item = this.item;
    if (item === null) return;
    const asking = ++this.asking;
    this.planning = true;
    this.steps = steps;
    this.end = null;
    const planned = (await this.table.plan(item, this.moves)) as GiantsPlanned | undefined;
    if (asking !== this.asking) return;
    this.planning = false;
    this.planned = planned;
    this.end = onlyOne(this.ends);
  }

  /** Who else could carry on one hex of the route. */
  async carriers(at: number): Promise<GiantsEnter[]> {
    const before = this.moves.slice(0, this.moves.length - this.steps.length + at);
    const hex = this.steps[at]?.hex;
    const choices = before.length
      ? expanded((await this.table.try(before))?.choices ?? [])
      : this.table.choices;
    return (choices as GiantsAction[])
      .filter((action) => action.do === "enter")
      .filter((step) => step.hex === hex);
  }

  // The board

  /** The hexes that can be chosen now. */
  get lights(): Map<string, Light> {
    const lights = new Map<string, Light>();
    if (!this.table.myTurn || this.peeking) return lights;
    const phase = this.view?.phase;
    if (phase === "place") {
      for (const { figure, hex, logs, power } of this.legal("place")) {
        if (figure !== this.figure || logs !== this.logs) continue;
        const light: Light = lights.get(hex) ?? { chosen: hex === this.aimed };
        const said = power ? t("giants-value-power", { value: power }) : "";
        if (power && !light.said?.includes(said)) {
          light.signs = [...(light.signs ?? []), this.signOf(power)];
          light.said = [...(light.said ?? []), said];
        }
        lights.set(hex, light);
      }
    } else if (phase === "move" && this.item === null) {
      for (const { item } of this.legal("pick")) {
        const found = this.view?.items.find((one) => one.item === item);
        if (found) lights.set(found.start, {});
      }
    } else if (phase === "move") {
      for (const { hex } of this.planned?.steps ?? []) lights.set(hex, {});
      for (const { hex, given, settles } of this.planned?.journeys ?? [])
        lights.set(hex, this.lightOf(given, settles));
      for (const hex of this.route) lights.set(hex, { chosen: true });
    }
    return lights;
  }

  /** The end of a journey: the points it gives away, and whether the item can be settled there. */
  private lightOf(given: number, settles: boolean): Light {
    const badge = String(given);
    const said = [t("giants-page-given", { points: given })];
    if (!settles) return { badge, said };
    const headdress = this.view?.items.find(({ item }) => item === this.item)?.headdress ?? false;
    said.push(t("giants-page-settles", { headdress: headdress ? 1 : 0 }));
    return { badge, said, good: true, signs: [{ name: headdress ? "topknot" : "moai" }] };
  }

  /** The picture of what a power gives. */
  private signOf(power: Power): HexSign {
    const { name, own } = SIGNS[power];
    return own && this.table.seat !== null ? { name, clan: this.table.seat } : { name };
  }

  get ahuLights(): Map<string, Light> {
    const lights = new Map<string, Light>();
    if (this.peeking) {
      for (const { ahu } of this.peeks) lights.set(ahu, { chosen: this.chosen.includes(ahu) });
    } else if (this.aimed !== null) {
      for (const way of this.waysOn(this.aimed))
        if (way.ahu) lights.set(way.ahu, { chosen: way.ahu === this.placing?.ahu });
    } else if (this.item !== null) {
      for (const end of this.ends)
        if ("ahu" in end.action && end.action.ahu !== null)
          lights.set(end.action.ahu, { chosen: end === this.end });
    }
    return lights;
  }

  /** A hex was pressed. */
  async press(hex: string): Promise<void> {
    this.table.refusal = undefined;
    if (!this.table.myTurn || this.peeking) return;
    const phase = this.view?.phase;
    if (phase === "place") return this.pressToPlace(hex);
    if (phase === "move") return this.pressToMove(hex);
  }

  private async pressToPlace(hex: string): Promise<void> {
    if (this.waysOn(hex).length) {
      this.aim(hex);
      return;
    }
    const { figure, logs } = this;
    const refusal = await this.table.why({
      do: "place",
      figure,
      hex,
      logs,
      power: null,
      ahu: null,
    });
    this.table.refusal = refusal ?? undefined;
  }

  private async pressToMove(hex: string): Promise<void> {
    if (this.item === null) return this.pressToPick(hex);
    const back = this.route.indexOf(hex);
    if (back >= 0) return this.go(this.steps.slice(0, back));
    // What is lit belongs to the route before, until the server has answered.
    if (this.planning) return;
    const journey = this.planned?.journeys.find((found) => found.hex === hex);
    if (journey) return this.go([...this.steps, ...journey.steps]);
    const step = this.planned?.steps.find((found) => found.hex === hex);
    if (step) return this.go([...this.steps, step]);
    const none = Array.from({ length: this.view?.players ?? 0 }, () => 0);
    await this.table.try([
      ...this.moves,
      { do: "enter", hex, figures: none, logs: 0, chief: null },
    ]);
  }

  private async pressToPick(hex: string): Promise<void> {
    const here = (this.view?.items ?? []).filter((item) => item.start === hex);
    const legal = new Set(this.legal("pick").map((pick) => pick.item));
    const [first, ...others] = here.filter((item) => legal.has(item.item));
    if (first && !others.length) return this.choose(first.item);
    if (first) this.asked = hex;
    else if (here[0]) await this.table.explain({ do: "pick", item: here[0].item });
  }

  pressAhu(ahu: string): void {
    if (this.peeking) this.chosen = [ahu];
    else if (this.aimed !== null) {
      const ways = this.waysOn(this.aimed);
      this.placing = ways.find((way) => way.ahu === ahu) ?? this.placing;
    } else {
      const found = this.ends.find(({ action }) => "ahu" in action && action.ahu === ahu);
      this.end = found ?? this.end;
    }
  }
}
