import { type EnemyKind, NATURES } from './enemy-kinds.ts';
import type { EnemyId, Occurrence } from './occurrence.ts';
import type { Scenario } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import type { Setup } from './setup.ts';
import type { Facing, Square } from './squares.ts';
import { reserveOf } from './terms.ts';

/** An enemy ashore. */
export interface Enemy {
  readonly id: EnemyId;
  readonly kind: EnemyKind;
  readonly square: Square;
  readonly facing: Facing;
  /** How many builds it still takes. */
  readonly hits: number;
  readonly isStunned: boolean;
}

/** The game between two turns. Nothing in it is hidden, and it survives JSON. */
export interface State {
  readonly setup: Setup;
  /** Pieces on each square; four are three blocks and a dome. */
  readonly heights: readonly number[];
  /** Where builders stand who have not been defeated. */
  readonly builders: readonly Square[];
  /** In the order in which they came ashore, which is the order in which they act. */
  readonly enemies: readonly Enemy[];
  /** Who is still to come, in order. */
  readonly reserve: readonly EnemyKind[];
  /** Rounds that have ended. */
  readonly round: number;
  /** Own turns that were taken. */
  readonly turns: number;
  /** How many have come ashore. */
  readonly landed: number;
  readonly defeated: number;
  /** The wave of the siege without end; 0 in a scenario. */
  readonly wave: number;
  /** What has happened since the turn before, in order. */
  readonly happened: readonly Occurrence[];
}

export const DOMED = 4;

/** The island while things happen on it: a state that is changed in place, one occurrence after another. */
export class Island {
  readonly setup: Setup;
  readonly scenario: Scenario;
  readonly heights: number[];
  builders: readonly Square[];
  enemies: readonly Enemy[];
  reserve: readonly EnemyKind[];
  round: number;
  turns: number;
  landed: number;
  defeated: number;
  wave: number;
  happened: Occurrence[] = [];

  constructor(state: Omit<State, 'happened'>) {
    this.setup = state.setup;
    this.scenario = scenarioOf(state.setup.scenario);
    this.heights = state.heights.slice();
    this.builders = state.builders;
    this.enemies = state.enemies;
    this.reserve = state.reserve;
    this.round = state.round;
    this.turns = state.turns;
    this.landed = state.landed;
    this.defeated = state.defeated;
    this.wave = state.wave;
  }

  /** The island before anybody has landed. */
  static of(setup: Setup): Island {
    const { heights, builders } = scenarioOf(setup.scenario);
    return new Island({
      setup,
      heights,
      builders,
      enemies: [],
      reserve: reserveOf(setup),
      round: 0,
      turns: 0,
      landed: 0,
      defeated: 0,
      wave: 0,
    });
  }

  get state(): State {
    const { setup, heights, builders, enemies, reserve, round, turns, landed, defeated, wave, happened } =
      this;
    return {
      setup,
      heights: heights.slice(),
      builders,
      enemies,
      reserve,
      round,
      turns,
      landed,
      defeated,
      wave,
      happened,
    };
  }

  /** The enemy of a number, who is ashore. */
  enemy(id: EnemyId): Enemy {
    return this.enemies.find((enemy) => enemy.id === id)!;
  }

  enemyOn(square: Square): Enemy | undefined {
    for (const enemy of this.enemies) if (enemy.square === square) return enemy;
    return undefined;
  }

  isOccupied(square: Square): boolean {
    return this.builders.includes(square) || this.enemyOn(square) !== undefined;
  }

  /** Lets something happen. Only what the rules have found possible. */
  happen(occurrence: Occurrence): void {
    this.happened.push(occurrence);
    switch (occurrence.kind) {
      case 'moved':
        this.builders = this.builders.map((at) => (at === occurrence.from ? occurrence.to : at));
        break;
      case 'built':
        this.heights[occurrence.square]! += 1;
        break;
      case 'defeated':
        this.enemies = this.enemies.filter(({ id }) => id !== occurrence.enemy);
        this.heights[occurrence.square]! += 1;
        this.defeated += 1;
        break;
      case 'stunned':
        this.change(occurrence.enemy, { hits: this.enemy(occurrence.enemy).hits - 1, isStunned: true });
        break;
      case 'recovered':
        this.change(occurrence.enemy, { isStunned: false });
        break;
      case 'turned':
        this.change(occurrence.enemy, { facing: occurrence.facing });
        break;
      case 'marched':
        this.change(occurrence.enemy, { square: occurrence.to });
        break;
      case 'struck':
        this.heights[occurrence.square]! -= occurrence.pieces;
        break;
      case 'felled':
        this.builders = this.builders.filter((at) => at !== occurrence.square);
        break;
      case 'landed':
        this.land(occurrence.enemy, occurrence.enemyKind, occurrence.square);
        break;
      case 'mustered':
        this.reserve = [...this.reserve, ...occurrence.enemies];
        this.wave = occurrence.wave;
        break;
      case 'round-ended':
        this.round = occurrence.round;
        break;
      case 'rolled':
      case 'thwarted':
      case 'turned-away':
        break;
    }
  }

  private land(id: EnemyId, kind: EnemyKind, square: Square): void {
    const { hits } = NATURES[kind];
    this.enemies = [...this.enemies, { id, kind, square, facing: 's', hits, isStunned: false }];
    this.reserve = this.reserve.slice(1);
    this.landed = id;
  }

  private change(id: EnemyId, change: Partial<Enemy>): void {
    this.enemies = this.enemies.map((enemy) => (enemy.id === id ? { ...enemy, ...change } : enemy));
  }
}
