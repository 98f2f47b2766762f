import type { Dice } from '@thera/table';
import { inBox } from '../src/box.ts';
import { GOD_CARDS, GOD_IDS, type GodId } from '../src/cards/gods.ts';
import { PIECES, piecesOf, withPiece } from '../src/pieces.ts';
import { holdLimit } from '../src/selecting.ts';
import type { HeldGod, State } from '../src/state.ts';

const MORE = 4;

/** The same riddle with gods in every hand and a larger stockpile, so that more of the game comes up. */
export function richStart(state: State, dice: Dice): State {
  const { players } = state.setup;
  const inQueue = state.queue.flatMap((card) => (card.kind === 'god' ? [card.god] : []));
  const chosen = fewBlue(dice.shuffle(GOD_IDS.filter((god) => !inQueue.includes(god))));
  const hands = chosen.slice(0, players * holdLimit(players));
  const armed = {
    ...state,
    unseen: state.unseen.filter((god) => !hands.includes(god)),
    held: hands.map((god, index) => heldBy(god, index % players)),
  };
  return {
    ...armed,
    stockpile: PIECES.reduce(
      (pieces, piece) => withPiece(pieces, piece, Math.min(MORE, inBox(armed, piece))),
      state.stockpile,
    ),
  };
}

/** At most one blue god of each type: the deck has to be drawn from the others. */
function fewBlue(gods: readonly GodId[]): readonly GodId[] {
  const isFirst = (god: GodId): boolean =>
    gods.find((one) => GOD_CARDS[one].isBlue && GOD_CARDS[one].type === GOD_CARDS[god].type) === god;
  return gods.filter((god) => !GOD_CARDS[god].isBlue || isFirst(god));
}

function heldBy(god: GodId, owner: number): HeldGod {
  const { pieces, charges } = GOD_CARDS[god];
  return { god, owner, pieces: piecesOf(pieces), charges, dreams: 0, isQuestMet: false };
}
