// What of a table is to be shown: now, or as it was then.

import type { PublicView, View } from "./messages";
import type { Table } from "./table.svelte";
import type { Watching } from "./replay.svelte";

/** A seat's view: the table as everybody sees it, and what only the seat knows. */
export type Whole<Public> = { seat: number; table: Public };

const isWhole = <Public extends object, Own extends Whole<Public>>(
  view: Own | Public,
): view is Own => "table" in view;

/** The table as everybody sees it, from whatever view there is. */
export const publicView = <Public extends object>(view: Whole<Public> | Public): Public =>
  isWhole(view) ? view.table : view;

/** The table as everybody sees it, for the seat at the screen. */
export function tableNow<Public extends object>(table: Table): Public | undefined {
  return table.state?.table as Public | undefined;
}

/** What to show: the table, and the secrets of the seat, or of all seats where all is open. */
export function shownViews<
  Public extends object = PublicView,
  Own extends Whole<Public> = View & Whole<Public>,
>(table: Table, watching: Watching): { view: Public; own: Own[] } {
  const looked = watching.looked;
  const shown = (looked?.view ?? table.view) as Own | Public;
  const all = looked?.views.length ? (looked.views as (Own | Public)[]) : [shown];
  return {
    view: publicView<Public>(shown),
    own: all.filter((one) => isWhole<Public, Own>(one)),
  };
}
