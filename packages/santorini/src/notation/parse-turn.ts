import { fault, ok, type Result } from '@thera/table';
import { awaitsChance } from '../chance.ts';
import { listRoutes, nextSteps, turnOf } from '../generator/generate.ts';
import { Turn } from '../generator/turn.ts';
import { TurnList } from '../generator/turn-list.ts';
import type { Position } from '../position.ts';
import { NEAR } from '../squares.ts';
import { choicesOf, fromOf, kindOf, MOVE, toOf, WALK } from '../steps.ts';
import type { TurnError } from './errors.ts';
import { readTokens, type TurnToken } from './tokens.ts';

/** The legal turn that a text means, as a header and its steps. Every route is accepted. */
export function parseTurn(position: Position, text: string): Result<Int32Array, TurnError> {
  if (position.winner >= 0) return fault('game-over', '0');
  if (awaitsChance(position)) return fault('awaits-chance', '0');
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  const steps = tokens.value.flatMap((token) => (token.kind === 'step' ? [token.step] : []));
  const turn = steps.length === tokens.value.length ? turnOf(position, steps) : undefined;
  if (turn !== undefined) return ok(turn);
  if (isWalker(position)) {
    const walk = findWalk(position, tokens.value);
    if (walk.ok || tokens.value.some(isWalk)) return walk;
  }
  if (steps.length < tokens.value.length) return fault('illegal', String(tokens.value[0]!.at));
  return faultOf(position, tokens.value, steps);
}

function isWalker(position: Position): boolean {
  const t = new Turn();
  t.begin(position);
  return t.power.walks;
}

/** A walk of several squares can't be followed step by step: it is one step in the list of routes. */
function isWalk(token: TurnToken): boolean {
  if (token.kind === 'walk') return true;
  return kindOf(token.step) === MOVE && (NEAR[fromOf(token.step)]! & (1 << toOf(token.step))) === 0;
}

function findWalk(position: Position, tokens: readonly TurnToken[]): Result<Int32Array, TurnError> {
  const wanted = tokens.flatMap(stepsOf);
  const routes = new TurnList();
  listRoutes(position, routes);
  const turns = [...routes.starts()].map((at) => routes.turn(at));
  // Where it matters who walked last the order tells; elsewhere one order stands for both.
  const turn =
    turns.find((one) => walkKey(choicesOf(one)) === walkKey(wanted)) ??
    turns.find((one) => sortedWalkKey(choicesOf(one)) === sortedWalkKey(wanted));
  return turn === undefined ? fault('illegal', String(tokens[0]!.at)) : ok(turn);
}

function stepsOf(token: TurnToken): number[] {
  if (token.kind === 'step') return [token.step];
  return token.from.map((from, n) => MOVE | (from << 5) | (token.to[n]! << 10));
}

/** Walks and builds by their squares. */
function walkKey(steps: readonly number[]): string {
  return `${walksOf(steps).join()};${buildsOf(steps)}`;
}

/** The same for walks in any order. */
function sortedWalkKey(steps: readonly number[]): string {
  return `${walksOf(steps).sort().join()};${buildsOf(steps)}`;
}

const isWalkStep = (step: number): boolean => kindOf(step) === MOVE || kindOf(step) === WALK;

const walksOf = (steps: readonly number[]): string[] =>
  steps
    .filter((step) => isWalkStep(step) && fromOf(step) !== toOf(step))
    .map((step) => `${fromOf(step)}-${toOf(step)}`);

const buildsOf = (steps: readonly number[]): string =>
  steps
    .filter((step) => !isWalkStep(step))
    .map(fromOf)
    .join();

/** Where a turn that is not legal goes wrong: the first step that can't follow, or its end. */
function faultOf(
  position: Position,
  tokens: readonly TurnToken[],
  steps: readonly number[],
): Result<never, TurnError> {
  // A beginning of a possible beginning is possible too, so the first impossible one can be found by halving.
  let possible = 0;
  let impossible = steps.length + 1;
  while (impossible - possible > 1) {
    const middle = (possible + impossible) >> 1;
    const { next, mayEnd } = nextSteps(position, steps.slice(0, middle));
    if (next.length > 0 || mayEnd) possible = middle;
    else impossible = middle;
  }
  if (impossible > steps.length) return fault('unfinished', String(tokens.at(-1)!.at));
  const isOver = possible > 0 && nextSteps(position, steps.slice(0, possible)).next.length === 0;
  return fault(isOver ? 'too-long' : 'illegal', String(tokens[possible]!.at));
}
