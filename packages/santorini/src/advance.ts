import { fault, ok, type Result } from '@thera/table';
import { awaitsChance, chances } from './chance.ts';
import { scriptOf } from './choices.ts';
import { turnOf } from './generator/generate.ts';
import { awaitsReaction } from './generator/prefix.ts';
import { settle } from './leaving.ts';
import { fleeceLineup, freshLineup, type Lineup, withDrawn } from './lineup.ts';
import type { TurnError } from './notation/errors.ts';
import { names, parsePower } from './notation/parse-power.ts';
import { parseTurn } from './notation/parse-turn.ts';
import { readTokens } from './notation/tokens.ts';
import { Position } from './position.ts';
import type { Power } from './power.ts';
import type { PowerId } from './power-ids.ts';
import { powerOf } from './powers/index.ts';
import { positionAfter, type Unveiled, unveil } from './secrets/unveiling.ts';
import { veil } from './secrets/veil.ts';
import { makeOffer, nightFaultBeside, nightsBeside, nightsOf, pick, pickable } from './setup/drafting.ts';
import { bannedPair } from './setup/matchups.ts';
import { beginPlacing, place, placesFor, preparationNow, prepare, workersToPlace } from './setup/placing.ts';
import { parseSquare } from './squares.ts';
import type { Drafting, Placing, Playing, Stage } from './stage.ts';
import { fromOf, kindOf } from './steps.ts';

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
      return beforePlay(stage, steps);
    case 'play':
      return wholeTurn(stage, steps, chance);
  }
}

/** A turn that has been played, and how many of its steps happened if not all did. */
export interface Played {
  readonly stage: Playing;
  readonly cut: number | undefined;
}

/** The stage after a turn. Whether it is legal is judged on what its seat sees; it is carried out on what is. */
export function playTurn(
  { position }: Playing,
  steps: readonly string[],
  chance: Chance,
): Result<Played, DecisionError> {
  const seen = veil(position, position.turn);
  const turn = parseTurn(seen, steps.join(' '));
  if (!turn.ok) return turn;
  const isOpen = seen === position && !awaitsReaction(position);
  const after = isOpen
    ? { position: positionAfter(position, turn.value), cut: undefined }
    : unveiled(position, seen, steps);
  if (after === undefined) return fault('illegal', '0');
  const settled = settle(drawAll(after.position, chance));
  return ok({ stage: { phase: 'play', position: settled }, cut: after.cut });
}

/** A walk is taken step by step where it may meet what is hidden: without them nobody knows which way it goes. */
function unveiled(truth: Position, seen: Position, steps: readonly string[]): Unveiled | undefined {
  const script = scriptOf(steps);
  return script === undefined || turnOf(seen, script) === undefined ? undefined : unveil(truth, script);
}

/** For each seat the night that is known for its card, where it has one. */
export type Nights = readonly (PowerId | null)[];

/** The stage in which workers are placed, once everybody has a power. */
export function toPlacing(cards: readonly Power[], start: number, chance: Chance, nights: Nights): Placing {
  const placing = undrawnPlacing(cards, start, nights);
  return { ...placing, position: drawAll(placing.position, chance) };
}

/** The same before anything is drawn. */
export function undrawnPlacing(cards: readonly Power[], start: number, nights: Nights = []): Placing {
  const lineup = cards.reduce((known, card, slot) => {
    const night = nights[slot] ?? null;
    return night === null ? known : withDrawn(known, slot, powerOf(night, card.edition));
  }, freshLineup(cards));
  return placingFor(lineup, start);
}

/** The stage in which two place who play with one power beside the board. */
export function fleecePlacing(power: Power, start: number): Placing {
  return placingFor(fleeceLineup(power), start);
}

function placingFor(lineup: Lineup, start: number): Placing {
  const position = new Position();
  position.lineup = lineup;
  return beginPlacing(position, start);
}

/** Makes every draw that is due. */
export function drawAll(position: Position, chance: Chance): Position {
  let drawn = position;
  while (awaitsChance(drawn)) drawn = chance(chances(drawn));
  return drawn;
}

function wholeTurn(stage: Playing, steps: readonly string[], chance: Chance): Result<Playing, DecisionError> {
  const played = playTurn(stage, steps, chance);
  return played.ok ? ok(played.value.stage) : played;
}

function beforePlay(stage: Placing, steps: readonly string[]): Result<Placing | Playing, DecisionError> {
  const next = workersToPlace(stage) > 0 ? placeWorkers(stage, steps) : prepareCard(stage, steps);
  if (!next.ok || next.value.phase !== 'play') return next;
  return ok({ phase: 'play', position: settle(next.value.position) });
}

function placeWorkers(stage: Placing, steps: readonly string[]): Result<Placing | Playing, DecisionError> {
  const workers = workersToPlace(stage);
  const chosen: number[] = [];
  for (const step of steps) {
    const square = parseSquare(/^@(.*)$/.exec(step)?.[1] ?? '');
    if (square === undefined) return fault('bad-token', step);
    if (chosen.length === workers) return fault('too-long', step);
    if ((placesFor(stage, chosen) & (1 << square)) === 0) return fault('illegal', step);
    chosen.push(square);
  }
  return chosen.length < workers ? fault('unfinished') : ok(place(stage, chosen));
}

/** The seat tells a card a square or a direction. */
function prepareCard(stage: Placing, steps: readonly string[]): Result<Placing | Playing, DecisionError> {
  const [step, surplus] = steps;
  if (step === undefined) return fault('unfinished');
  if (surplus !== undefined) return fault('too-long', surplus);
  const { kind, among } = preparationNow(stage)!;
  const tokens = readTokens(step);
  const [token] = tokens.ok ? tokens.value : [];
  if (token?.kind !== 'step' || kindOf(token.step) !== kind) return fault('bad-token', step);
  const choice = fromOf(token.step);
  return (among & (1 << choice)) === 0 ? fault('illegal', step) : ok(prepare(stage, choice));
}

function offer(draft: Drafting, steps: readonly string[]): Result<Drafting, DecisionError> {
  const last = steps.at(-1);
  const night = last === undefined ? undefined : /^night (.*)$/.exec(last)?.[1];
  const powers = offeredPowers(draft, night === undefined ? steps : steps.slice(0, -1));
  if (!powers.ok) return powers;
  const isWanted = nightsBeside(draft, powers.value).length > 0;
  if (isWanted !== (night !== undefined)) return fault('wrong-count');
  if (night === undefined) return ok(makeOffer(draft, powers.value, null));
  const named = parsePower(night);
  if (!named.ok || named.value.id === 'mortal') return fault('unknown-power', last!);
  const { id } = named.value;
  const error = nightFaultBeside(draft, powers.value, id);
  return error === undefined ? ok(makeOffer(draft, powers.value, id)) : fault(error, last!);
}

function offeredPowers(draft: Drafting, steps: readonly string[]): Result<Power[], DecisionError> {
  const chosen: PowerId[] = [];
  for (const step of steps) {
    const text = /^offer (.*)$/.exec(step)?.[1] ?? '';
    const named = parsePower(text);
    if (!named.ok || named.value.id === 'mortal') return fault('unknown-power', step);
    const { id } = named.value;
    if (!names(text, powerOf(id, draft.edition))) return fault('not-offered', step);
    if (chosen.includes(id)) return fault('power-taken', step);
    if (!named.value.players.includes(draft.cards.length)) return fault('wrong-players', step);
    if (draft.bans && bannedPair([...chosen, id]) !== undefined) return fault('banned-pair', step);
    chosen.push(id);
  }
  if (chosen.length !== draft.cards.length) return fault('wrong-count');
  return ok(chosen.map((id) => powerOf(id, draft.edition)));
}

function take(draft: Drafting, steps: readonly string[]): Result<Drafting, DecisionError> {
  if (steps.length !== 1) return fault('wrong-count');
  const text = /^pick (.*)$/.exec(steps[0]!)?.[1] ?? '';
  if (!parsePower(text).ok) return fault('unknown-power', steps[0]!);
  const power = pickable(draft).find((other) => names(text, other));
  return power === undefined ? fault('not-offered', steps[0]!) : ok(pick(draft, power));
}

function begin(draft: Drafting, steps: readonly string[], chance: Chance): Result<Placing, DecisionError> {
  if (steps.length !== 1) return fault('wrong-count');
  const seat = Number(/^start ([1-4])$/.exec(steps[0]!)?.[1] ?? 0) - 1;
  if (seat < 0 || seat >= draft.cards.length) return fault('illegal', steps[0]!);
  const cards = draft.cards.map((card) => card!);
  return ok(toPlacing(cards, seat, chance, nightsOf(draft)));
}
