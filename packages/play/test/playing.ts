import { formatSquare, parseSquare, parseStage, type Square, type Stage, santorini } from '@thera/santorini';
import { begin, type GameEvent } from '@thera/table';
import { isComplete, openTable } from '../src/index.ts';
import {
  type Act,
  after,
  attemptOn,
  playedSantorini,
  type SantoriniAttempt,
  type SantoriniMatch,
  type SantoriniTable,
  seatToAct,
  tap,
} from '../src/santorini/index.ts';

/** A board without a block. */
export const FLAT: string = '0'.repeat(25);

/** The squares with these heights; the others are bare: `{ C3: 2 }`. */
export function heights(wanted: Readonly<Record<string, number | string>>): string {
  const signs = [...FLAT];
  for (const [name, sign] of Object.entries(wanted)) signs[square(name)] = String(sign);
  return signs.join('');
}

/** The square of a name. */
export function square(name: string): Square {
  const found = parseSquare(name);
  if (found === undefined) throw new Error(`no such square: ${name}`);
  return found;
}

/** A position, as the stage of a game. */
export function stageOf(text: string): Stage {
  const stage = parseStage(text);
  if (!stage.ok) throw new Error(`${text}: ${stage.error}`);
  return stage.value;
}

/** The attempt after taps on squares one after the other: `B3 B4 C4`; a tap that leads nowhere throws. */
export function tapped(position: string, squares: string): SantoriniAttempt {
  return namesIn(squares).reduce<SantoriniAttempt>(
    (attempt, name) => {
      const result = tap(attempt, square(name));
      if (result.kind !== 'attempt') throw new Error(`${name} is ${result.kind}`);
      return result.attempt;
    },
    attemptOn(stageOf(position)),
  );
}

const namesIn = (squares: string): string[] => squares.split(' ').filter((name) => name !== '');

/** How far taps lead: the steps taken and whether the turn is over, may be, or goes on; or which tap led nowhere. */
export function toldByTaps(position: string, squares: string, preferred?: Act): string {
  const names = namesIn(squares);
  const last = names.at(-1);
  const attempt = tapped(position, names.slice(0, -1).join(' '));
  if (last === undefined) return told(attempt);
  const result = tap(attempt, square(last), preferred);
  if (result.kind === 'attempt') return told(result.attempt);
  if (result.kind === 'refused') return 'refused';
  return `which? ${result.choices.map(({ step }) => step).join(' or ')}`;
}

/** The worker in hand stands after the steps. */
function told(attempt: SantoriniAttempt): string {
  const end = isComplete(attempt) ? '.' : attempt.mayEnd ? ' (.)' : ' …';
  const isPicked = attempt.steps.length === 0 && attempt.worker !== undefined;
  return `${attempt.steps.join(' ')}${isPicked ? formatSquare(attempt.worker) : ''}${end}`.trim();
}

/** A match after decisions, each by whoever has to decide: the steps of one are divided by commas. */
export function played(setup: object, decisions: readonly string[], seed: string = 'tables'): SantoriniMatch {
  const read = santorini.parseSetup(setup);
  if (!read.ok) throw new Error(read.error);
  const begun = begin(santorini, read.value, seed);
  if (!begun.ok) throw new Error(begun.error);
  return decisions.reduce(
    (match, decision) =>
      going(match, { kind: 'decision', seat: seatToAct(match), steps: decision.split(', ') }),
    begun.value,
  );
}

/** The match after one more event; a refused one throws. */
export function going(match: SantoriniMatch, event: GameEvent<string>): SantoriniMatch {
  const next = after(match, event);
  if (!next.ok) throw new Error(`${JSON.stringify(event)}: ${next.error}`);
  return next.value;
}

/** Every seat with its power. */
export const fixed = (...powers: readonly string[]): object => ({
  players: powers.length,
  mode: 'fixed',
  powers,
});

/** From a position on. */
export const at = (position: string, players: number = 2): object => ({ players, position });

/** Two players who choose their powers. */
export const DRAFT: object = { players: 2, mode: 'draft' };

/** The table of a match at which these players, counted from 1, are persons and the others computers. */
export function tableOf(match: SantoriniMatch, persons: readonly number[]): SantoriniTable {
  const players = match.players.map((_, seat) => (persons.includes(seat + 1) ? 'person' : 'computer'));
  return openTable(playedSantorini, players, match);
}
