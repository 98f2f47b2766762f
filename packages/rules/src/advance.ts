import { fault, ok, type Result } from '@thera/table';
import { awaitsChance, chances } from './chance.ts';
import { makeOffer, pick, pickable } from './drafting.ts';
import { settle } from './leaving.ts';
import { freshLineup } from './lineup.ts';
import { bannedPair } from './matchups.ts';
import type { TurnError } from './notation/errors.ts';
import { parsePower } from './notation/parse-power.ts';
import { parseTurn } from './notation/parse-turn.ts';
import { beginPlacing, place, placesFor, WORKERS } from './placing.ts';
import { play } from './play.ts';
import { Position } from './position.ts';
import type { Power } from './power.ts';
import type { PowerId } from './power-ids.ts';
import { powerOf } from './powers/index.ts';
import { parseSquare } from './squares.ts';
import type { Drafting, Placing, Playing, Stage } from './stage.ts';

/** Why a decision is refused. */
export const DECISION_ERRORS = [
  'banned-pair',
  'power-taken',
  'not-offered',
  'wrong-count',
  'wrong-players',
  'unknown-power',
] as const;
export type DecisionError = (typeof DECISION_ERRORS)[number] | TurnError;

/** Settles what chance decides: one of positions that are equally likely. */
export type Chance = (options: readonly Position[]) => Position;

/** The stage after a whole decision, given as tokens of notation. */
export function advance(
  stage: Stage,
  steps: readonly string[],
  chance: Chance,
): Result<Stage, DecisionError> {
  switch (stage.phase) {
    case 'offer':
      return offer(stage, steps);
    case 'pick':
      return take(stage, steps);
    case 'start':
      return begin(stage, steps, chance);
    case 'place':
      return placeWorkers(stage, steps);
    case 'play':
      return playTurn(stage, steps, chance);
  }
}

/** The stage in which workers are placed, once everybody has a power. */
export function toPlacing(cards: readonly Power[], start: number, chance: Chance): Placing {
  const placing = undrawnPlacing(cards, start);
  return { ...placing, position: drawAll(placing.position, chance) };
}

/** The same before anything is drawn. */
export function undrawnPlacing(cards: readonly Power[], start: number): Placing {
  const position = new Position();
  position.lineup = freshLineup(cards).index;
  return beginPlacing(position, start);
}

/** Makes every draw that is due. */
export function drawAll(position: Position, chance: Chance): Position {
  let drawn = position;
  while (awaitsChance(drawn)) drawn = chance(chances(drawn));
  return drawn;
}

function playTurn(
  { position }: Playing,
  steps: readonly string[],
  chance: Chance,
): Result<Playing, DecisionError> {
  const turn = parseTurn(position, steps.join(' '));
  if (!turn.ok) return turn;
  const after = new Position();
  play(position, turn.value, 0, after);
  return ok({ phase: 'play', position: settle(drawAll(after, chance)) });
}

function placeWorkers(stage: Placing, steps: readonly string[]): Result<Placing | Playing, DecisionError> {
  const chosen: number[] = [];
  for (const step of steps) {
    const square = parseSquare(/^@(.*)$/.exec(step)?.[1] ?? '');
    if (square === undefined) return fault('bad-token', step);
    if (chosen.length === WORKERS) return fault('too-long', step);
    if ((placesFor(stage, chosen) & (1 << square)) === 0) return fault('illegal', step);
    chosen.push(square);
  }
  if (chosen.length < WORKERS) return fault('unfinished');
  const placed = place(stage, chosen);
  return ok(placed.phase === 'play' ? { phase: 'play', position: settle(placed.position) } : placed);
}

function offer(draft: Drafting, steps: readonly string[]): Result<Drafting, DecisionError> {
  const chosen: PowerId[] = [];
  for (const step of steps) {
    const named = parsePower(/^offer (.*)$/.exec(step)?.[1] ?? '');
    if (!named.ok || named.value.id === 'mortal') return fault('unknown-power', step);
    const { id } = named.value;
    if (chosen.includes(id)) return fault('power-taken', step);
    if (!named.value.players.includes(draft.cards.length)) return fault('wrong-players', step);
    if (draft.bans && bannedPair([...chosen, id]) !== undefined) return fault('banned-pair', step);
    chosen.push(id);
  }
  if (chosen.length !== draft.cards.length) return fault('wrong-count');
  return ok(
    makeOffer(
      draft,
      chosen.map((id) => powerOf(id, draft.edition)),
    ),
  );
}

function take(draft: Drafting, steps: readonly string[]): Result<Drafting, DecisionError> {
  if (steps.length !== 1) return fault('wrong-count');
  const named = parsePower(/^pick (.*)$/.exec(steps[0]!)?.[1] ?? '');
  if (!named.ok) return fault('unknown-power', steps[0]!);
  const power = pickable(draft).find(({ id }) => id === named.value.id);
  return power === undefined ? fault('not-offered', steps[0]!) : ok(pick(draft, power));
}

function begin(draft: Drafting, steps: readonly string[], chance: Chance): Result<Placing, DecisionError> {
  if (steps.length !== 1) return fault('wrong-count');
  const seat = Number(/^start ([1-4])$/.exec(steps[0]!)?.[1] ?? 0) - 1;
  if (seat < 0 || seat >= draft.cards.length) return fault('illegal', steps[0]!);
  return ok(
    toPlacing(
      draft.cards.map((card) => card!),
      seat,
      chance,
    ),
  );
}
