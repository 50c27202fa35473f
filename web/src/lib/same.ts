/** Whether two values of JSON are the same, in whatever order their fields are. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isWhole(one) || !isWhole(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  );
}

const isWhole = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
