// What is printed on the ten action cards: the number of symbols of each part.

export interface Printed {
  number: number;
  supplies: number;
  builds: number;
  /** "Up to two builds, or one rebuild". */
  hasRebuild: boolean;
  /** Its third part costs two unrest tiles. */
  isAttack: boolean;
}

/** The price of an attack in unrest tiles, as printed. */
export const PRICE = 2;

/** Why a third part cannot be carried out: its price is missing, or there is no target on the table. */
export type Barred = '' | 'price' | 'table';

const PRINTED: Record<string, Printed> = {
  raise: { number: 1, supplies: 3, builds: 1, hasRebuild: false, isAttack: false },
  remove: { number: 2, supplies: 1, builds: 2, hasRebuild: true, isAttack: false },
  calm: { number: 3, supplies: 1, builds: 2, hasRebuild: true, isAttack: false },
  destroy: { number: 4, supplies: 2, builds: 1, hasRebuild: false, isAttack: true },
  inspect: { number: 5, supplies: 2, builds: 1, hasRebuild: false, isAttack: false },
  tea: { number: 6, supplies: 2, builds: 1, hasRebuild: false, isAttack: true },
  spy: { number: 7, supplies: 1, builds: 2, hasRebuild: true, isAttack: false },
  intrigue: { number: 8, supplies: 1, builds: 2, hasRebuild: true, isAttack: true },
  denounce: { number: 9, supplies: 2, builds: 1, hasRebuild: false, isAttack: true },
  reform: { number: 10, supplies: 2, builds: 1, hasRebuild: false, isAttack: false },
};

export const CARDS = Object.keys(PRINTED);

/** The clause of each card's third part. */
export const CLAUSES: Record<string, string> = {
  raise: 'DY-5.1', remove: 'DY-5.2', calm: 'DY-5.3', destroy: 'DY-5.4', inspect: 'DY-5.5', tea: 'DY-5.6', spy: 'DY-5.7', intrigue: 'DY-5.8', denounce: 'DY-5.9', reform: 'DY-5.10',
};

export function printed(card: string): Printed | null {
  return PRINTED[card] ?? null;
}
