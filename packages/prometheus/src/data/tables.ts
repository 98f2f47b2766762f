import type { Side } from './sides.ts';
import type { UnitId } from './units.ts';

export const TABLE_IDS = ['2', '3-blue', '3-red', '4'] as const;
export type TableId = (typeof TABLE_IDS)[number];

/** What a seat of a table has before the draft. */
export interface TableSeat {
  readonly side: Side;
  readonly units: readonly UnitId[];
  /** Recruitment points. */
  readonly rp: number;
  readonly startAow: number;
}

/** How many play, and who plays what. */
export interface Table {
  readonly seats: readonly TableSeat[];
  readonly turnOrder: readonly number[];
  readonly draftOrder: readonly number[];
}

export const TABLES: Readonly<Record<TableId, Table>> = {
  '2': {
    seats: [
      { side: 'blue', units: ['hephaestus', 'hades', 'acamas', 'medusa'], rp: 12, startAow: 3 },
      { side: 'red', units: ['zeus', 'ares', 'eagle', 'cerberus'], rp: 12, startAow: 4 },
    ],
    turnOrder: [1, 0],
    draftOrder: [0, 1],
  },
  '3-blue': {
    seats: [
      { side: 'blue', units: ['hephaestus', 'acamas'], rp: 6, startAow: 2 },
      { side: 'blue', units: ['hades', 'medusa'], rp: 6, startAow: 2 },
      { side: 'red', units: ['zeus', 'ares', 'eagle', 'cerberus'], rp: 12, startAow: 5 },
    ],
    turnOrder: [2, 0, 2, 1],
    draftOrder: [0, 2, 1, 2],
  },
  '3-red': {
    seats: [
      { side: 'blue', units: ['hephaestus', 'hades', 'acamas', 'medusa'], rp: 12, startAow: 4 },
      { side: 'red', units: ['zeus', 'eagle'], rp: 6, startAow: 4 },
      { side: 'red', units: ['ares', 'cerberus'], rp: 6, startAow: 3 },
    ],
    turnOrder: [1, 0, 2, 0],
    draftOrder: [0, 1, 0, 2],
  },
  '4': {
    seats: [
      { side: 'blue', units: ['hephaestus', 'acamas'], rp: 8, startAow: 3 },
      { side: 'blue', units: ['hades', 'medusa'], rp: 8, startAow: 3 },
      { side: 'red', units: ['zeus', 'eagle'], rp: 8, startAow: 5 },
      { side: 'red', units: ['ares', 'cerberus'], rp: 8, startAow: 5 },
    ],
    turnOrder: [2, 0, 3, 1],
    draftOrder: [0, 2, 1, 3],
  },
};
