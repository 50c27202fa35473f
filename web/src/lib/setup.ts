// A table to be opened: who sits where, and by which options.

import { openTable } from "./api";
import type { GameInfo, NewSeat } from "./messages";
import { keepTable, type MyTable } from "./mine";

/** Who plays a seat: I, a bot of a level, somebody else at this screen, or whoever gets the link. */
export type Sitting = { who: "me" | "bot" | "here" | "open"; level: string; name: string };

export type Setup = { game: string; seats: Sitting[]; options: Record<string, boolean | number> };

export const DEFAULT_LEVEL = "easy";

const bot = (level: string): Sitting => ({ who: "bot", level, name: "" });

/** A good table at once: I and as many bots as the game needs. */
export function quickSetup(game: GameInfo, name: string): Setup {
  const least = Math.min(...game.players);
  const others = Array.from({ length: least - 1 }, () => bot(DEFAULT_LEVEL));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game: game.name, seats: [{ who: "me", level: "", name }, ...others], options };
}

/** As many seats as asked for; new ones are bots. */
export function resize(seats: readonly Sitting[], players: number): Sitting[] {
  const level = seats.find((seat) => seat.who === "bot")?.level ?? DEFAULT_LEVEL;
  return Array.from({ length: players }, (_, i) => seats[i] ?? bot(level));
}

/** Opens the table and keeps its tokens on this device. */
export async function open(setup: Setup): Promise<MyTable> {
  const seats: NewSeat[] = setup.seats.map((seat) =>
    seat.who === "bot"
      ? { player: "bot", level: seat.level }
      : { player: "person", name: seat.name.trim() },
  );
  const made = await openTable({ game: setup.game, seats, options: setup.options });
  const tokens = (which: (sitting: Sitting) => boolean): Record<number, string> =>
    Object.fromEntries(
      setup.seats.flatMap((seat, i) => {
        const token = made.seats[i];
        return token && which(seat) ? [[i, token]] : [];
      }),
    );
  const mine: MyTable = {
    table: made.table,
    game: setup.game,
    seats: tokens((seat) => seat.who === "me" || seat.who === "here"),
    open: tokens((seat) => seat.who === "open"),
    watch: made.watch,
    owner: made.owner,
  };
  keepTable(mine);
  return mine;
}
