import type { ShareText } from '../../../sphinx/pages/share-text.ts';

/** An adventure that several people have together. */
export const share: ShareText = {
  game: 'Riddle of the Sphinx',
  title: 'Share this adventure',
  sentence:
    'Anyone who opens the link plays this adventure with you: one map and one guestbook, on everyone’s device. What someone plays offline is added later.',
  working: 'One moment…',
  link: {
    label: 'Link',
    copy: 'Copy link',
    copied: 'Copied.',
    cannotCopy: 'We couldn’t copy the link.',
    send: 'Send',
    renew: 'Make a new link',
    renewed: 'Here’s a new link. The old one no longer works.',
  },
  members: {
    title: 'Who has it',
    alone: 'Only you so far.',
    you: 'you',
    founder: 'started it',
    sendAway: (name) => `Remove ${name}`,
  },
  leave: {
    ask: 'Leave the group',
    sentence: 'The group goes on without you. You keep the adventure as it is now, as one of your own.',
    confirm: 'Leave',
  },
  stop: {
    ask: 'Stop sharing',
    sentence: 'The link stops working. Everyone keeps the adventure as it is now and goes on alone.',
    confirm: 'Stop sharing',
  },
  cancel: 'Cancel',
  close: 'Close',
  refusals: {
    unavailable: 'We can’t reach the server. You can still play the adventure offline.',
    'too-many': 'That was a lot at once, or there’s no room for more people. Try again later.',
    'no-such-log': 'This adventure isn’t shared with you any more.',
    'too-many-adventures': 'There’s room for 20 adventures on this device. Delete one first.',
    other: 'That didn’t work. Try again later.',
  },
  join: {
    title: 'A shared adventure',
    invites: (name) => `${name} invites you to Riddle of the Sphinx.`,
    sentence:
      'Join and the adventure is on your device too: one map and one guestbook, whether you play together or apart.',
    members: (names) => `Already in it: ${names.join(', ')}.`,
    button: 'Join the adventure',
    isMember: 'You’re already in this adventure.',
    open: 'Open the map',
    gone: 'This invitation has ended',
    goneSentence: 'Ask for a new link: this one no longer works.',
    again: 'Try again',
    toAdventures: 'All adventures',
  },
};
