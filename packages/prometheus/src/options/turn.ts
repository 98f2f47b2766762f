import { deadCards, openCards } from '../cards.ts';
import { AREA_IDS } from '../data/area-ids.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { unitsIn } from '../field.ts';
import { countOf, kindsIn } from '../pile.ts';
import type { State } from '../state.ts';
import type { Mode, Step } from '../step.ts';
import { isRecallArea } from '../why-not/turn.ts';

const MODES: readonly Mode[] = ['simple', 'complex'];

/** What a seat might do between activations. */
export function turnSteps(state: State): readonly Step[] {
  const own = unitsIn(state).filter(({ seat }) => seat === state.turn.seat);
  const troops = own.filter(({ id }) => UNITS[id].class === 'troop');
  return [
    ...own.flatMap(({ id }) => MODES.map((mode) => ({ kind: 'act', unit: id, mode }) as const)),
    { kind: 'pass' },
    { kind: 'done' },
    { kind: 'second' },
    ...troops.flatMap(({ id }) => MODES.map((mode) => ({ kind: 'leader', unit: id, mode }) as const)),
    ...troops.flatMap((troop) =>
      AREA_IDS.filter((area) => isRecallArea(state, troop, area)).map(
        (area) => ({ kind: 'recall', unit: troop.id, area }) as const,
      ),
    ),
    ...manoeuvres(state),
  ];
}

/** What a seat might do at any moment of its turn. */
export function manoeuvres(state: State): readonly Step[] {
  const { seat } = state.turn;
  return [
    { kind: 'draw2' },
    ...kindsIn(openCards(state, seat).deck).map((card) => ({ kind: 'search', card }) as const),
    ...pairsOf(deadCards(state, seat)).map((cards) => ({ kind: 'pay', cards }) as const),
  ];
}

/** Two of these, in every way that makes a difference. */
function pairsOf(cards: readonly UnitId[]): readonly (readonly [UnitId, UnitId])[] {
  const kinds = [...new Set(cards)];
  return kinds.flatMap((one, at) =>
    kinds
      .slice(countOf(cards, one) > 1 ? at : at + 1)
      .map((other): readonly [UnitId, UnitId] => [one, other]),
  );
}
