import type { LinkText } from '../../../santowerini/pages/link-text.ts';
import { game } from '../game.ts';

/** What is said where a link leads nowhere. */
export const link: LinkText = {
  title: 'Game link',
  refused: 'This link doesn’t lead to a game.',
  reasons: {
    'field-twice': 'It says the same thing twice.',
    'bad-seed': 'We can’t read its dice. A seed has letters, digits, - and _, 64 at most.',
    'bad-turns': 'We can’t read its turns. Part of the link may be missing.',
    'impossible-turns': 'Its turns aren’t possible in that scenario with those dice.',
  },
  rules: game.refusals,
  toCampaign: 'Go to Santowerini',
};
