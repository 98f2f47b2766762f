import type { OnlineProblems } from '../../common/problem-words.ts';

/** Why something cannot be done online. */
export const onlineProblems: OnlineProblems = {
  unavailable: 'We couldn’t reach the server. Are you online?',
  'too-many': 'That was a lot at once. Wait a moment and try again.',
  'storage-full': 'The server has no room left right now. Try again later.',
  'bad-setup': 'That table can’t be played with these rules.',
  'rules-changed': 'That game was played by rules we no longer have.',
  'no-such-table': 'That table isn’t there any more.',
  'table-closed': 'That table has been closed.',
  'already-begun': 'That game has already started.',
  'seat-taken': 'Someone was quicker. Pick another table.',
  'not-signed-in': 'You’ve been signed out. Reload the page and try again.',
  other: 'That didn’t work. Try again.',
};
