import type { LinkText } from '../../../santowerini/pages/link-text.ts';
import { game } from '../game.ts';

/** What is said where a link leads nowhere. */
export const link: LinkText = {
  title: 'A game by link',
  refused: 'This link does not lead to a game.',
  reasons: {
    'field-twice': 'It says the same thing twice.',
    'bad-seed': 'Its dice cannot be read. A seed has letters, digits, - and _, 64 at most.',
    'bad-turns': 'Its turns cannot be read. Part of the link may be missing.',
    'impossible-turns': 'Its turns are not possible in that scenario with those dice.',
  },
  rules: game.refusals,
  toCampaign: 'To Santowerini',
};
