import { listRoutes, nextSteps } from '../../src/generator/generate.ts';
import { begunSteps } from '../../src/generator/prefix.ts';
import { asScript } from '../../src/generator/script.ts';
import { TurnList } from '../../src/generator/turn-list.ts';
import { formatPosition } from '../../src/notation/format-position.ts';
import { play } from '../../src/play.ts';
import { levelAt, Position } from '../../src/position.ts';
import { BLOCK, choicesOf, fromOf, kindOf, pausedSteps } from '../../src/steps.ts';
import type { Seeded } from '../seeded.ts';

/** A route as the choices that make it. */
type Route = readonly number[];

/** The squares with three blocks after these steps. */
export function towersAfter(position: Position, steps: Route): number {
  const built = (square: number): number =>
    steps.filter((step) => kindOf(step) === BLOCK && fromOf(step) === square).length;
  return Array.from({ length: 25 }, (_, square) => square)
    .filter((square) => levelAt(position, square) + built(square) >= 3)
    .reduce((set, square) => set | (1 << square), 0);
}

/** The choices of a route that are still to be made, as a script wants them. */
function routeAt(position: Position, { data }: TurnList, at: number): Route {
  const choices = pausedSteps(data, at) ?? choicesOf(data, at);
  const towers = towersAfter(position, choices);
  const begun = begunSteps(position).length;
  return choices.slice(begun).map((step) => asScript(step, towers));
}

/**
 * The routes lead to the listed results and to nothing else; but a turn that stops for somebody says by which route, of
 * which the list has only one.
 */
export function routeResultsFault(position: Position, texts: readonly string[]): string | undefined {
  const routes = new TurnList();
  listRoutes(position, routes);
  const after = new Position();
  const reached = new Set<string>();
  const stopped = new Set<string>();
  for (const at of routes.starts()) {
    play(position, routes.data, at, after);
    if (after.prefix === null) reached.add(formatPosition(after));
    else stopped.add(formatPosition(after));
  }
  const missing = texts.find((text) => !reached.has(text) && !stopped.has(text));
  const complete = texts.filter((text) => !stopped.has(text)).length;
  if (missing !== undefined) return `no route leads to ${missing}`;
  return reached.size === complete ? undefined : `${reached.size - complete} results have routes only`;
}

/**
 * After any beginning of a route exactly those steps are offered with which some route goes on. Not for level walks, which
 * are one route however they are walked: those are followed square by square elsewhere.
 */
export function offerFault(position: Position, chance: Seeded, beginnings: number): string | undefined {
  const list = new TurnList();
  listRoutes(position, list);
  const routes = [...list.starts()].map((at) => routeAt(position, list, at));
  for (let n = 0; n < beginnings && routes.length > 0; n++) {
    const route = chance.pick(routes);
    const taken = route.slice(0, n === 0 ? 0 : chance.below(route.length + 1));
    const fault = beginningFault(position, routes, taken);
    if (fault !== undefined) return `after [${taken.join(' ')}] ${fault}`;
  }
  return undefined;
}

function beginningFault(position: Position, routes: readonly Route[], taken: Route): string | undefined {
  const going = routes.filter((route) => taken.every((step, n) => route[n] === step));
  const wanted = new Map<number, boolean>();
  for (const route of going) {
    const step = route[taken.length];
    if (step !== undefined) wanted.set(step, wanted.get(step) === true || route.length === taken.length + 1);
  }
  const { next, mayEnd } = nextSteps(position, taken);
  if (mayEnd !== going.some(({ length }) => length === taken.length)) return 'the turn may end, or not';
  const towers = towersAfter(position, [...begunSteps(position), ...taken]);
  const texts = next.map(({ step, ends }) => `${asScript(step, towers)}${ends ? ' ends' : ''}`).sort();
  const wantedTexts = [...wanted].map(([step, ends]) => `${step}${ends ? ' ends' : ''}`).sort();
  return texts.join() === wantedTexts.join()
    ? undefined
    : `${texts.join()} is offered, not ${wantedTexts.join()}`;
}
