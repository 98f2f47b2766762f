import type { Face, PowerKind, Prop, Side, TableId, UnitClass } from '@thera/prometheus';
import type { TextFor } from '../common/text-for.ts';
import type { PlaceName } from './place-text.ts';

/** The numbers of a unit. */
export const STATS = ['offence', 'defence', 'range', 'movement', 'vitality'] as const;
export type Stat = (typeof STATS)[number];

/** The four parts of a turn. */
export const TURN_PARTS = ['start', 'activation', 'second', 'end'] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

/** What things are called. */
export interface TermText {
  /** “Blue” as a title, “Blue” in a sentence. */
  readonly sides: Readonly<Record<Side, PlaceName>>;
  readonly classes: TextFor<UnitClass>;
  /** A class with its figures: “troop of 4”. */
  readonly troopOf: (figures: number) => string;
  readonly flying: string;
  readonly stats: TextFor<Stat>;
  readonly powerKinds: TextFor<PowerKind>;
  /** “2 Art of War”. */
  readonly artOfWar: (count: number) => string;
  readonly free: string;
  /** A power below its vitality: “from vitality 5”. */
  readonly fromVitality: (vitality: number) => string;
  readonly cards: {
    readonly activation: (unit: string) => string;
    readonly artOfWar: string;
    readonly omphalos: string;
    /** A card of a destroyed unit. */
    readonly dead: (unit: string) => string;
    /** “3 cards”. */
    readonly count: (cards: number) => string;
    /** “2 × Hades”. */
    readonly times: (card: string, count: number) => string;
  };
  readonly faces: TextFor<Face>;
  readonly token: string;
  readonly props: TextFor<Prop>;
  readonly stone: string;
  readonly rage: (rage: number) => string;
  readonly figures: (figures: number) => string;
  readonly vitality: (left: number, of: number) => string;
  readonly parts: TextFor<TurnPart>;
  readonly drafts: Readonly<Record<'quick' | 'pick' | 'given', string>>;
  readonly tables: Readonly<Record<TableId, { readonly name: string; readonly about: string }>>;
  /** A number with one place behind the point: “1.8”, “1,8”. */
  readonly decimal: (value: number) => string;
  /** “turn 12”. */
  readonly turn: (number: number) => string;
  /** What a unit is or carries. */
  readonly states: {
    readonly trapped: (unit: { readonly isMany: boolean; readonly isFeminine: boolean }) => string;
    readonly petrified: (unit: { readonly isMany: boolean; readonly isFeminine: boolean }) => string;
    readonly activated: (unit: { readonly isMany: boolean; readonly isFeminine: boolean }) => string;
    readonly carriesStone: string;
    readonly inReserve: string;
    readonly destroyed: (unit: { readonly isMany: boolean; readonly isFeminine: boolean }) => string;
    readonly silent: string;
  };
}
