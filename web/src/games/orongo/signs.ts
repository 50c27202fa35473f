// The events of Orongo as signs.

import { END, type Sign, plainSign } from "../../lib/recentEvents";
import type { LogEntry, Message } from "../../lib/messages";
import type { OrongoAction, OrongoFirst, OrongoTile } from "./messages";

/** What happened, as small pictures. */
export function sign(entry: LogEntry): Sign {
  const event = entry.events.at(-1);
  if (!event) return untold(entry);
  const move = event.move as OrongoAction | OrongoFirst | OrongoTile;
  if ("chance" in move) {
    if (move.chance === "tile") return tiles(entry);
    return { pieces: [{ name: "amulet" }, { name: "badge", clan: move.seat }] };
  }
  const clan = event.seat ?? 0;
  switch (move.do) {
    case "bid":
      return { pieces: [{ name: "shell" }], text: String(move.shells), sound: "clink" };
    case "place":
      return { pieces: [{ name: "chip", clan }], text: move.field, sound: "stone" };
    case "build":
      return { pieces: [{ name: "moai" }], text: move.palm, sound: "stone" };
    default:
      return plainSign(entry);
  }
}

/** The tiles that were turned up, by their kinds. */
function tiles({ say, hexes }: LogEntry): Sign {
  const fields = (say.args["tiles"] ?? []) as Message[];
  const kinds = fields.map(({ args }) => (args["kind"] as Message).args["kind"] as string);
  return { pieces: kinds.map((name) => ({ name })), text: hexes.join(" "), sound: "roll" };
}

/** What follows from others' doing: shells of the atoll for who bid nothing, the amulet, the end. */
function untold({ say: { args }, seat }: LogEntry): Sign {
  if (args["shells"] !== undefined)
    return { pieces: [{ name: "shell" }], text: `+${String(args["shells"])}`, sound: "clink" };
  return seat === null ? END : { pieces: [{ name: "amulet" }] };
}
