import type { HoundDeath, NetRemoval } from '@thera/prometheus';
import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { PrometheusText } from '../game-text.ts';

/** What is agreed before a game begins, and where else one can go from there. */
export interface NewBattleText {
  readonly game: PrometheusText;
  readonly title: string;
  readonly back: string;
  readonly table: string;
  readonly seats: string;
  readonly seat: (gods: string) => string;
  readonly person: string;
  /** What whoever plays some gods wants to be called. */
  readonly nameOf: (gods: string) => string;
  readonly computer: string;
  readonly name: string;
  readonly armies: string;
  readonly drafts: Readonly<Record<'quick' | 'pick', { readonly name: string; readonly about: string }>>;
  readonly options: string;
  readonly nets: { readonly title: string } & Readonly<Record<NetRemoval, string>>;
  readonly hound: { readonly title: string } & Readonly<Record<HoundDeath, string>>;
  readonly cap: { readonly title: string; readonly on: string; readonly off: string };
  readonly notBalanced: string;
  readonly begin: string;
  readonly cannotStart: string;
  readonly toLessons: string;
  readonly toRules: string;
  readonly toUnits: string;
}

/** Brings them. */
export const loadNewBattleText: TextLoader<NewBattleText> = textLoader({
  en: async () => (await import('../../en/prometheus/pages/new-battle.ts')).newBattle,
  es: async () => (await import('../../es/prometheus/pages/new-battle.ts')).newBattle,
});
