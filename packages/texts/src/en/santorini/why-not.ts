import type { WhyNotCode } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Why a square cannot be chosen now. */
export const whyNot: TextFor<WhyNotCode> = {
  'game-over': 'The game is over.',
  'no-worker': 'There’s no worker on that square.',
  'not-your-worker': 'That worker isn’t yours.',
  'another-worker': 'Your other worker has to finish this turn.',
  'own-square': 'Your worker is already there.',
  'not-adjacent': 'That square isn’t next to your worker.',
  dome: 'That square has a dome.',
  closed: 'A token blocks that square.',
  occupied: 'There’s already a worker there.',
  'too-high': 'Too high: you can only climb one level at a time.',
  'own-power': 'Your own power doesn’t allow that.',
  forbidden: 'An opponent’s power forbids that.',
  must: 'An opponent’s power demands something else this turn.',
  'no-complete-turn': 'You couldn’t finish your turn from there.',
};
