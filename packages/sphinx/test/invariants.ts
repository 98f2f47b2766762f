import { inBox } from '../src/box.ts';
import { deckSize } from '../src/card.ts';
import { crewOf, WANDERER, WORKERS } from '../src/crew.ts';
import { QUEUE_LENGTH } from '../src/deck.ts';
import { isDomedAt, isSpace, squareOf, standing } from '../src/field.ts';
import { BOX, PIECES } from '../src/pieces.ts';
import { GEMS } from '../src/riddle.ts';
import { holdLimit } from '../src/selecting.ts';
import type { State } from '../src/state.ts';
import { OFF } from '../src/terrain.ts';

type Claim = (state: State) => boolean;

/** What is true of every state that can be reached. */
const ALWAYS: Readonly<Record<string, Claim>> = {
  'no more pieces are out than the box had': (state) =>
    PIECES.every((piece) => inBox(state, piece) >= 0 && inBox(state, piece) <= BOX[piece]),
  'nobody owes a piece': ({ stockpile, held }) =>
    [stockpile, ...held.map(({ pieces }) => pieces)].every((pieces) =>
      PIECES.every((piece) => pieces[piece] >= 0),
    ),
  'the queue has three cards at most': ({ queue }) => queue.length <= QUEUE_LENGTH,
  'the queue is full as long as there is a deck': ({ queue, deck, ending }) =>
    ending !== null || queue.length === QUEUE_LENGTH || deckSize(deck) === 0,
  'nobody holds more gods than allowed': ({ held, setup: { players } }) =>
    Array.from({ length: players }, (_, seat) => seat).every(
      (seat) => held.filter(({ owner }) => owner === seat).length <= holdLimit(players),
    ),
  'there are three gems, none twice': ({ gems }) =>
    gems.length <= GEMS.length && new Set(gems).size === gems.length,
  'no god is in two places': ({ held, queue, unseen }) => {
    const gods = [
      ...held.map(({ god }) => god),
      ...queue.flatMap((card) => (card.kind === 'god' ? [card.god] : [])),
      ...unseen,
    ];
    return new Set(gods).size === gods.length;
  },
  'no blessing is in two places': ({ blessings, queue }) => {
    const all = [...blessings, ...queue.flatMap((card) => (card.kind === 'blessing' ? [card.blessing] : []))];
    return new Set(all).size === all.length;
  },
  'everybody stands on a space of their own without a dome': (state) => {
    const figures = [...standing(state), 'king' as const].map((figure) => squareOf(state, figure));
    const stood = figures.filter((square) => square !== OFF);
    return (
      new Set(stood).size === stood.length &&
      stood.every((square) => isSpace(state, square) && !isDomedAt(state, square))
    );
  },
  'a worker is on the map exactly while it stands': ({ workers, fates }) =>
    WORKERS.every((worker) => (workers[worker] !== OFF) === (fates[worker] === 'standing')),
  'rows hold no more coins than were collected': ({ rows, collected }) =>
    (['silver', 'gold'] as const).every(
      (colour) => rows.reduce((sum, row) => sum + row[colour], 0) <= collected[colour],
    ),
  'two destroyed workers end the riddle': ({ destroyed, ending }) => destroyed < 2 || ending !== null,
  'charges are not overdrawn': ({ held }) => held.every(({ charges }) => charges === null || charges >= 0),
  'no card without pieces is held when a turn begins': ({ held, turn }) =>
    turn.stage !== 'action' ||
    turn.phase !== 'start' ||
    turn.used.length > 0 ||
    held.every(({ pieces }) => PIECES.some((piece) => pieces[piece] > 0)),
};

/** What is wrong with a state. */
export const brokenClaims = (state: State): readonly string[] =>
  Object.keys(ALWAYS).filter((claim) => !ALWAYS[claim]!(state));

/** What is wrong with the way from one state to a later one. */
export function brokenPassage(before: State, after: State): readonly string[] {
  const faults: string[] = [];
  if (!before.achieved.every((tier) => after.achieved.includes(tier))) faults.push('an objective was lost');
  if (after.clock < before.clock || after.turn.number < before.turn.number) faults.push('time went back');
  if (after.selected < before.selected || after.quests < before.quests) faults.push('a count went back');
  if (!before.raised.every((grave) => after.raised.includes(grave))) faults.push('somebody was buried again');
  return [...faults, ...restFaults(before, after)];
}

/** Who had to rest and did not, unless a power lent the worker. */
function restFaults(before: State, after: State): readonly string[] {
  const { players } = before.setup;
  const isNext = after.turn.number === before.turn.number;
  const [first] = isNext ? after.turn.moves : [];
  if (first === undefined || before.turn.moves.length > 0 || first.by.length > 0) return [];
  if (players === 3 && first.worker === WANDERER && before.lastFirst === WANDERER)
    return ['the Wanderer moved first twice in a row'];
  const others = standing(before).some((worker) => crewOf(1, worker) !== before.lastCrew);
  if (players === 1 && others && crewOf(1, first.worker) === before.lastCrew)
    return ['one colour moved first twice in a row'];
  return [];
}
