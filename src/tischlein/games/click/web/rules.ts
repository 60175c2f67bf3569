// What this game draws on its rules page.

import type { RulesArt } from '$kit/rules';
import Symbols from './art/Symbols.svelte';
import type { Components } from './generated';
import { ACTION_OF } from './rules/actions';
import Box from './rules/Box.svelte';
import End from './rules/End.svelte';
import Figure from './rules/Figure.svelte';
import Goal from './rules/Goal.svelte';
import Turn from './rules/Turn.svelte';

const DRAWN = [
  'CL-1.6', 'CL-2.1', 'CL-2.2', 'CL-3.1', 'CL-3.2', 'CL-3.3', 'CL-3.9', 'CL-3.12', 'CL-5.1', 'CL-5.3', 'CL-5.5',
  ...Object.keys(ACTION_OF),
];

const art: RulesArt<Components> = {
  Symbols,
  scenes: { goal: Goal, turn: Turn, end: End },
  figures: Object.fromEntries(DRAWN.map((clause) => [clause, Figure])),
  Box,
};
export default art;
