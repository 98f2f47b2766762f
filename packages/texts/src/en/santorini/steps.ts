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
  raze: 'Remove a block',
  slay: 'Remove a worker',
  sink: 'Clear a tower',
  'place-worker': 'Bring in a worker',
  trade: 'Swap workers',
  token: 'Place the token',
  aim: 'Choose a direction',
  pair: 'Choose a pair',
  pass: 'Pass',
  place: 'Place workers',
  offer: 'Choose the draft',
  night: 'Choose the night power',
  pick: 'Pick a power',
  start: 'Choose who starts',
};
