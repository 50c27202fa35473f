// node clients.cjs TABLES SECONDS PACE: plays, and prints how many moves and how long each took
// to the other client. With a pace of 0 every table plays as fast as it can.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Marks } = require("./game.cjs");

const [tables, seconds, pace] = process.argv.slice(2).map(Number);
const server = "http://localhost:18484";
const lobby = "http://localhost:18485";
const warmUp = 1000;
const delays = [];

async function open(number) {
  const options = { method: "POST", headers: { "Content-Type": "application/json" } };
  const response = await fetch(`${lobby}/games/marks/create`, {
    ...options,
    body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = await response.json();
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const joined = await fetch(`${lobby}/games/marks/${matchID}/join`, {
      ...options,
      body: JSON.stringify({ playerID, playerName: playerID }),
    });
    const { playerCredentials: credentials } = await joined.json();
    const multiplayer = SocketIO({ server });
    const client = Client({ game: Marks, numPlayers: 2, multiplayer, matchID, playerID, credentials, debug: false });
    client.start();
    clients.push(client);
  }
  await Promise.all(clients.map((client) => until(client, (state) => state !== null)));
  return clients;
}

function until(client, holds) {
  return new Promise((resolve) => {
    if (holds(client.getState())) return resolve();
    const stop = client.subscribe((state) => {
      if (!holds(state)) return;
      setImmediate(() => stop && stop());
      resolve();
    });
  });
}

async function move(clients, number) {
  const mover = clients[number % 2];
  const other = clients[1 - (number % 2)];
  const begun = performance.now();
  const heard = until(other, (state) => state.ctx.turn === number + 2);
  mover.moves.mark(number % 110);
  await heard;
  const delay = performance.now() - begun;
  await until(mover, (state) => state.ctx.turn === number + 2);
  return delay;
}

async function play(clients, index, begun) {
  const gap = pace ? (1000 * tables) / pace : 0;
  let due = begun + (gap * index) / tables;
  const end = begun + warmUp + 1000 * seconds;
  for (let number = 0; performance.now() < end; number++) {
    const wait = due - performance.now();
    if (pace && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const delay = await move(clients, number);
    const now = performance.now();
    if (now > begun + warmUp && now < end) delays.push(delay);
    due += gap;
  }
}

async function main() {
  const all = [];
  for (let number = 0; number < tables; number++) all.push(await open(number));
  const begun = performance.now();
  await Promise.all(all.map((clients, index) => play(clients, index, begun)));
  const answer = JSON.stringify({ moves: delays.length, delays });
  process.stdout.write(`${answer}\n`, () => process.exit(0));
}

main();
