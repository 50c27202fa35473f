// The drawings at the head of each section of the rules.

type Picture = { symbol: string; clan?: number };

export const pictures: Record<string, Picture[]> = {
  G0: [{ symbol: "moai" }, { symbol: "topknot" }, { symbol: "log" }],
  G1: [
    { symbol: "worker", clan: 0 },
    { symbol: "sorcerer", clan: 1 },
  ],
  G2: [{ symbol: "moai_quarry" }],
  G3: [{ symbol: "marker", clan: 2 }],
  G4: [{ symbol: "sorcerer", clan: 0 }, { symbol: "village" }],
  G5: [{ symbol: "moai" }, { symbol: "chief", clan: 3 }],
  G6: [{ symbol: "cut-forest" }],
  G7: [{ symbol: "tablet" }],
  G8: [{ symbol: "slab" }],
  O1: [{ symbol: "palm" }, { symbol: "chip", clan: 1 }],
  O2: [{ symbol: "nest" }],
  O3: [{ symbol: "shell" }, { symbol: "amulet" }],
  O4: [{ symbol: "chip", clan: 4 }],
  O5: [{ symbol: "moai" }, { symbol: "quarry" }],
  O6: [{ symbol: "birdman" }],
  O7: [{ symbol: "deity" }],
};
