// Notifications for all matches of a person, from the home screen: which of them have come to wait for us.

import { catalogue, titleOf } from '$lib/catalogue.svelte';
import type { Listed } from '$lib/generated';
import { notices } from '$lib/notice.svelte';
import { until } from '$lib/words/until';
import { t } from '$lib/words/words.svelte';

export class TurnWatch {
  /** Tables that waited for us at the last look, each with what removes its notification. */
  #waiting: Map<string, () => void> | null = null;

  /** To be called with every list. What waits already at the first look is no news. */
  look(tables: readonly Listed[]): void {
    const before = this.#waiting;
    const mine = tables.filter((table) => table.isYourTurn);
    const known = (table: Listed) => before?.get(table.code);
    this.#waiting = new Map(mine.map((table) => [table.code, known(table) ?? (before ? tell(table) : () => {})]));
    for (const [code, hide] of before ?? []) if (!this.#waiting.has(code)) hide();
  }
}

function tell(table: Listed): () => void {
  const title = titleOf(catalogue.game(table.game), table.game);
  const body = table.turnEnds ? `${title} · ${until(table.turnEnds)}` : title;
  return notices.tell(t('page-your-turn'), body, `/table/${table.code}`);
}
