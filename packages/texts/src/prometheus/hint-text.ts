import type { ReasonKind, RiskKind } from '@thera/prometheus';
import type { PlaceName } from './place-text.ts';
import type { UnitName } from './unit-text.ts';

type ByUnit = (unit: UnitName) => string;
type ByTwo = (unit: UnitName, other: UnitName) => string;
type Nearer = (unit: UnitName, steps: number) => string;

/** Why a decision is good; chances are in whole per cent, wounds with one place. */
interface ReasonTexts {
  readonly wins: { readonly surely: string; readonly maybe: (percent: string) => string };
  readonly calms: (unit: UnitName, rage: number) => string;
  readonly enrages: (unit: UnitName, rage: number) => string;
  readonly strikes: {
    readonly wounds: (unit: UnitName, target: UnitName, wounds: string) => string;
    readonly destroys: (unit: UnitName, target: UnitName, percent: string) => string;
  };
  readonly petrifies: (unit: UnitName, target: UnitName, percent: string) => string;
  readonly moves: (unit: UnitName, target: UnitName, percent: string) => string;
  readonly frees: ByTwo;
  readonly recovers: ByUnit;
  readonly 'nears-exit': Nearer;
  readonly 'nears-hound': Nearer;
  readonly bars: ByTwo;
  readonly 'holds-back': ByTwo;
  readonly escapes: ByUnit;
  readonly claims: (unit: UnitName, area: PlaceName) => string;
  readonly absorbs: ByUnit;
  readonly enters: (unit: UnitName, onMap: string) => string;
  readonly fetches: (card: string) => string;
  readonly draws: (cards: number) => string;
  readonly spares: (card: string) => string;
  readonly waits: string;
}

/** Whom a risk is for: somebody who has just been named is not named again. */
export interface AtRisk {
  readonly unit: UnitName;
  readonly isNamed: boolean;
}

/** What speaks against it. */
interface RiskTexts {
  readonly 'struck-back': (whom: AtRisk, by: UnitName, wounds: string) => string;
  readonly exposed: (whom: AtRisk, by: UnitName, wounds: string) => string;
  readonly net: (area: PlaceName, percent: string) => string;
}

/** What the computer would do, and why: “Hades calms the hound; Cerberus hits him for 1.8 on average.” */
export interface HintText {
  readonly ask: string;
  readonly seeking: string;
  readonly none: string;
  /** Steps in words, one after the other. */
  readonly would: (steps: string) => string;
  /** Parts of a sentence that begin small. */
  readonly reasons: { readonly [Kind in ReasonKind]: ReasonTexts[Kind] };
  readonly risks: { readonly [Kind in RiskKind]: RiskTexts[Kind] };
  /** Two parts in one sentence. */
  readonly join: (first: string, second: string) => string;
}
