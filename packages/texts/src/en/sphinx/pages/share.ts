import type { ShareText } from '../../../sphinx/pages/share-text.ts';

/** An adventure that several people have together. */
export const share: ShareText = {
  title: 'Share this adventure',
  sentence:
    'Whoever opens the link plays this adventure with you: one map, one guestbook, on everybody’s device. What someone plays offline is added later.',
  working: 'One moment…',
  link: {
    label: 'Link',
    copy: 'Copy link',
    copied: 'Copied.',
    cannotCopy: 'The link couldn’t be copied.',
    send: 'Send',
    renew: 'Make a new link',
    renewed: 'Here’s a new link. The old one lets nobody in any more.',
  },
  members: {
    title: 'Who has it',
    alone: 'Only you so far.',
    you: 'you',
    founder: 'began it',
    sendAway: (name) => `Send ${name} away`,
  },
  leave: {
    ask: 'Leave the group',
    sentence: 'The group goes on without you. You keep the adventure as it is now, as one of your own.',
    confirm: 'Leave',
  },
  stop: {
    ask: 'Stop sharing',
    sentence:
      'The link lets nobody in any more. Everyone keeps the adventure as it is now and goes on alone.',
    confirm: 'Stop sharing',
  },
  cancel: 'Cancel',
  close: 'Close',
  refusals: {
    unavailable: 'The server can’t be reached. The adventure itself can be played offline all the same.',
    'too-many': 'That was too much at once, or there is no room for more people. Try again later.',
    'no-such-log': 'This adventure isn’t shared with you any more.',
    'too-many-adventures': 'There is room for 20 adventures on this device. Delete one first.',
    other: 'That didn’t work. Try again later.',
  },
  join: {
    title: 'An adventure to share',
    invites: (name) => `${name} invites you to Riddle of the Sphinx.`,
    sentence:
      'Join and the adventure is on your device too: one map, one guestbook, whoever plays, together or apart.',
    members: (names) => `Already in it: ${names.join(', ')}.`,
    button: 'Join the adventure',
    isMember: 'You’re in this adventure already.',
    open: 'Open the map',
    gone: 'This invitation has ended',
    goneSentence: 'Ask for a new link: this one lets nobody in any more.',
    again: 'Try again',
    toAdventures: 'All adventures',
  },
};
