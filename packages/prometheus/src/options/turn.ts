import { deadCards, holdsCard, openCards } from '../cards.ts';
import { AREA_IDS } from '../data/area-ids.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { unitsIn } from '../field.ts';
import { countOf, kindsIn } from '../pile.ts';
import type { State, UnitState } from '../state.ts';
import type { Mode, Step } from '../step.ts';
import { isRecallArea } from '../why-not/turn.ts';

const MODES: readonly Mode[] = ['simple', 'complex'];

/** What a seat might do between activations. */
export function turnSteps(state: State): readonly Step[] {
  const { seat, phase, leader } = state.turn;
  const own = unitsIn(state).filter((unit) => unit.seat === seat);
  const acts = own
    .filter(({ id }) => holdsCard(state, seat, id))
    .flatMap(({ id }) => MODES.map((mode): Step => ({ kind: 'act', unit: id, mode })));
  if (phase === 'start') return [...acts, { kind: 'pass' }, ...manoeuvres(state)];
  const troops = own.filter(({ id }) => UNITS[id].class === 'troop');
  const called = leader === null ? [] : troops;
  return [
    ...acts,
    { kind: 'done' },
    { kind: 'second' },
    ...called.flatMap(({ id }) => MODES.map((mode): Step => ({ kind: 'leader', unit: id, mode }))),
    ...recalls(state, troops),
    ...manoeuvres(state),
  ];
}

/** Every troop to every area to which it might be recalled. */
function recalls(state: State, troops: readonly UnitState[]): readonly Step[] {
  const [first] = troops;
  if (first === undefined || state.turn.hasRecalled) return [];
  const areas = AREA_IDS.filter((area) => isRecallArea(state, first, area));
  return troops.flatMap(({ id }) => areas.map((area): Step => ({ kind: 'recall', unit: id, area })));
}

/** What a seat might do at any moment of its turn. */
export function manoeuvres(state: State): readonly Step[] {
  const { seat, hasSearched } = state.turn;
  const sought = hasSearched ? [] : kindsIn(openCards(state, seat).deck);
  return [
    { kind: 'draw2' },
    ...sought.map((card) => ({ kind: 'search', card }) as const),
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
