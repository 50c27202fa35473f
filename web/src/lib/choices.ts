// What a seat may decide comes in groups: of each field some values, in every combination.

import type { Action, Choices } from "./messages";

/** Each action of these groups by itself. */
export function expanded(kinds: readonly Choices[]): Action[] {
  return kinds.flatMap(({ do: kind, fields, groups }) =>
    groups.flatMap((values) =>
      combinations(values).map((row) => {
        const action: Action = { do: kind };
        fields.forEach((name, i) => (action[name] = row[i]));
        return action;
      }),
    ),
  );
}

/** What there is no choice about: nothing is chosen for anybody where there are several. */
export const onlyOne = <T>(found: readonly T[]): T | null =>
  found.length === 1 ? (found[0] ?? null) : null;

function combinations(values: readonly (readonly unknown[])[]): unknown[][] {
  return values.reduce<unknown[][]>(
    (rows, field) => rows.flatMap((row) => field.map((value) => [...row, value])),
    [[]],
  );
}
