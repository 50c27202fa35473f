const { Server } = require("boardgame.io/server");
const { Marks } = require("./game.cjs");

const port = 18484;
const lobbyConfig = { apiPort: port + 1 };
Server({ games: [Marks], origins: ["*"] }).run({ port, lobbyConfig, callback: () => console.log("ready") });
