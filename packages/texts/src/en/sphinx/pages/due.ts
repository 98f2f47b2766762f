import type { DueText, StepTexts } from '../../../sphinx/pages/due-text.ts';

/** The three things to do after every riddle. */
export const steps: StepTexts = {
  sign: 'Sign the guestbook',
  shade: 'Shade the circles',
  place: 'Place the diamonds',
};

/** What is still to be done before the next riddle. */
export const due: DueText = {
  title: (riddle) => `After riddle ${riddle}`,
  sign: (guests) => (guests === 1 ? 'One player still has to sign' : `${guests} players still have to sign`),
  shade: (circles) => (circles === 1 ? 'Shade 1 circle' : `Shade ${circles} circles`),
  place: (diamonds) => (diamonds === 1 ? 'Place 1 diamond' : `Place ${diamonds} diamonds`),
  arrows: (arrows) => (arrows === 1 ? 'Shade 1 arrow' : `Shade ${arrows} arrows`),
};
