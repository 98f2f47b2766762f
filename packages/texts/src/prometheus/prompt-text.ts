import type { AskKind, StepKind } from '@thera/prometheus';
import type { TextFor } from '../common/text-for.ts';
import type { UnitName } from './unit-text.ts';

type ByUnit = (unit: UnitName) => string;
type ByTwo = (unit: UnitName, other: UnitName) => string;

/** What is asked, by what there is to answer. */
interface AskTexts {
  /** With how many Art of War cards the points that are left come to. */
  readonly draft: (artOfWar: number) => string;
  readonly place: ByUnit;
  readonly tokens: (nets: number, lures: number) => string;
  readonly turn: {
    readonly start: string;
    /** No card of anybody who could act. */
    readonly onlyPass: string;
    readonly between: string;
    readonly end: string;
    /** After paying for another unit. */
    readonly second: string;
    /** After paying with two dead cards. */
    readonly manoeuvre: string;
  };
  readonly activation: {
    readonly simple: ByUnit;
    readonly complex: ByUnit;
    /** In the middle of a movement. */
    readonly moving: (unit: UnitName, left: number) => string;
    readonly mustAttack: ByUnit;
    readonly ending: ByUnit;
    /** In a net or of stone. */
    readonly held: ByUnit;
  };
  readonly discard: (power: string) => string;
  readonly guard: ByTwo;
  readonly evade: ByTwo;
  readonly retarget: ByUnit;
  readonly initiative: ByTwo;
  readonly next: ByUnit;
  readonly slay: (dice: number) => string;
  readonly throw: ByUnit;
  readonly dice: (defence: number) => string;
  readonly lift: (defence: number) => string;
  readonly push: ByUnit;
  readonly bloodlust: ByUnit;
  readonly retaliate: ByTwo;
  readonly spring: ByTwo;
}

/** What a person is asked to do next. */
export interface PromptText {
  readonly asks: { readonly [Kind in AskKind]: AskTexts[Kind] };
  /** A question that can only be answered with no, because the card is not there. */
  readonly cannotAnswer: string;
  readonly complete: string;
  readonly over: string;
  /** Two steps lead to the same place. */
  readonly which: string;
  /** “Whom does Acamas attack?”. */
  readonly whom: { readonly attack: ByUnit; readonly power: (unit: UnitName, power: string) => string };
  readonly where: { readonly walk: ByUnit; readonly run: ByUnit; readonly power: (power: string) => string };
}

/** Short words for pills and lists. */
export interface ActionText {
  /** By kind of step: “Walk”. */
  readonly kinds: TextFor<StepKind>;
  /** What each of them is, in a line. */
  readonly does: TextFor<
    | 'pass'
    | 'draw2'
    | 'search'
    | 'pay'
    | 'second'
    | 'recall'
    | 'walk'
    | 'run'
    | 'cautious'
    | 'fly'
    | 'exit'
    | 'deploy'
    | 'attack'
    | 'aerial'
    | 'calm'
    | 'claim'
    | 'enrage'
    | 'free'
    | 'drop'
    | 'absorb'
  >;
  readonly modes: { readonly simple: string; readonly complex: string };
  readonly draft: (unit: UnitName, points: number) => string;
  readonly stop: (artOfWar: number) => string;
  readonly act: { readonly simple: ByUnit; readonly complex: ByUnit; readonly reserve: ByUnit };
  readonly leader: { readonly simple: ByUnit; readonly complex: ByUnit; readonly reserve: ByUnit };
  readonly search: (card: string) => string;
  readonly pay: (one: string, other: string) => string;
  readonly recall: (unit: UnitName, area: string) => string;
  readonly place: (unit: UnitName, area: string) => string;
  readonly token: (face: string, area: string) => string;
  readonly to: (action: string, area: string) => string;
  readonly attack: { readonly plain: ByUnit; readonly prop: ByUnit };
  readonly stones: (label: string, stones: number) => string;
  readonly power: {
    readonly plain: (power: string) => string;
    readonly on: (power: string, target: string) => string;
    /** “1 Art of War”, behind a power. */
    readonly price: (power: string, price: string) => string;
  };
  readonly aerial: ByUnit;
  readonly claim: (area: string) => string;
  readonly free: ByUnit;
  readonly absorb: { readonly ground: string; readonly unit: ByUnit };
  readonly end: ByUnit;
  readonly guard: ByUnit;
  readonly target: ByUnit;
  readonly discard: (card: string) => string;
  readonly slay: (dice: string) => string;
  readonly slayNone: string;
  readonly throw: (area: string) => string;
  readonly push: (area: string) => string;
  readonly boost: (from: number, to: number) => string;
  readonly reroll: (fives: number) => string;
  /** A decline that is asked for: “Let it pass”. */
  readonly no: TextFor<
    | 'guard'
    | 'evade'
    | 'retarget'
    | 'initiative'
    | 'retaliate'
    | 'spring'
    | 'throw'
    | 'push'
    | 'bloodlust'
    | 'other'
  >;
  readonly confirm: string;
}
