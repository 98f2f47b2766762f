import type { StepKind } from '@thera/santorini';

/** What a person does with a square; whether somebody stands there makes no difference to it. */
export type Act = Exclude<StepKind, 'swap' | 'push'>;

/** The usual ones first: where a square may serve for several, the first is meant unless the person says otherwise. */
const ACTS: readonly Act[] = [
  'move',
  'trade',
  'ferry',
  'pair',
  'build',
  'dome',
  'place',
  'place-worker',
  'token',
];

export function actOf(kind: StepKind): Act {
  return kind === 'swap' || kind === 'push' ? 'move' : kind;
}

/** In order from the most usual to the least. */
export function byAct(a: Act, b: Act): number {
  const rank = (act: Act): number => (ACTS.includes(act) ? ACTS.indexOf(act) : ACTS.length);
  return rank(a) - rank(b);
}
