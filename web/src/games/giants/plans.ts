// Messages about journeys, as Giants fills them.

import type { JourneyEnd, FinishedJourney, Planned } from "../../lib/messages";
import type { GiantsAction, GiantsEnter, GiantsItemInSight, GiantsJourney } from "./messages";

export type GiantsEnd = Omit<JourneyEnd, "action"> & { action: GiantsAction };

export type GiantsPlanned = Omit<Planned, "ends" | "steps" | "journeys"> & {
  ends: GiantsEnd[];
  steps: GiantsEnter[];
  journeys: GiantsJourney[];
};

export type GiantsFinishedJourney = Omit<FinishedJourney, "item"> & { item: GiantsItemInSight };
