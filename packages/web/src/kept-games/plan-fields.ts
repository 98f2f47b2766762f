import type { Colour } from '@thera/board';
import type { GameName } from '@thera/play';
import { fault, ok, type Result } from '@thera/table';
import { LEVEL_NUMBERS, LEVEL_ORDER } from '../shell/level-numbers.ts';
import { formatClock, type PlanClock, parseClock } from './plan-clock.ts';
import type { SetupFormat } from './setup-format.ts';
import { type SeatPlan, type TablePlan, USUAL_LEVEL, usualSeats } from './table-plan.ts';

/** Why the part of a query that every game has is not a table; the place of the fault is the name of the field. */
export type PlanFault = 'field-twice' | 'unknown-game' | 'bad-seats' | 'bad-looks' | 'bad-clock';

/** The colours of the seats have kept the name that they had in the first links. */
const COMMON_FIELDS: readonly string[] = ['game', 'seats', 'looks', 'clock'];

/** Whether a name from outside means a game; none at all means the one from before there were others. */
export function isNameOf(name: unknown, game: GameName, { isFirst }: Pick<SetupFormat, 'isFirst'>): boolean {
  return name === undefined || name === null ? isFirst === true : name === game;
}

/** A table for a game as the query of a link, without the question mark: which game it is, and all that is not usual. */
export function formatPlanOf<Setup>(
  { players, usual, fields }: SetupFormat<Setup>,
  { game, seats, setup, clock }: TablePlan<Setup>,
): string {
  const usualSetup = usual(seats.length);
  const values: readonly (readonly [name: string, value: string, usual: string])[] = [
    ['seats', formatSeats(seats), formatSeats(usualSeats(players[0]!))],
    ['looks', formatColours(seats), formatColours(usualSeats(seats.length))],
    ['clock', clock === undefined ? '' : formatClock(clock), ''],
    ...fields.map((field) => [field.name, field.format(setup), field.format(usualSetup)] as const),
  ];
  const unusual = values
    .filter(([, value, usualValue]) => value !== usualValue)
    .map(([name, value]) => `${name}=${readable(encodeURIComponent(value))}`);
  return [`game=${game}`, ...unusual].join('&');
}

/** The table for a game that a query describes; fields that belong to others, such as the language, are passed over. */
export function parsePlanOf<Setup, Code extends string>(
  game: GameName,
  format: SetupFormat<Setup, Code>,
  query: string,
): Result<TablePlan<Setup>, PlanFault | Code> {
  const { players, usual, fields } = format;
  const given = new URLSearchParams(query);
  const names = [...COMMON_FIELDS, ...fields.map(({ name }) => name)];
  const twice = names.find((name) => given.getAll(name).length > 1);
  if (twice !== undefined) return fault('field-twice', twice);
  if (!isNameOf(given.get('game'), game, format)) return fault('unknown-game', 'game');
  const kinds = parseSeats(given.get('seats'), players);
  if (kinds === undefined) return fault('bad-seats', 'seats');
  const colours = parseColours(given.get('looks'), kinds.length);
  if (colours === undefined) return fault('bad-looks', 'looks');
  const clock = parseClockOf(format, given.get('clock'));
  if (clock === 'bad') return fault('bad-clock', 'clock');
  let setup = usual(kinds.length);
  for (const field of fields) {
    const text = given.get(field.name);
    if (text === null) continue;
    const changed = field.parse(text.trim(), kinds.length);
    if (changed === undefined) return fault(field.error, field.name);
    setup = { ...setup, ...changed };
  }
  const seats = kinds.map((kind, seat) => ({ ...kind, colour: colours[seat]! }));
  return ok({ game, seats, setup, ...(clock === undefined ? {} : { clock }) });
}

/** The clock of a game that has one. */
function parseClockOf(
  { hasClock }: Pick<SetupFormat, 'hasClock'>,
  text: string | null,
): PlanClock | undefined | 'bad' {
  if (text === null || hasClock !== true) return undefined;
  const clock = parseClock(text);
  return clock.ok ? clock.value : 'bad';
}

/** Signs that a query may hold as they are keep a link readable. */
function readable(value: string): string {
  return value.replace(/%(2C|2F|3A|40|3D|3B)/g, decodeURIComponent);
}

const KINDS = { p: 'person', c: 'computer' } as const;

/** A person needs no level, but may have one for the day the computer takes over. */
function formatSeats(seats: readonly SeatPlan[]): string {
  return seats
    .map(({ kind, level }) =>
      kind === 'person' && level === USUAL_LEVEL ? 'p' : `${kind.slice(0, 1)}${LEVEL_NUMBERS[level]}`,
    )
    .join(',');
}

function parseSeats(
  text: string | null,
  players: readonly number[],
): readonly Omit<SeatPlan, 'colour'>[] | undefined {
  if (text === null) return usualSeats(players[0]!);
  if (!/^[pc][1-8]?(,[pc][1-8]?)*$/.test(text)) return undefined;
  const seats = text.split(',').map((seat) => ({
    kind: KINDS[seat[0] as keyof typeof KINDS],
    level: LEVEL_ORDER[Number(seat[1]) - 1] ?? USUAL_LEVEL,
  }));
  return players.includes(seats.length) ? seats : undefined;
}

function formatColours(seats: readonly SeatPlan[]): string {
  return seats.map(({ colour }) => colour).join(',');
}

function parseColours(text: string | null, players: number): readonly Colour[] | undefined {
  if (text === null) return usualSeats(players).map(({ colour }) => colour);
  if (!/^[0-3](,[0-3])*$/.test(text)) return undefined;
  const colours = text.split(',').map((colour) => Number(colour) as Colour);
  return colours.length === players && new Set(colours).size === players ? colours : undefined;
}
