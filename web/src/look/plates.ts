// The outlines of the clans' plates (markers, chips, badges): one shape a clan, each about as large
// as a disc of its radius.

/** A disc around (0, y). */
export const round = (r: number, y = 0): string =>
  `M${-r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Corners around the middle, whose distances alternate between these shares of the radius. */
function corners(count: number, turned: number, shares: readonly number[]): (r: number) => string {
  return (r) => {
    const points = Array.from({ length: count }, (_, i) => {
      const angle = ((turned + (360 * i) / count) * Math.PI) / 180;
      const far = r * (shares[i % shares.length] ?? 1);
      return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${points.join("L")}Z`;
  };
}

/** Disc, hexagon, square on its corner, rays, square. */
export const PLATES: readonly ((r: number) => string)[] = [
  round,
  corners(6, 30, [1.1]),
  corners(4, 0, [1.24]),
  corners(24, 0, [1.12, 0.93]),
  corners(4, 45, [1.24]),
];
