import type { AskKind, Face, Gait, Occurrence, OccurrenceKind, Reaction } from '@thera/prometheus';
import type { PlaceName } from './place-text.ts';
import type { UnitName } from './unit-text.ts';

/** Who plays a seat: one person, or the gods of a seat by name. */
export interface PartyName {
  readonly the: string;
  readonly isMany: boolean;
}

type ByUnit = (unit: UnitName) => string;
type ByUnitAndArea = (unit: UnitName, area: PlaceName) => string;
type Way = (unit: UnitName, from: PlaceName, to: PlaceName) => string;
type ByParty = (player: PartyName) => string;
type ByPartyAndCard = (player: PartyName, card: string) => string;
type Strike = (attacker: UnitName, target: UnitName) => string;

/** What cards are paid for where nothing else tells it. */
export type PaidUse = Exclude<
  Extract<Occurrence, { kind: 'paid' }>['use'],
  'activate' | 'retaliate' | 'springTrap' | 'power'
>;

/** What is told of each occurrence. What somebody may not know is told without it. */
interface Tellings {
  readonly drafted: (player: PartyName, unit: UnitName) => string;
  readonly 'draft-stopped': ByParty;
  readonly placed: ByUnitAndArea;
  readonly 'token-laid': Readonly<Record<Face | 'unknown', (area: PlaceName) => string>>;
  readonly 'stones-laid': (areas: string) => string;
  readonly dealt: (player: PartyName, artOfWar: number) => string;
  readonly 'turn-began': (number: number, player: PartyName) => string;
  readonly drew: { readonly known: ByPartyAndCard; readonly unknown: ByParty };
  readonly refilled: string;
  readonly passed: ByParty;
  readonly searched: { readonly known: ByPartyAndCard; readonly unknown: ByParty };
  readonly paid: Readonly<Record<PaidUse, ByPartyAndCard>> & {
    readonly power: (player: PartyName, card: string, power: string) => string;
  };
  readonly discarded: (player: PartyName, card: string, power: string) => string;
  readonly activated: {
    readonly simple: ByUnit;
    readonly complex: ByUnit;
    readonly led: (unit: UnitName, leader: UnitName) => string;
  };
  readonly 'power-used': {
    readonly alone: (unit: UnitName, power: string) => string;
    readonly on: (unit: UnitName, power: string, targets: string) => string;
  };
  readonly 'power-faded': (power: string, unit: UnitName) => string;
  readonly moved: Readonly<Record<Gait | 'bloodlust', Way>>;
  readonly exited: ByUnitAndArea;
  readonly deployed: ByUnitAndArea;
  readonly recalled: { readonly board: Way; readonly reserve: ByUnitAndArea };
  readonly forced: Readonly<Record<'throw' | 'push', Way>>;
  readonly 'token-turned': Readonly<Record<Face, (area: PlaceName) => string>>;
  readonly trapped: ByUnit;
  readonly 'net-off': {
    readonly activation: ByUnit;
    readonly moved: ByUnit;
    readonly freed: (unit: UnitName, by: UnitName) => string;
  };
  readonly petrified: ByUnit;
  readonly softened: ByUnit;
  readonly 'stone-claimed': ByUnitAndArea;
  readonly 'stone-dropped': ByUnitAndArea;
  readonly 'stone-absorbed': {
    readonly ground: ByUnitAndArea;
    readonly unit: (god: UnitName, from: UnitName) => string;
  };
  readonly calmed: (unit: UnitName, rage: number) => string;
  readonly enraged: (unit: UnitName, rage: number) => string;
  readonly 'prop-torn': (unit: UnitName, prop: string, area: PlaceName) => string;
  readonly attacked: {
    readonly normal: Strike;
    readonly power: (attacker: UnitName, target: UnitName, power: string) => string;
  } & Readonly<Record<Reaction, Strike>>;
  readonly guarded: (guard: UnitName, instead: UnitName) => string;
  readonly evaded: ByUnit;
  readonly retargeted: Strike;
  readonly 'attack-lost': ByUnit;
  readonly declined: Readonly<Partial<Record<AskKind, ByParty>>>;
  readonly valued: (attacker: UnitName, target: UnitName, dice: number, defence: number) => string;
  readonly rolled: Readonly<Record<'first' | 'slay' | 'fives', (faces: string) => string>>;
  readonly boosted: (from: number, to: number) => string;
  readonly 'blanks-spent': (blanks: number) => string;
  readonly struck: {
    readonly wounds: (target: UnitName, wounds: number, dice: string) => string;
    readonly successes: (target: UnitName, successes: number) => string;
    readonly nothing: Strike;
    /** What is left of it. */
    readonly left: (target: UnitName, vitality: number, of: number) => string;
  };
  readonly healed: (unit: UnitName, vitality: number) => string;
  readonly destroyed: Readonly<Record<'out' | 'reserve', (unit: UnitName, by: UnitName) => string>>;
  readonly left: {
    readonly partner: (player: PartyName, partner: PartyName) => string;
    readonly alone: ByParty;
  };
}

/** What needs no words of its own: an attack in answer is told as such, and how the game ended among the endings. */
type Silent = 'activation-ended' | 'reacted' | 'ended';

/**
 * What is told of a decision and of what follows from it, a sentence for each occurrence; one without words does not
 * compile. A sentence that begins with a name begins small: whoever tells it makes it a capital.
 */
export type TellingText = { readonly [Kind in Exclude<OccurrenceKind, Silent>]: Tellings[Kind] } & {
  /** A face of a die: 0 is a blank. */
  readonly face: (face: number) => string;
};
