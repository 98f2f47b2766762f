import type { CareText } from '../../../sphinx/pages/care-text.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** What can be done with an adventure as a whole. */
export const care: CareText = {
  share: 'Share with others',
  rename: {
    ask: 'Rename',
    label: 'Title',
    note: 'Leave it empty and it’s named after those who signed first.',
    save: 'Save',
    cancel: 'Cancel',
  },
  writeOut: {
    ask: 'Save as text',
    sentence: 'The whole adventure as text: keep it, or load it on another device.',
    copy: 'Copy the text',
    save: 'Save as a file',
    copied: 'Copied.',
    cannotCopy: 'We couldn’t copy the text.',
    close: 'Close',
  },
  copy: {
    ask: 'Make a copy',
    title: (title) => `${title}, copy`,
    done: (title) => `${title} is now on the list.`,
  },
  drop: {
    ask: 'Delete',
    question: (title) => `Delete ${title}?`,
    lost: (circles, guests, plays) =>
      `Gone for good: ${counted(circles, 'circle', 'circles')}, ${counted(guests, 'guest', 'guests')} and ${counted(plays, 'play', 'plays')}.`,
    confirm: 'Delete it',
    cancel: 'Keep it',
    done: (title) => `${title} has been deleted.`,
  },
};
