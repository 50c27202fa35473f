// A table to be opened: who sits where, and by which options.

import { openTable } from "./api";
import type { GameInfo, NewSeat, OpenedTable, Terms } from "./messages";
import { blankTable, keepTable, type MyTable } from "./storedTables";

export type { MyTable };

/** Who plays a seat: I, a bot of a level, somebody else at this screen, or whoever is invited. */
export type Sitting = { who: "me" | "bot" | "here" | "open"; level: string; name: string };

export type Setup = {
  game: string;
  seats: Sitting[];
  options: Record<string, boolean | number>;
  terms?: Terms;
};

export const DEFAULT_LEVEL = "easy";

const bot = (level: string): Sitting => ({ who: "bot", level, name: "" });

const me = (name: string): Sitting => ({ who: "me", level: "", name });

/** The options as the game's rules have them. */
export const usualOptions = (game: GameInfo): Setup["options"] =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

/** A good table at once: I and as many bots as the game needs, by the options for a first game. */
export function quickSetup(game: GameInfo, name: string): Setup {
  const least = Math.min(...game.players);
  const others = Array.from({ length: least - 1 }, () => bot(DEFAULT_LEVEL));
  const options = { ...usualOptions(game), ...game.first_options };
  return { game: game.name, seats: [me(name), ...others], options };
}

/** The same by the rules as they are. */
export const rulebookSetup = (game: GameInfo, name: string): Setup => ({
  ...quickSetup(game, name),
  options: usualOptions(game),
});

/** A table with friends: I and as many free seats as the game needs, by the rules as they are. */
export function friendsSetup(game: GameInfo, name: string): Setup {
  const least = Math.min(...game.players);
  const others = Array.from({ length: least - 1 }, (): Sitting => ({
    who: "open",
    level: "",
    name: "",
  }));
  return { game: game.name, seats: [me(name), ...others], options: usualOptions(game) };
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
      : { player: seat.who === "open" ? "guest" : "person", name: seat.name.trim() },
  );
  const made = await openTable({
    game: setup.game,
    seats,
    options: setup.options,
    ...(setup.terms && { terms: setup.terms }),
  });
  return keepNewTable(made, setup.game);
}

/** Keeps the tokens of a table that was opened here. */
export function keepNewTable(made: OpenedTable, game: string, lesson?: string): MyTable {
  const mine: MyTable = {
    ...blankTable(made.table),
    game,
    ...(lesson && { lesson }),
    seats: bySeat(made.seats),
    invitations: bySeat(made.invitations),
    watch: made.watch,
    owner: made.owner,
  };
  keepTable(mine);
  return mine;
}

/** Secrets by their seats, without those that are not there. */
const bySeat = (secrets: (string | null)[]): Record<number, string> =>
  Object.fromEntries(secrets.flatMap((secret, seat) => (secret ? [[seat, secret]] : [])));
