// What this game draws on its rules page.

import type { RulesArt } from '$kit/rules';
import Symbols from './art/Symbols.svelte';
import type { Components } from './generated';
import { CLAUSES } from './model/cards';
import Box from './rules/Box.svelte';
import End from './rules/End.svelte';
import { EXAMPLES } from './rules/examples';
import Figure from './rules/Figure.svelte';
import Goal from './rules/Goal.svelte';
import Turn from './rules/Turn.svelte';

/** Examples that are no clause are scenes. */
const ON_THE_MAP = Object.keys(EXAMPLES).filter((name) => name.startsWith('DY-'));
const BESIDE_IT = ['DY-1.1', 'DY-1.2', 'DY-1.5', 'DY-2.2', 'DY-2.3', 'DY-2.4', 'DY-2.7', 'DY-3.1', 'DY-3.2', 'DY-4.1', 'DY-4.4', 'DY-4.7', 'DY-5.11', 'DY-6.1', 'DY-7.1'];

const art: RulesArt<Components> = {
  Symbols,
  scenes: { goal: Goal, turn: Turn, end: End },
  figures: Object.fromEntries([...ON_THE_MAP, ...BESIDE_IT, ...Object.values(CLAUSES)].map((clause) => [clause, Figure])),
  Box,
};
export default art;
