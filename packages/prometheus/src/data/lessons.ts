import type { AreaId } from './area-ids.ts';
import type { Face } from './faces.ts';
import type { Side } from './sides.ts';
import type { UnitId } from './units.ts';

export const LESSON_IDS = ['nets', 'hound', 'strike'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What ends a lesson. */
export type LessonGoal =
  | { readonly kind: 'exit' | 'calm' }
  | { readonly kind: 'destroy'; readonly unit: UnitId };

/** A position to learn from. */
export interface Lesson {
  readonly player: Side;
  readonly goal: LessonGoal;
  readonly rage: number;
  readonly units: readonly {
    readonly id: UnitId;
    readonly area: AreaId;
    readonly side?: Side;
    readonly vit?: number;
  }[];
  readonly tokens?: readonly { readonly area: AreaId; readonly face: Face }[];
  readonly hands: Readonly<Record<Side, readonly (UnitId | 'artOfWar')[]>>;
}

/** Every lesson is rolled with this seed. */
export const LESSON_SEED = 'lesson';

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  nets: {
    player: 'red',
    goal: { kind: 'exit' },
    rage: 4,
    units: [
      { id: 'zeus', area: 'O12' },
      { id: 'centaurs', side: 'red', area: 'O13' },
      { id: 'acamas', area: 'O3' },
    ],
    tokens: [
      { area: 'O8', face: 'lure' },
      { area: 'O9', face: 'net' },
      { area: 'O5', face: 'net' },
    ],
    hands: {
      red: ['zeus', 'zeus', 'zeus', 'zeus', 'centaurs', 'centaurs', 'artOfWar', 'artOfWar', 'artOfWar'],
      blue: [],
    },
  },
  hound: {
    player: 'blue',
    goal: { kind: 'calm' },
    rage: 2,
    units: [
      { id: 'hades', area: 'S18' },
      { id: 'hephaestus', area: 'S15' },
      { id: 'cerberus', area: 'S21' },
      { id: 'eagle', area: 'S26' },
    ],
    hands: {
      blue: ['hades', 'hades', 'hades', 'hephaestus', 'hephaestus', 'artOfWar', 'artOfWar'],
      red: ['cerberus', 'cerberus'],
    },
  },
  strike: {
    player: 'blue',
    goal: { kind: 'destroy', unit: 'spartans' },
    rage: 4,
    units: [
      { id: 'acamas', area: 'O9' },
      { id: 'medusa', area: 'O16' },
      { id: 'spartans', side: 'red', area: 'O12' },
      { id: 'ares', area: 'O19' },
    ],
    tokens: [{ area: 'O15', face: 'net' }],
    hands: {
      blue: ['acamas', 'acamas', 'medusa', 'medusa', 'artOfWar', 'artOfWar', 'artOfWar'],
      red: ['spartans', 'ares'],
    },
  },
};
