const { Server } = require("boardgame.io/server");
const { Marks } = require("./game.cjs");

const port = 18484;
Server({ games: [Marks], origins: ["*"] }).run({ port, callback: () => console.log("ready") });
