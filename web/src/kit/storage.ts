// Browser storage for boards. Keys begin with the game's id.
export { keep, recall } from '../lib/storage';
