// The card game that boardgame.io's server is measured with: five cards each, play one, draw one, until none is left.
// node boardgame_io.cjs PORT
const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const CARDS = 110;
const HAND = 5;

const game = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    return { players: { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) }, secret: { deck }, left: deck.length, row: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, place) => {
        const hand = G.players[playerID];
        G.row.push(...hand.splice(place % hand.length, 1));
        hand.push(G.secret.deck.pop());
        G.left -= 1;
      },
    },
  },
  endIf: ({ G }) => (G.left === 0 ? { row: G.row.length } : undefined),
};

Server({ games: [game], origins: ['http://127.0.0.1'] }).run({ port: Number(process.argv[2]), callback: () => {} });
