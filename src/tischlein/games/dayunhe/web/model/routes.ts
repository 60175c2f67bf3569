// The ways of the ship as the map draws them, from the forecast in the view.

import type { ShownCourse, ShownLeg } from '../generated';
import type { Step } from './happened';
import type { Badge, Route } from './mapping';

function badgesOf(legs: readonly ShownLeg[]): Badge[] {
  return legs.filter((leg) => leg.seat >= 0 && leg.points !== 0).map(({ field, seat, points }) => ({ field, seat, points }));
}

/** The forecast of the ship's move: the way up to the first choice in gold, every further step in grey. */
export function forecastRoutes(legs: readonly ShownLeg[], ship: string): Route[] {
  const sure: ShownLeg[] = [];
  for (let number = 1; ; number++) {
    const steps = legs.filter((leg) => leg.number === number);
    if (steps.length !== 1) break;
    sure.push(steps[0]!);
  }
  const open = legs.filter((leg) => leg.number > sure.length);
  const routes: Route[] = [];
  if (sure.length > 0) routes.push({ fields: [ship, ...sure.map((leg) => leg.field)], badges: badgesOf(sure), isMain: true });
  const seen = new Set<string>();
  for (const leg of open) {
    const key = `${leg.source}>${leg.field}`;
    if (seen.has(key)) continue;
    seen.add(key);
    routes.push({ fields: [leg.source, leg.field], badges: badgesOf([leg]), isMain: false });
  }
  return routes;
}

/** The choices of the steering player: the chosen one in gold, the others in grey; each with its points. */
export function courseRoutes(courses: readonly ShownCourse[], legs: readonly ShownLeg[], ship: string, chosen: string): Route[] {
  const byStep = new Map(legs.map((leg) => [`${leg.source}>${leg.field}`, leg]));
  return courses.map(({ fields }) => {
    const way = [ship, ...fields];
    const steps = fields.flatMap((field, at) => byStep.get(`${way[at]}>${field}`) ?? []);
    return { fields: way, badges: badgesOf(steps), isMain: fields[0] === chosen };
  });
}

/** The points of a choice by seat; all zero without one. */
export function outlookOf(courses: readonly ShownCourse[], chosen: string, seats: number): readonly number[] {
  return courses.find((course) => course.fields[0] === chosen)?.points ?? Array<number>(seats).fill(0);
}

/** The way without the previewed move, if the move changes it: its points would be lost. */
export function lostRoutes(before: readonly ShownLeg[], after: readonly ShownLeg[], ship: string): Route[] {
  const stays = new Set(after.map((leg) => `${leg.source}>${leg.field}/${leg.points}`));
  const gone = before.filter((leg) => !stays.has(`${leg.source}>${leg.field}/${leg.points}`));
  if (gone.length === 0) return [];
  return forecastRoutes(before, ship).map((route) => ({
    fields: route.fields,
    badges: badgesOf(gone.filter((leg) => route.fields.includes(leg.field))),
    isMain: false,
    isOld: true,
  }));
}

/** The way that the ship has just sailed, with its points. */
export function wakeOf(steps: readonly Step[]): Route[] {
  const [first] = steps;
  if (!first) return [];
  return [{ fields: [first.source, ...steps.map((step) => step.field)], badges: badgesOf(steps.map((step, at) => ({ number: at + 1, ...step }))), isMain: true }];
}
