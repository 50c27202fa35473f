// Words in little room.

export type Fitted = { lines: string[]; size: number };

/** About how wide a letter is, as a share of its size. */
const LETTER = 0.52;

/** Words in one line or two, at most `most` high, that fit into a width. */
export function fitted(words: string, width: number, most: number): Fitted {
  const whole = words.length * LETTER * most <= width;
  const lines = whole ? [words] : halves(words);
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, size: Math.min(most, width / (longest * LETTER)) };
}

/** Breaks after the space or hyphen that leaves the shortest lines. */
function halves(words: string): string[] {
  const breaks = [...words.matchAll(/[ -]/g)].map((found) => found.index + 1);
  const longer = (at: number): number => Math.max(at, words.length - at);
  const [best] = breaks.sort((one, other) => longer(one) - longer(other));
  return best === undefined ? [words] : [words.slice(0, best).trim(), words.slice(best)];
}
