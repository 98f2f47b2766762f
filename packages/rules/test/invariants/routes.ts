import { listRoutes, nextSteps } from '../../src/generate.ts';
import { formatPosition } from '../../src/notation/format-position.ts';
import { play } from '../../src/play.ts';
import { Position } from '../../src/position.ts';
import { choicesOf, fromOf, kindOf, MOVE, PUSH, SWAP, toOf, WALK } from '../../src/steps.ts';
import { TurnList } from '../../src/turn-list.ts';
import type { Seeded } from '../seeded.ts';

/** A route as the choices that make it. */
type Route = readonly number[];

/** A route with every way of entering a square written as a move, as a script wants it. */
const asScript = (route: Route): number[] =>
  route.map((step) =>
    [SWAP, PUSH].includes(kindOf(step)) ? MOVE | (fromOf(step) << 5) | (toOf(step) << 10) : step,
  );

/** The routes lead to the listed results and to nothing else. */
export function routeResultsFault(position: Position, texts: readonly string[]): string | undefined {
  const routes = new TurnList();
  listRoutes(position, routes);
  const after = new Position();
  const reached = new Set<string>();
  for (const at of routes.starts()) {
    play(position, routes.data, at, after);
    reached.add(formatPosition(after));
  }
  const missing = texts.find((text) => !reached.has(text));
  if (missing !== undefined) return `no route leads to ${missing}`;
  return reached.size === texts.length
    ? undefined
    : `${reached.size - texts.length} results have routes only`;
}

/** After any beginning of a route exactly those steps are offered with which some route goes on. */
export function offerFault(position: Position, chance: Seeded, beginnings: number): string | undefined {
  const list = new TurnList();
  listRoutes(position, list);
  const routes = [...list.starts()].map((at) => choicesOf(list.data, at));
  // A walk is one step in a route and many for a player: those are followed step by step elsewhere.
  if (routes.some((route) => route.some((step) => kindOf(step) === WALK))) return undefined;
  for (let n = 0; n < beginnings && routes.length > 0; n++) {
    const route = chance.pick(routes);
    const taken = route.slice(0, n === 0 ? 0 : chance.below(route.length + 1));
    const fault = beginningFault(position, routes, taken);
    if (fault !== undefined) return `after [${asScript(taken).join(' ')}] ${fault}`;
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
  const { next, mayEnd } = nextSteps(position, asScript(taken));
  if (mayEnd !== going.some(({ length }) => length === taken.length)) return 'the turn may end, or not';
  const texts = next.map(({ step, ends }) => `${step}${ends ? ' ends' : ''}`).sort();
  const wantedTexts = [...wanted].map(([step, ends]) => `${step}${ends ? ' ends' : ''}`).sort();
  return texts.join() === wantedTexts.join()
    ? undefined
    : `${texts.join()} is offered, not ${wantedTexts.join()}`;
}
