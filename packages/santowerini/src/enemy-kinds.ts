export const ENEMY_KINDS = ['raider', 'runner', 'sapper', 'brute', 'captain'] as const;
export type EnemyKind = (typeof ENEMY_KINDS)[number];

export const ORDERS = ['hold', 'march', 'attack', 'fury', 'dash', 'breach', 'smash'] as const;
/** What the die tells an enemy to do. */
export type Order = (typeof ORDERS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A face of the die. */
export type Face = (typeof FACES)[number];

/** What is particular about a kind of enemy. */
export interface Nature {
  /** How many builds it takes to defeat it. */
  readonly hits: 1 | 2;
  /** What it does on each face of the die, from one to six. */
  readonly orders: readonly [Order, Order, Order, Order, Order, Order];
  /** How many pieces an attack takes off a building. */
  readonly pieces: 1 | 2;
  /** Whether it makes for the gate, whatever stands around it. */
  readonly ignoresBuildings: boolean;
  /** Whether nobody else stands idle on a one while it is ashore. */
  readonly commands: boolean;
}

const RAIDER: Nature = {
  hits: 1,
  orders: ['hold', 'march', 'march', 'march', 'attack', 'fury'],
  pieces: 1,
  ignoresBuildings: false,
  commands: false,
};

export const NATURES: Readonly<Record<EnemyKind, Nature>> = {
  raider: RAIDER,
  runner: { ...RAIDER, orders: ['hold', 'march', 'march', 'dash', 'dash', 'dash'], ignoresBuildings: true },
  sapper: { ...RAIDER, orders: ['hold', 'march', 'march', 'breach', 'breach', 'breach'], pieces: 2 },
  brute: { ...RAIDER, hits: 2, orders: ['hold', 'hold', 'march', 'march', 'smash', 'smash'] },
  captain: { ...RAIDER, hits: 2, commands: true },
};
