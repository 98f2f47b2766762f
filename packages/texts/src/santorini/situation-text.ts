/** What a power may allow that a mortal could not do, the rarest first. */
export const SPECIAL_ACTS = [
  'slay',
  'sink',
  'raze',
  'push',
  'swap',
  'ferry',
  'trade',
  'place-worker',
  'climb',
  'reach',
  'token',
  'pair',
  'aim',
  'dome',
  'build-under',
  'move-again',
  'build-again',
  'build-first',
  'build-only',
] as const;
export type SpecialAct = (typeof SPECIAL_ACTS)[number];

/** A line on the card of whoever plays: what it allows right now. */
export interface SituationText {
  /** By what may be done, with the squares for it, or without where there are too many to name. */
  readonly may: Readonly<Record<SpecialAct, (squares: string) => string>>;
  /** The same where somebody is moved from one square to another. */
  readonly mayPush: (from: string, to: string) => string;
  readonly mayForce: (from: string, to: string) => string;
  /** One square or another. */
  readonly either: (squares: readonly string[]) => string;
}
