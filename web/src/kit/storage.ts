// What the browser keeps for a board; keys begin with the game's id.
export { keep, recall } from '../lib/storage';
