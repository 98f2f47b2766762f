import type { WhyNotCode } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Why a square cannot be chosen now. */
export const whyNot: TextFor<WhyNotCode> = {
  'game-over': 'The game is over.',
  'no-worker': 'There is no worker on that square.',
  'not-your-worker': 'That worker is not yours to move.',
  'another-worker': 'Your other worker is the one that acts now.',
  'own-square': 'Your worker is already standing there.',
  'not-adjacent': 'That square is not next to your worker.',
  dome: 'A dome closes that square.',
  closed: 'A token closes that square.',
  occupied: 'Another worker stands there.',
  'too-high': 'That square is too high: you may move up one level at most.',
  'own-power': 'Your own power does not allow it.',
  forbidden: 'An opponent’s power forbids it.',
  must: 'An opponent’s power asks for something else this turn.',
  'no-complete-turn': 'You could not complete your turn from there.',
};
