import { CLAIM_DUES, type GameEvent } from './event.ts';
import type { Choice, Game } from './game.ts';
import { type GameRecord, RECORD_VERSION } from './record.ts';
import { fault, ok, type Result } from './result.ts';

/** Why something from outside is not a record of a game; the game's own codes come on top. */
export const RECORD_FAULTS = [
  'not-json',
  'not-an-object',
  'wrong-version',
  'wrong-game',
  'unknown-event',
  'bad-field',
] as const;
/** One of them. */
export type RecordFault = (typeof RECORD_FAULTS)[number];

type Reader<Step, Code extends string> = Pick<
  Game<unknown, unknown, Step, unknown, Choice<Step>, Code>,
  'parseStep'
>;
type Fields = Readonly<Record<string, unknown>>;

/** A record from text. */
export function parseRecordText<Setup, Step, Code extends string>(
  game: Game<Setup, unknown, Step, unknown, Choice<Step>, Code>,
  text: string,
): Result<GameRecord<Setup, Step>, RecordFault | Code> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return fault('not-json');
  }
  return parseRecord(game, input);
}

/** A record from parsed JSON. It has the right form; that it can be played is for `replay` to say. */
export function parseRecord<Setup, Step, Code extends string>(
  game: Game<Setup, unknown, Step, unknown, Choice<Step>, Code>,
  input: unknown,
): Result<GameRecord<Setup, Step>, RecordFault | Code> {
  if (!isObject(input)) return fault('not-an-object');
  if (input.version !== RECORD_VERSION) return fault('wrong-version', 'version');
  if (input.game !== game.name) return fault('wrong-game', 'game');
  if (typeof input.seed !== 'string') return fault('bad-field', 'seed');
  if (!Array.isArray(input.events)) return fault('bad-field', 'events');
  const setup = game.parseSetup(input.setup);
  if (!setup.ok) return fault(setup.error, within('setup', setup.at));
  const events = parseAll(input.events, 'events', (event) => parseEvent(game, event));
  if (!events.ok) return events;
  return ok({
    version: RECORD_VERSION,
    game: game.name,
    setup: setup.value,
    seed: input.seed,
    events: events.value,
  });
}

/** An event from outside, as a client sends it or a record holds it. */
export function parseEvent<Step, Code extends string>(
  game: Reader<Step, Code>,
  input: unknown,
): Result<GameEvent<Step>, RecordFault | Code> {
  if (!isObject(input)) return fault('not-an-object');
  const { time } = input;
  if (time !== undefined && !isCount(time)) return fault('bad-field', 'time');
  const event = parseUntimed(game, input);
  return !event.ok || time === undefined ? event : ok({ ...event.value, time });
}

function parseUntimed<Step, Code extends string>(
  game: Reader<Step, Code>,
  input: Fields,
): Result<GameEvent<Step>, RecordFault | Code> {
  const { kind, seat } = input;
  if (kind === 'draw') return ok({ kind });
  if (!isKind(kind)) return fault('unknown-event', 'kind');
  if (!isCount(seat)) return fault('bad-field', 'seat');
  switch (kind) {
    case 'resignation':
    case 'flag':
      return ok({ kind, seat });
    case 'decision': {
      if (!Array.isArray(input.steps)) return fault('bad-field', 'steps');
      const steps = parseAll(input.steps, 'steps', (step) => game.parseStep(step));
      return steps.ok ? ok({ kind, seat, steps: steps.value }) : steps;
    }
    case 'claim': {
      const { absent } = input;
      const due = CLAIM_DUES.find((known) => known === input.due);
      if (!isCount(absent)) return fault('bad-field', 'absent');
      return due === undefined ? fault('bad-field', 'due') : ok({ kind, seat, absent, due });
    }
    case 'takeback':
      return isCount(input.ply) ? ok({ kind, seat, ply: input.ply }) : fault('bad-field', 'ply');
    case 'sit': {
      const { player } = input;
      if (player === undefined) return ok({ kind, seat });
      return typeof player === 'string' ? ok({ kind, seat, player }) : fault('bad-field', 'player');
    }
  }
}

const SEAT_KINDS = ['decision', 'resignation', 'flag', 'claim', 'takeback', 'sit'] as const;

function isKind(input: unknown): input is (typeof SEAT_KINDS)[number] {
  return SEAT_KINDS.some((kind) => kind === input);
}

function isObject(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function isCount(input: unknown): input is number {
  return Number.isSafeInteger(input) && Number(input) >= 0;
}

/** Every item parsed, or the fault of the first bad one with its place in the list. */
function parseAll<T, Code extends string>(
  items: readonly unknown[],
  list: string,
  parse: (item: unknown) => Result<T, Code>,
): Result<readonly T[], Code> {
  const parsed: T[] = [];
  for (const [index, item] of items.entries()) {
    const one = parse(item);
    if (!one.ok) return fault(one.error, within(`${list}[${index}]`, one.at));
    parsed.push(one.value);
  }
  return ok(parsed);
}

function within(place: string, inner: string | undefined): string {
  return inner === undefined ? place : `${place}.${inner}`;
}
