import { cardNamed, seatsOf } from '@thera/play/santorini';
import {
  DEFAULT_SETUP,
  POWER_MODES,
  parseSetup,
  parseStage,
  type Setup,
  type SetupError,
} from '@thera/santorini';
import { fault, ok, type Result, type Seat } from '@thera/table';
import type { OptionName, PlayerKind, UsageError } from '@thera/texts';
import { EVERY_LANGUAGE } from './every-language.ts';

/** What is agreed before a game, and who plays for which seat. */
export interface Agreement {
  readonly setup: Setup;
  readonly players: readonly PlayerKind[];
}

type Values = ReadonlyMap<OptionName, string>;

/** Options of which one is enough to begin without questions. */
const TELLING: readonly OptionName[] = ['players', 'powers', 'fleece', 'computer', 'position'];

/** Whether the options say what to play. */
export const saysWhatToPlay = (values: Values): boolean => TELLING.some((name) => values.has(name));

/** What the options agree on; what they leave out has its default. */
export function agreementOf(values: Values): Result<Agreement, UsageError | SetupError> {
  const position = values.get('position');
  const stage = position === undefined ? undefined : parseStage(position);
  if (stage?.ok === false) return stage;
  const names = values.get('powers') ?? '';
  const mode = POWER_MODES.find((known) => known === names && known !== 'fixed');
  const powers = mode !== undefined || names === '' ? [] : names.split(',').map(powerText);
  const players = stage === undefined ? playersFor(values.get('players'), powers) : seatsOf(stage.value);
  const fleece = values.get('fleece');
  const edition = values.get('edition') ?? DEFAULT_SETUP.edition;
  const setup = parseSetup({
    players,
    powers,
    mode: mode ?? (powers.length > 0 ? 'fixed' : players === 2 ? 'none' : 'draft'),
    edition,
    ...(fleece === undefined ? {} : { fleece: fleeceText(fleece) }),
    ...(position === undefined ? {} : { position }),
  });
  if (!setup.ok) return setup;
  const seats = computerSeats(values.get('computer') ?? '', setup.value.players);
  return seats.ok ? ok({ setup: setup.value, players: kindsOf(setup.value.players, seats.value) }) : seats;
}

/** For each seat, whether a person or the computer plays it. */
export function kindsOf(count: number, computers: readonly Seat[]): PlayerKind[] {
  return Array.from({ length: count }, (_, seat) => (computers.includes(seat) ? 'computer' : 'person'));
}

/** A power as a setup wants it, from its id or its name in any language. */
export function powerText(typed: string): string {
  const [name = '', edition] = typed.split('@');
  const id = cardNamed(name, EVERY_LANGUAGE) ?? name.trim();
  return edition === undefined ? id : `${id}@${edition.trim()}`;
}

/** The power beside the board as a setup wants it. */
export function fleeceText(typed: string): string {
  return typed.trim().toLowerCase() === 'dice' ? 'dice' : powerText(typed);
}

function playersFor(typed: string | undefined, powers: readonly string[]): number {
  if (typed !== undefined) return Number(typed);
  return powers.length > 0 ? powers.length : DEFAULT_SETUP.players;
}

function computerSeats(typed: string, count: number): Result<Seat[], UsageError> {
  const seats: Seat[] = [];
  for (const part of typed.split(',').filter((item) => item.trim() !== '')) {
    const seat = Number(part) - 1;
    if (!Number.isInteger(seat) || seat < 0 || seat >= count)
      return fault('bad-value', `--computer ${typed}`);
    seats.push(seat);
  }
  return ok(seats);
}
