import type { Side } from '../data/sides.ts';
import { UNIT_IDS, UNITS, type UnitClass, type UnitId } from '../data/units.ts';

/** What things are worth to a player, in points; every list is by count or by steps, the last goes on. */
export interface Weights {
  readonly won: number;
  /** Rage that is left. */
  readonly rage: readonly number[];
  /** How far a god still is from leaving, and what the second god's way counts. */
  readonly wayOut: readonly number[];
  readonly secondLeaver: number;
  /** How far a calmer is from the hound. */
  readonly wayToHound: readonly number[];
  readonly secondCalmer: number;
  /** A god at full vitality; it sinks with the root of what is left. */
  readonly god: number;
  /** Expected wounds that threaten a god, and the danger of losing it. */
  readonly danger: number;
  readonly mortalDanger: number;
  /** The hound may be destroyed. */
  readonly houndInDanger: number;
  /** How much of a danger is left once the other side has had its turn. */
  readonly pastDanger: number;
  /** A god that can leave at once: before its own side's turn, and before the other's. */
  readonly canLeave: readonly [now: number, later: number];
  /** A calmer that can calm at once, the same, by Rage. */
  readonly canCalm: readonly [now: number, later: number];
  /** What part of its worth a unit has that has not entered: troops, and others. Who has more of it lets them wait. */
  readonly waiting: readonly [troop: number, other: number];
  readonly held: number;
  readonly token: number;
  readonly stoneAtHound: number;
  readonly stoneNearHound: number;
  /** Cards in the own hand. */
  readonly artOfWar: number;
  readonly moreArtOfWar: number;
  readonly godCard: number;
  readonly card: number;
}

const WAY_OUT = [160, 110, 82, 60, 43, 29, 17, 8, 2, 0, -3, -5, -7, -8];
const WAY_TO_HOUND = [46, 34, 25, 17, 10, 5, 2, 0, -2, -4, -6];
const RAGE = [200, 125, 78, 38, 0, -32, -60, -85, -105];

const times = (list: readonly number[], factor: number): readonly number[] =>
  list.map((value) => value * factor);

const BASE: Weights = {
  won: 5000,
  rage: RAGE,
  wayOut: WAY_OUT,
  secondLeaver: 0.4,
  wayToHound: WAY_TO_HOUND,
  secondCalmer: 0.55,
  god: 120,
  danger: 7,
  mortalDanger: 150,
  houndInDanger: 90,
  pastDanger: 0.55,
  canLeave: [55, 35],
  canCalm: [30, 18],
  waiting: [0.3, 0.5],
  held: 6,
  token: 2.2,
  stoneAtHound: 10,
  stoneNearHound: 2,
  artOfWar: 8,
  moreArtOfWar: 3,
  godCard: 6,
  card: 2.5,
};

/** The two sides see the same things with different eyes: what each does best with. */
export const WEIGHTS: Readonly<Record<Side, Weights>> = {
  blue: { ...BASE, rage: times(RAGE, 1.4), wayToHound: times(WAY_TO_HOUND, 1.6) },
  red: {
    ...BASE,
    rage: times(RAGE, 1.6),
    wayOut: times(WAY_OUT, 1.5),
    wayToHound: times(WAY_TO_HOUND, 1.6),
    waiting: [0.65, 0.85],
  },
};

/** Beyond its price: those who cost nothing. */
const NAMED_WORTH: Readonly<Partial<Record<UnitId, number>>> = {
  cerberus: 60,
  acamas: 46,
  medusa: 38,
  eagle: 26,
};

/** What a unit that is no god is worth, by its place. */
export const WORTH: readonly number[] = UNIT_IDS.map((id) => NAMED_WORTH[id] ?? UNITS[id].cost * 11 + 3);

/** What a wound is worth where only one attack is weighed: each, and the chance to destroy. */
export const WOUND_WORTH: Readonly<Record<UnitClass, readonly [wound: number, destroyed: number]>> = {
  god: [22, 300],
  hero: [6, 18],
  monster: [6, 18],
  troop: [4, 6],
};
export const HOUND_WOUND_WORTH: readonly [wound: number, destroyed: number] = [20, 250];
