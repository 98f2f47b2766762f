import type { BlessingId, GodId } from '@thera/sphinx';

/** What a person reads about one god. */
export interface GodText {
  readonly name: string;
  readonly title: string;
  /** What the card says, in one or two sentences. */
  readonly power: string;
  /** The same in a line that fits a phone, at most 50 characters. */
  readonly summary: string;
  /** When the power counts as used, after “when” and after “on a turn in which”. */
  readonly used: string;
  /** What it takes to earn its reward, where that is not the usual quest. */
  readonly quest?: string;
}

/** The gods who change how one moves. */
export type MoverId = Extract<
  GodId,
  | 'apollo'
  | 'artemis'
  | 'athena'
  | 'hermes'
  | 'minotaur'
  | 'bia'
  | 'eros'
  | 'triton'
  | 'proteus'
  | 'eris'
  | 'iris'
  | 'hippolyta'
  | 'pegasus'
>;
export type MoverTexts = Readonly<Record<MoverId, GodText>>;

/** The gods who change how one builds. */
export type BuilderId = Extract<
  GodId,
  | 'atlas'
  | 'demeter'
  | 'hephaestus'
  | 'prometheus'
  | 'dionysus'
  | 'hestia'
  | 'limus'
  | 'medusa'
  | 'morpheus'
  | 'zeus'
  | 'maenads'
  | 'asteria'
  | 'hydra'
>;
export type BuilderTexts = Readonly<Record<BuilderId, GodText>>;

/** All the others. */
export type SpecialistTexts = Readonly<Record<Exclude<GodId, MoverId | BuilderId>, GodText>>;

export type GodTexts = Readonly<Record<GodId, GodText>>;

/** A card whose effect is used once. */
export interface BlessingText {
  readonly name: string;
  readonly effect: string;
}

export type BlessingTexts = Readonly<Record<BlessingId, BlessingText>>;
