import type { Dice } from '@thera/table';
import { FACES, type Face } from './data/faces.ts';
import { LESSONS } from './data/lessons.ts';
import { CONSTANTS } from './data/scenario.ts';
import { pileOf } from './pile.ts';
import type { SeatState, State, View } from './state.ts';

/** A whole state that looks like this view: what is hidden is dealt anew, each deal equally likely. */
export function imagine(view: View, dice: Dice): State {
  return {
    ...view,
    seats: view.seats.map((seat) => withDealtCards(seat, dice)),
    tokens: withFaces(view, dice),
  };
}

function withDealtCards(seat: SeatState, dice: Dice): SeatState {
  const { cards } = seat;
  if (cards.kind === 'open') return seat;
  const mixed = dice.shuffle(cards.unseen);
  const hand = pileOf(mixed.slice(0, cards.held));
  return {
    ...seat,
    cards: { kind: 'open', hand, deck: pileOf(mixed.slice(cards.held)), discards: cards.discards },
  };
}

function withFaces(view: View, dice: Dice): State['tokens'] {
  if (view.tokens.every(({ face }) => face !== null)) return view.tokens;
  const { net, lure } = facesLeft(view);
  const faces = dice.shuffle([...Array<Face>(net).fill('net'), ...Array<Face>(lure).fill('lure')]);
  return view.tokens.map(({ area }, at) => ({ area, face: faces[at]! }));
}

/** Nets and lures that lie face down, which everybody can count. */
export function facesLeft({ setup, turned }: State): Readonly<Record<Face, number>> {
  const all =
    setup.lesson === undefined ? { net: CONSTANTS.nets, lure: CONSTANTS.lures } : facesOfLesson(setup.lesson);
  return { net: all.net - turned.net, lure: all.lure - turned.lure };
}

function facesOfLesson(lesson: keyof typeof LESSONS): Readonly<Record<Face, number>> {
  const { tokens = [] } = LESSONS[lesson];
  const [net, lure] = FACES.map((face) => tokens.filter((token) => token.face === face).length);
  return { net: net!, lure: lure! };
}
