import type { StepKind } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Short labels for a button or a list. */
export const steps: TextFor<StepKind> = {
  move: 'Move',
  swap: 'Swap places',
  push: 'Push',
  ferry: 'Force a worker',
  build: 'Build',
  dome: 'Dome early',
  raze: 'Take a block',
  slay: 'Remove a worker',
  sink: 'Take all blocks',
  'place-worker': 'Bring a worker',
  trade: 'Change places',
  token: 'Put a token',
  aim: 'Choose a direction',
  pair: 'Name a pair',
  pass: 'Pass',
  place: 'Place workers',
  offer: 'Offer powers',
  night: 'Choose the night power',
  pick: 'Pick a power',
  start: 'Choose who starts',
};
