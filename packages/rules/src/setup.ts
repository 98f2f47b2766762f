import { type Dice, fault, ok, type Result, type Seat } from '@thera/table';
import { type Chance, drawAll, toPlacing } from './advance.ts';
import { allowedPowers, beginDraft } from './drafting.ts';
import { settle } from './leaving.ts';
import { bannedPair } from './matchups.ts';
import type { PositionError } from './notation/errors.ts';
import { parseStage } from './notation/parse-position.ts';
import { parsePower } from './notation/parse-power.ts';
import { MORTAL, type Power } from './power.ts';
import { EDITIONS, type Edition } from './power-ids.ts';
import { hasPrintedWording, powerOf } from './powers/index.ts';
import type { Stage } from './stage.ts';

/** How the players come by their powers; `fixed` names one for each seat. */
export const POWER_MODES = ['none', 'draft', 'random', 'free', 'fixed'] as const;
export type PowerMode = (typeof POWER_MODES)[number];

/** What is agreed before a game begins. */
export interface Setup {
  readonly players: 2 | 3 | 4;
  readonly mode: PowerMode;
  /** One for each seat in the mode `fixed`. */
  readonly powers: readonly string[];
  readonly edition: Edition;
  /** Who makes the offer and names the start player. */
  readonly challenger: Seat | 'dice';
  /** Who starts when there is no challenger: in the modes `none` and `fixed`. */
  readonly start: Seat | 'dice';
  /** Pairs that the publisher advises against are refused. */
  readonly bans: boolean;
  /** The third time that a position stands is a draw. */
  readonly repetition: boolean;
  /** A game of so many turns is a draw; 0 for no limit. */
  readonly plyCap: number;
  /** Where to begin instead, in notation. */
  readonly position?: string;
}

export const SETUP_ERRORS = [
  'bad-setup',
  'powers-required',
  'banned-pair',
  'wrong-players',
  'unknown-power',
  'bad-edition',
  'bad-fleece',
] as const;
export type SetupError = (typeof SETUP_ERRORS)[number] | PositionError;

export const DEFAULT_SETUP: Setup = {
  players: 2,
  mode: 'none',
  powers: [],
  edition: 'revised',
  challenger: 'dice',
  start: 'dice',
  bans: true,
  repetition: true,
  plyCap: 1000,
};

/** The first stage of a game. */
export function startStage(setup: Setup, dice: Dice): Result<Stage, SetupError> {
  const { players, edition, bans, mode } = setup;
  const chance = <T>(options: readonly T[]): T => dice.pick(options);
  if (setup.position !== undefined) return startFrom(setup.position, chance);
  const challenger = setup.challenger === 'dice' ? dice.below(players) : setup.challenger;
  switch (mode) {
    case 'draft':
      return ok(beginDraft(players, challenger, { edition, bans }));
    case 'random':
      return ok(beginDraft(players, challenger, { edition, bans, offer: randomOffer(setup, dice) }));
    case 'free':
      return ok(beginDraft(players, challenger, { edition, bans, offer: null }));
    case 'none':
    case 'fixed': {
      const cards = mode === 'none' ? mortals(players) : fixedPowers(setup);
      if (!cards.ok) return cards;
      const start = setup.start === 'dice' ? dice.below(players) : setup.start;
      return ok(toPlacing(cards.value, start, chance));
    }
  }
}

function startFrom(text: string, chance: Chance): Result<Stage, SetupError> {
  const stage = parseStage(text);
  if (!stage.ok || !('position' in stage.value)) return stage;
  const position = drawAll(stage.value.position, chance);
  return ok(
    stage.value.phase === 'place'
      ? { ...stage.value, position }
      : { phase: 'play', position: settle(position) },
  );
}

function mortals(players: number): Result<Power[], SetupError> {
  return players === 2 ? ok([MORTAL, MORTAL]) : fault('powers-required', 'mode');
}

/** As many powers as players, without a banned pair. */
function randomOffer({ players, edition, bans }: Setup, dice: Dice): Power[] {
  const offer: Power[] = [];
  for (const power of dice.shuffle(allowedPowers(players, edition))) {
    const ids = [...offer.map(({ id }) => id), power.id];
    if (offer.length < players && (!bans || bannedPair(ids) === undefined)) offer.push(power);
  }
  return offer;
}

function fixedPowers({ players, powers, edition, bans }: Setup): Result<Power[], SetupError> {
  if (powers.length !== players) return fault('bad-setup', 'powers');
  const cards: Power[] = [];
  for (const [seat, text] of powers.entries()) {
    const power = parsePower(text);
    if (!power.ok) return fault(power.error, `powers[${seat}]`);
    const { id } = power.value;
    if (id === 'mortal' && players > 2) return fault('powers-required', `powers[${seat}]`);
    if (id !== 'mortal' && !power.value.players.includes(players))
      return fault('wrong-players', `powers[${seat}]`);
    cards.push(text.includes('@') || !hasPrintedWording(id) ? power.value : powerOf(id, edition));
  }
  const meets = (a: number, b: number): boolean => players !== 4 || ((a ^ b) & 1) === 1;
  for (const [a, { id }] of cards.entries()) {
    const b = cards.findIndex((other, n) => n > a && meets(a, n) && bannedPair([id, other.id]) !== undefined);
    if (bans && b >= 0) return fault('banned-pair', `powers[${b}]`);
  }
  return ok(cards);
}

/** A setup from outside; what is left out has its default. */
export function parseSetup(input: unknown): Result<Setup, SetupError> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fault('bad-setup');
  const given: Readonly<Record<string, unknown>> = { ...DEFAULT_SETUP, ...input };
  const { players, mode, powers, edition, bans, repetition, plyCap, position } = given;
  if (players !== 2 && players !== 3 && players !== 4) return fault('bad-setup', 'players');
  const knownMode = POWER_MODES.find((known) => known === mode);
  if (knownMode === undefined) return fault('bad-setup', 'mode');
  const knownEdition = EDITIONS.find((known) => known === edition);
  if (knownEdition === undefined) return fault('bad-edition', 'edition');
  if (!isTexts(powers)) return fault('bad-setup', 'powers');
  if (typeof bans !== 'boolean') return fault('bad-setup', 'bans');
  if (typeof repetition !== 'boolean') return fault('bad-setup', 'repetition');
  if (!Number.isInteger(plyCap) || Number(plyCap) < 0) return fault('bad-setup', 'plyCap');
  const challenger = parseChooser(given.challenger, players);
  if (challenger === undefined) return fault('bad-setup', 'challenger');
  const start = parseChooser(given.start, players);
  if (start === undefined) return fault('bad-setup', 'start');
  const setup: Setup = {
    players,
    mode: knownMode,
    powers,
    edition: knownEdition,
    challenger,
    start,
    bans,
    repetition,
    plyCap: Number(plyCap),
  };
  if (position === undefined) return ok(setup);
  return typeof position === 'string' ? withPosition(setup, position) : fault('bad-setup', 'position');
}

function withPosition(setup: Setup, position: string): Result<Setup, SetupError> {
  const stage = parseStage(position);
  if (!stage.ok) return stage;
  const seats = position.split('/').filter((part) => part.includes(':')).length;
  return seats === setup.players ? ok({ ...setup, position }) : fault('wrong-players', 'position');
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function parseChooser(value: unknown, players: number): Seat | 'dice' | undefined {
  if (value === 'dice') return value;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players
    ? value
    : undefined;
}
