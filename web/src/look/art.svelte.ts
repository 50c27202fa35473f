// The drawings of games, loaded when a game is drawn.

import OURS from "virtual:games";

class Art {
  /** What is there to be used by its name, by game. */
  drawings: ReadonlyMap<string, string> = $state.raw(new Map());

  /** The drawings of a game too; those from other packages have none. */
  async learn(game: string): Promise<void> {
    if (this.drawings.has(game)) return;
    const found = await OURS[game]?.art();
    if (found) this.drawings = new Map([...this.drawings, [game, found.default]]);
  }
}

export const art = new Art();
