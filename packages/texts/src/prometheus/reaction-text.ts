import type { UnitName } from './unit-text.ts';

/** What may be answered in somebody else's activation: a card with its odds and a default. */
export interface ReactionText {
  readonly titles: Readonly<Record<'guard' | 'evade' | 'initiative' | 'retaliate' | 'spring', string>>;
  /** What it costs: “1 Hades card”. */
  readonly costs: (card: string) => string;
  readonly costsNothing: string;
  /** What it would do: “6 dice against 8: 1.5 wounds on average”. */
  readonly odds: (dice: number, defence: number, wounds: string) => string;
  /** What is coming: “Cerberus rolls 8 dice against Hades: 2.1 wounds on average, 4% destroys him”. */
  readonly coming: (attacker: UnitName, target: UnitName, wounds: string) => string;
  readonly instead: (guard: UnitName, wounds: string) => string;
  /** The question is answered by itself after a moment. */
  readonly answersItself: string;
}
