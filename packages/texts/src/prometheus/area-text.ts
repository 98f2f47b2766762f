import type { Face, Gait, Side } from '@thera/prometheus';
import type { TextFor } from '../common/text-for.ts';
import type { UnitName } from './unit-text.ts';

/** An area and what can be done there, for screen readers and for the line that opens below a map. */
export interface AreaLabelText {
  /** “Hound’s Causeway, open, 1 of 4”. */
  readonly head: (name: string, terrain: string, units: number, places: number) => string;
  readonly empty: (name: string, terrain: string, places: number) => string;
  readonly full: string;
  readonly zones: TextFor<Side>;
  readonly wayOut: string;
  readonly whose: { readonly yours: string; readonly ally: string; readonly enemy: string };
  /** “Hephaestus, yours, vitality 12 of 16, activated”. */
  readonly unit: (unit: UnitName, facts: readonly string[]) => string;
  readonly stones: (stones: number) => string;
  readonly token: TextFor<Face | 'unknown'>;
  readonly props: (count: number, prop: string) => string;
  readonly rage: (rage: number) => string;
  readonly neighbours: (names: string) => string;
  /** What a touch would do, in a sentence. */
  readonly can: {
    readonly move: Readonly<Record<Gait, (steps: number) => string>>;
    readonly attack: (target: UnitName) => string;
    readonly power: (power: string, target: string) => string;
    readonly place: (unit: UnitName) => string;
    readonly deploy: (unit: UnitName) => string;
    readonly recall: (unit: UnitName) => string;
    readonly token: string;
    readonly claim: string;
    readonly throw: (unit: UnitName) => string;
    readonly push: (unit: UnitName) => string;
    readonly bloodlust: (unit: UnitName) => string;
    readonly calm: string;
    readonly exit: string;
    readonly activate: (unit: UnitName) => string;
    readonly guard: (unit: UnitName) => string;
    readonly free: (unit: UnitName) => string;
    readonly target: (unit: UnitName) => string;
  };
  /** What would stop a unit there. */
  readonly stops: {
    readonly enemy: string;
    readonly rift: string;
    readonly token: string;
    readonly cautious: string;
  };
}

/** What a touched unit reaches and whom, in words. */
export interface ReachText {
  readonly targets: (unit: UnitName, targets: string) => string;
  readonly noTargets: (unit: UnitName) => string;
  /** What stands in the line of sight: “Minotaur in the North Terrace”. */
  readonly hidden: (target: UnitName, blockers: string) => string;
  readonly blocker: (unit: string, area: string) => string;
}
