import { leftInBox } from '../box.ts';
import type { Power } from '../power.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';

const DROP = -2;

/** Each time the worker moves down two levels or more, any piece comes to the stockpile. */
export const pan: Power = {
  isRepeated: true,
  afterMove: piecesOwed,
  // An action in the place of Move then Build leaves no time between its moves.
  atEnd: (state) => (state.turn.phase === 'acted' ? piecesOwed(state) : []),
};

function piecesOwed(state: State): readonly Step[] {
  const { moves, used } = state.turn;
  const drops = moves.filter(({ rise }) => rise <= DROP).length;
  const paid = used.filter((card) => card === 'pan').length;
  return drops > paid ? leftInBox(state).map((piece) => ({ kind: 'gain', piece })) : [];
}
