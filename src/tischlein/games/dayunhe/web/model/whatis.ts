// "What is this?" for every place of the board, by its name. Decides nothing: what may be done is told, and why something
// may not be is asked of the table.

import type { Explained } from '$kit/whatis';
import { explainBoards } from './whatboards';
import { explainButton } from './whatbuttons';
import { explainCards } from './whatcards';
import { explainField } from './whatfields';
import { explainTiles } from './whattiles';
import type { Table } from './whattable';

export function explain(at: string, table: Table): Explained | null {
  if (table.model.fields.includes(at)) return explainField(at, table);
  const [kind = '', first = '', second = ''] = at.split(':');
  return explainTiles(kind, first, second, table) ?? explainCards(kind, first, table) ?? explainBoards(kind, first, table) ?? explainButton(kind, first, table);
}
