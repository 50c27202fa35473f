// How pieces look: the clans' badge here, all others as the games say in games/NAME/pieces.ts.

/** A piece that is drawn around (0, 0). */
export type PieceLook = {
  /** What is shown of it as a small picture among words. */
  box: string;
  /** How large the sign of its clan is, and how far below the middle. */
  sign?: { scale?: number; y?: number };
  /** Whether it is cut alike for all clans, each of which else has its own. */
  alike?: boolean;
};

const modules = import.meta.glob<{ default: Record<string, PieceLook> }>("../games/*/pieces.ts", {
  eager: true,
});

const looks: Record<string, PieceLook> = Object.assign(
  { badge: { box: "-15 -15 30 30", sign: { scale: 0.95 } } },
  ...Object.values(modules).map((module) => module.default),
);

/** How a piece looks; a picture that no game describes has room enough. */
export const pieceLook = (name: string): PieceLook => looks[name] ?? { box: "-24 -24 48 48" };
