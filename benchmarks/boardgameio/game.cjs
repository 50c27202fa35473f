// A game for two on as many cells as Orongo has fields: whoever is on turn puts a mark anywhere.
exports.Marks = {
  name: "marks",
  setup: () => ({ cells: Array(110).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};
