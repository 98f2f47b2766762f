import type { GuestbookText } from '../../../sphinx/pages/guestbook-text.ts';
import { adventure } from './adventure.ts';

/** The guestbook of an adventure. */
export const guestbook: GuestbookText = {
  adventure,
  title: adventure.tabs.guestbook,
  heading: 'Those who came along',
  begun: (date, riddles) => `Begun ${date} · ${riddles === 1 ? '1 riddle' : `${riddles} riddles`} solved`,
  none: 'Nobody has signed yet. Everyone who plays a riddle signs afterwards.',
  since: (riddle) => `since riddle ${riddle}`,
  riddlesWord: (riddles) => (riddles === 1 ? 'riddle' : 'riddles'),
  sign: {
    who: (colour) => `Who played ${colour}?`,
    label: 'Sign with your name',
    colour: 'Colour',
    colours: { white: 'White', blue: 'Blue', brown: 'Brown' },
    button: 'Sign the guestbook',
    known: 'Those who have signed before',
    allSigned: 'Everyone here has already signed',
    signed: (name) => `${name} has signed.`,
    next: 'Continue',
  },
  correct: {
    ask: (name) => `Correct the name ${name}`,
    label: 'The right name',
    save: 'Correct it',
    cancel: 'Leave it',
  },
};
