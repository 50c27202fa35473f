// The events of Giants as signs.

import { END, type Sign, plainSign } from "../../lib/recentEvents";
import type { BoardInfo, LogEntry } from "../../lib/messages";
import type { GiantsAction, GiantsBid, GiantsDie, GiantsFirst, GiantsPick } from "./messages";
import { dieFace, hexName } from "./words";

const FIGURES = ["sorcerer", "chief"] as const;

/** What happened, as small pictures. */
export function sign(entry: LogEntry, board: BoardInfo | null): Sign {
  const event = entry.events.at(-1);
  // Who can do nothing passes; what nobody did is the end.
  if (!event) return entry.seat === null ? END : { pieces: [], text: "–" };
  const move = event.move as GiantsAction | GiantsDie | GiantsFirst;
  if ("chance" in move) {
    if (move.chance === "first")
      return { pieces: [{ name: "badge", clan: move.seat }], text: "1." };
    const sizes = String(entry.say.args["sizes"] ?? "");
    return {
      pieces: [{ name: "moai" }],
      text: sizes || "0",
      faces: sizes ? sizes.split(" ") : [dieFace(0)],
      sound: "roll",
    };
  }
  const clan = event.seat ?? 0;
  switch (move.do) {
    case "bid":
      return bidSign(move, clan);
    case "take":
      return { pieces: [{ name: "moai" }], text: String(move.size), sound: "stone" };
    case "place": {
      const pieces: Sign["pieces"] = [{ name: move.figure, clan }];
      if (move.logs) pieces.push({ name: "log", count: move.logs });
      if (move.ahu !== null) pieces.push({ name: "base", clan });
      return { pieces, text: move.ahu ?? hexName(move.hex, board), sound: "stone" };
    }
    case "buy":
      return { pieces: [{ name: "tablet" }], sound: "clink" };
    case "pass":
    case "decline":
      return { pieces: [], text: "–" };
    case "stop":
    case "mark":
      return {
        pieces: [{ name: carried(entry) }],
        text: hexName(entry.hexes.at(-1) ?? "", board),
        sound: "stone",
      };
    case "erect":
    case "crown":
      return { pieces: [{ name: carried(entry) }], text: move.ahu, sound: "stone" };
    case "mark-laid":
    case "take-back":
      return { pieces: [{ name: "marker", clan, count: move.items.length }], sound: "clink" };
    case "peek":
      return { pieces: [{ name: "base" }], text: move.ahu };
    default:
      return plainSign(entry);
  }
}

function bidSign(bid: GiantsBid, clan: number): Sign {
  const pieces: Sign["pieces"] = [];
  if (bid.markers) pieces.push({ name: "marker", clan, count: bid.markers });
  if (bid.workers) pieces.push({ name: "worker", clan, count: bid.workers });
  for (const name of FIGURES) if (bid[name]) pieces.push({ name, clan });
  return pieces.length ? { pieces, sound: "clink" } : { pieces, text: "0" };
}

/** The picture of what was on a journey. */
function carried({ events }: LogEntry): string {
  const [pick] = events.map((event) => event.move as GiantsPick);
  return pick?.item?.startsWith("h") ? "topknot" : "moai";
}
