// The few signs that a text of the rules may have: `options`, **strong** words, and clauses by their ids.

export interface Piece {
  kind: 'plain' | 'strong' | 'code' | 'clause';
  text: string;
}

const SIGNS = /`([^`]+)`|\*\*(.+?)\*\*|\b([A-Z]{2,}-\d+\.\d+)\b/g;

/** `isClause`: whether there is such a clause; others are no links. */
export function piecesOf(text: string, isClause: (id: string) => boolean): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(SIGNS)) {
    const [whole, code, strong, clause] = match;
    if (clause && !isClause(clause)) continue;
    if (match.index > done) found.push({ kind: 'plain', text: text.slice(done, match.index) });
    found.push({ kind: code ? 'code' : strong ? 'strong' : 'clause', text: code ?? strong ?? clause ?? '' });
    done = match.index + whole.length;
  }
  if (done < text.length) found.push({ kind: 'plain', text: text.slice(done) });
  return found;
}
