import { type Dice, fault, ok, type Result, type Seat } from '@thera/table';
import { type Chance, drawAll, fleecePlacing, toPlacing } from '../advance.ts';
import { settle } from '../leaving.ts';
import type { PositionError } from '../notation/errors.ts';
import { parseStage } from '../notation/parse-position.ts';
import { parsePower } from '../notation/parse-power.ts';
import { MORTAL, type Power } from '../power.ts';
import { EDITIONS, type Edition } from '../power-ids.ts';
import { powerOf } from '../powers/index.ts';
import type { Drafting, Stage } from '../stage.ts';
import { allowedPowers, beginDraft, nightsBeside } from './drafting.ts';
import { fixedPowers } from './fixed-powers.ts';
import { FLEECE_IDS } from './fleece.ts';
import { bannedPair } from './matchups.ts';

/** How the players come by their powers; `fixed` names one for each seat. */
export const POWER_MODES = ['none', 'draft', 'random', 'free', 'fixed'] as const;
export type PowerMode = (typeof POWER_MODES)[number];

/** What is agreed before a game begins. */
export interface Setup {
  readonly players: 2 | 3 | 4;
  readonly mode: PowerMode;
  /** One for each seat in the mode `fixed`, with its night if it has one and the dice shall not choose it. */
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
  /** The power beside the board, or `dice` for any: the Golden Fleece variant, for two without powers of their own. */
  readonly fleece?: string;
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
      return ok(randomDraft(setup, challenger, dice));
    case 'free':
      return ok(beginDraft(players, challenger, { edition, bans, offer: null }));
    case 'none': {
      if (players !== 2) return fault('powers-required', 'mode');
      const start = startPlayer(setup, dice);
      if (setup.fleece === undefined) return ok(toPlacing([MORTAL, MORTAL], start, chance, []));
      const power = fleecePower(setup, dice);
      return power === undefined ? fault('bad-fleece', 'fleece') : ok(fleecePlacing(power, start));
    }
    case 'fixed': {
      const seats = fixedPowers(setup);
      if (!seats.ok) return seats;
      const cards = seats.value.map(({ card }) => card);
      const nights = seats.value.map(({ night }) => night);
      return ok(toPlacing(cards, startPlayer(setup, dice), chance, nights));
    }
  }
}

const startPlayer = ({ start, players }: Setup, dice: Dice): Seat =>
  start === 'dice' ? dice.below(players) : start;

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

/** The power beside the board: the one that is named, in the table's wording unless it says another. */
function fleecePower({ fleece, edition }: Setup, dice: Dice): Power | undefined {
  if (fleece === 'dice') return powerOf(dice.pick(FLEECE_IDS), edition);
  const power = fleeceNamed(fleece ?? '');
  return power === undefined || fleece!.includes('@') ? power : powerOf(power.id, edition);
}

/** The power of this name, if it may lie beside the board. */
function fleeceNamed(text: string): Power | undefined {
  const power = parsePower(text);
  return power.ok && FLEECE_IDS.some((id) => id === power.value.id) ? power.value : undefined;
}

/** An offer by the dice, and a night beside it if a card on offer has one. */
function randomDraft(setup: Setup, challenger: Seat, dice: Dice): Drafting {
  const { players, edition, bans } = setup;
  const offer = randomOffer(setup, dice);
  const draft = beginDraft(players, challenger, { edition, bans, offer });
  const nights = nightsBeside(draft, offer);
  return nights.length === 0 ? draft : { ...draft, night: dice.pick(nights) };
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

/** A setup from outside; what is left out has its default. */
export function parseSetup(input: unknown): Result<Setup, SetupError> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fault('bad-setup');
  const given: Readonly<Record<string, unknown>> = { ...DEFAULT_SETUP, ...input };
  const { players, mode, powers, edition, bans, repetition, plyCap, fleece, position } = given;
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
  const isFleeceTable = knownMode === 'none' && players === 2;
  if (fleece !== undefined && !(isFleeceTable && isFleece(fleece))) return fault('bad-fleece', 'fleece');
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
    ...(fleece === undefined ? {} : { fleece: String(fleece) }),
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

function isFleece(value: unknown): boolean {
  return typeof value === 'string' && (value === 'dice' || fleeceNamed(value) !== undefined);
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
