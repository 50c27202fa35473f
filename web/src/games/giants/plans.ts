// Messages about journeys, as Giants fills them.

import type { End, Journeyed, Planned } from "../../lib/messages";
import type { GiantsAction, GiantsEnter, GiantsItemInSight, GiantsJourney } from "./messages";

export type GiantsEnd = Omit<End, "action"> & { action: GiantsAction };

export type GiantsPlanned = Omit<Planned, "ends" | "steps" | "journeys"> & {
  ends: GiantsEnd[];
  steps: GiantsEnter[];
  journeys: GiantsJourney[];
};

export type GiantsJourneyed = Omit<Journeyed, "item"> & { item: GiantsItemInSight };
