import type { StepKind } from '@thera/rules';
import type { TextFor } from '../catalogue.ts';

/** Short labels for a button or a list. */
export const steps: TextFor<StepKind> = {
  move: 'Move',
  swap: 'Swap places',
  push: 'Push',
  ferry: 'Ferry across',
  build: 'Build',
  dome: 'Dome early',
  raze: 'Take a block',
  slay: 'Remove a worker',
  pass: 'Pass',
  place: 'Place workers',
  offer: 'Offer powers',
  pick: 'Pick a power',
  start: 'Choose who starts',
};
