import type { Worker } from '../crew.ts';
import type { Draft } from '../draft.ts';
import type { Occurrence } from '../occurrence.ts';
import type { RiddleRule, RuleKind } from '../riddle.ts';
import type { CoinOnMap, State } from '../state.ts';
import type { BuildStep, Step, TakeStep } from '../step.ts';
import type { Square } from '../terrain.ts';

/** What is written of a rule in a riddle. */
export type RuleNamed<K extends RuleKind> = Extract<RiddleRule, { kind: K }>;

/** What a special rule does, and when it is asked. Spaces that rules close are in `bars.ts`. */
export interface Rule<K extends RuleKind> {
  /** Steps between a move and the build. */
  readonly afterMove?: (state: State, rule: RuleNamed<K>) => readonly Step[];
  /** What a worker may do instead of building. */
  readonly builds?: (state: State, worker: Worker, rule: RuleNamed<K>) => readonly (BuildStep | TakeStep)[];
  /** When a coin was collected. */
  readonly onCoin?: (state: State, coin: CoinOnMap, rule: RuleNamed<K>) => readonly Occurrence[];
  /** When a tower has become higher. */
  readonly onBuilt?: (state: State, on: Square, rule: RuleNamed<K>) => readonly Occurrence[];
  /** When a piece was taken from a tower by a worker. */
  readonly onTaken?: (state: State, on: Square, rule: RuleNamed<K>) => readonly Occurrence[];
  /** To end each turn. It may want the die first; what the die has shown is in the turn. */
  readonly effect?: (draft: Draft, rule: RuleNamed<K>) => 'roll' | undefined;
}
