// What this game draws on its rules page.

import type { RulesArt } from '$kit/rules';
import Symbols from './art/Symbols.svelte';
import type { Components } from './generated';
import Box from './rules/Box.svelte';
import End from './rules/End.svelte';
import { EXAMPLES } from './rules/examples';
import Figure from './rules/Figure.svelte';
import Goal from './rules/Goal.svelte';
import Turn from './rules/Turn.svelte';

const DRAWN = ['MR-1.2', 'MR-1.4', 'MR-1.6', 'MR-2.2', 'MR-2.5', 'MR-5.3', 'MR-7.8', ...Object.keys(EXAMPLES).filter((name) => name.startsWith('MR-'))];

const art: RulesArt<Components> = {
  Symbols,
  scenes: { goal: Goal, turn: Turn, end: End },
  figures: Object.fromEntries(DRAWN.map((clause) => [clause, Figure])),
  Box,
};
export default art;
