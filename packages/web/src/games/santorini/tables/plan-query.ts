import type { Colour } from '@thera/board';
import type { Setup } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import { LEVEL_NUMBERS, LEVEL_ORDER } from '../../../shell/level-numbers.ts';
import { gameNamed } from '../../game-names.ts';
import { SETUP_FIELDS, type SetupFieldError } from './setup-fields.ts';
import {
  type SeatPlan,
  type TablePlan,
  USUAL_LEVEL,
  USUAL_PLAN,
  usualSeat,
  usualSetup,
} from './table-plan.ts';

/** Why a query is not a table; the place of the fault is the name of the field. */
export type PlanError = 'field-twice' | 'unknown-game' | 'bad-seats' | 'bad-looks' | SetupFieldError;

/** The colours of the seats have kept the name that they had in the first links. */
const FIELD_NAMES: readonly string[] = ['game', 'seats', 'looks', ...SETUP_FIELDS.map(({ name }) => name)];

/** A table as the query of a link, without the question mark: which game it is, and all that is not usual. */
export function formatPlan({ game, seats, setup }: TablePlan): string {
  const usual = usualSetup(setup.players);
  const fields: readonly (readonly [name: string, value: string, usual: string])[] = [
    ['seats', formatSeats(seats), formatSeats(USUAL_PLAN.seats)],
    ['looks', formatColours(seats), formatColours(seats.map((_, seat) => usualSeat(seat)))],
    ...SETUP_FIELDS.map(({ name, format }) => [name, format(setup), format(usual)] as const),
  ];
  const unusual = fields
    .filter(([, value, usualValue]) => value !== usualValue)
    .map(([name, value]) => `${name}=${readable(encodeURIComponent(value))}`);
  return [`game=${game}`, ...unusual].join('&');
}

/** The table that a query describes; fields that belong to others, such as the language, are passed over. */
export function parsePlan(query: string): Result<TablePlan, PlanError> {
  const given = new URLSearchParams(query);
  const twice = FIELD_NAMES.find((name) => given.getAll(name).length > 1);
  if (twice !== undefined) return fault('field-twice', twice);
  const game = gameNamed(given.get('game'));
  if (game === undefined) return fault('unknown-game', 'game');
  const kinds = parseSeats(given.get('seats'));
  if (kinds === undefined) return fault('bad-seats', 'seats');
  const players = kinds.length as Setup['players'];
  const colours = parseColours(given.get('looks'), players);
  if (colours === undefined) return fault('bad-looks', 'looks');
  let setup = usualSetup(players);
  for (const { name, parse, error } of SETUP_FIELDS) {
    const text = given.get(name);
    if (text === null) continue;
    const changed = parse(text.trim(), players);
    if (changed === undefined) return fault(error, name);
    setup = { ...setup, ...changed };
  }
  return ok({ game, seats: kinds.map((kind, seat) => ({ ...kind, colour: colours[seat]! })), setup });
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

function parseSeats(text: string | null): readonly Omit<SeatPlan, 'colour'>[] | undefined {
  if (text === null) return USUAL_PLAN.seats;
  if (!/^[pc][1-8]?(,[pc][1-8]?){1,3}$/.test(text)) return undefined;
  return text.split(',').map((seat) => ({
    kind: KINDS[seat[0] as keyof typeof KINDS],
    level: LEVEL_ORDER[Number(seat[1]) - 1] ?? USUAL_LEVEL,
  }));
}

function formatColours(seats: readonly SeatPlan[]): string {
  return seats.map(({ colour }) => colour).join(',');
}

function parseColours(text: string | null, players: number): readonly Colour[] | undefined {
  if (text === null) return Array.from({ length: players }, (_, seat) => usualSeat(seat).colour);
  if (!/^[0-3](,[0-3])*$/.test(text)) return undefined;
  const colours = text.split(',').map((colour) => Number(colour) as Colour);
  return colours.length === players && new Set(colours).size === players ? colours : undefined;
}
