import { AREA_IDS } from '../src/data/area-ids.ts';
import { AREAS } from '../src/data/areas.ts';
import { CONSTANTS } from '../src/data/scenario.ts';
import { TABLES } from '../src/data/tables.ts';
import { UNITS } from '../src/data/units.ts';
import { crowdAt, unitsIn } from '../src/field.ts';
import { optionsOf } from '../src/options/options.ts';
import type { OpenCards, State } from '../src/state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const pilesOf = (state: State, seat: number): readonly string[] => {
  const { hand, deck, discards } = state.seats[seat]!.cards as OpenCards;
  return [...hand, ...deck, ...discards];
};

/** Everything about a state in play that cannot be. */
export function faultsOf(state: State, before: State | undefined): readonly string[] {
  return [
    ...crowdFaults(state),
    ...unitFaults(state, before),
    ...cardFaults(state),
    ...tokenFaults(state),
    ...stoneFaults(state, before),
  ];
}

function crowdFaults(state: State): readonly string[] {
  return AREA_IDS.filter((area) => crowdAt(state, area) > AREAS[area].cap).map(
    (area) => `${area} is too full`,
  );
}

function unitFaults(state: State, before: State | undefined): readonly string[] {
  const faults: string[] = [];
  for (const unit of unitsIn(state)) {
    const { id, vit, area, isOut, isTrapped, isPetrified, side } = unit;
    if (vit > UNITS[id].vit || vit < 0 || (vit === 0) !== isOut) faults.push(`${id} has vitality ${vit}`);
    if (area === null && (isTrapped || isPetrified || unit.hasStone))
      faults.push(`${id} is nowhere with a token`);
    if (isTrapped && side !== 'red') faults.push(`${id} is in its own net`);
    const was = before === undefined ? undefined : unitsIn(before).find((other) => other.id === id);
    const hasCrossed =
      was !== undefined && was.area !== null && area !== null && AREAS[was.area].map !== AREAS[area].map;
    // Only who was recalled, or fell and entered anew, may be on the other map.
    const mayCross = state.happened.some(
      (what) => (what.kind === 'recalled' || what.kind === 'deployed') && what.unit === id,
    );
    if (hasCrossed && !mayCross) faults.push(`${id} crossed to the other map`);
  }
  return faults;
}

function cardFaults(state: State): readonly string[] {
  if (state.turn.number === 0) return [];
  return [...state.seats.keys()].flatMap((seat) => {
    const own = unitsIn(state).filter((unit) => unit.seat === seat);
    const cards = pilesOf(state, seat);
    const wrong = own.filter(({ id }) => cards.filter((card) => card === id).length !== UNITS[id].cards);
    const aow =
      TABLES[state.setup.table].seats[seat]!.startAow +
      state.seats[seat]!.points +
      sum(own.map(({ id }) => UNITS[id].aow));
    const faults = wrong.map(({ id }) => `seat ${seat} has lost or gained cards of ${id}`);
    return cards.filter((card) => card === 'artOfWar').length === aow
      ? faults
      : [...faults, `seat ${seat}: Art of War`];
  });
}

function tokenFaults(state: State): readonly string[] {
  if (state.turn.number === 0) return [];
  const count = (face: 'net' | 'lure'): number =>
    state.tokens.filter((token) => token.face === face).length + state.turned[face];
  const faults =
    count('net') === CONSTANTS.nets && count('lure') === CONSTANTS.lures ? [] : ['tokens are lost'];
  const trapped = unitsIn(state).filter(({ isTrapped }) => isTrapped).length;
  return trapped > state.turned.net ? [...faults, 'more nets on units than were turned over'] : faults;
}

/** Stones lie, are carried, are cards or have become Rage; calmed Rage is gone for good. */
function stoneFaults(state: State, before: State | undefined): readonly string[] {
  if (state.turn.number === 0 || before === undefined || before.turn.number === 0) return [];
  const times = (kind: string): number => state.happened.filter((what) => what.kind === kind).length;
  const faults = stonesIn(before) - times('enraged') === stonesIn(state) ? [] : ['stones are lost or found'];
  return before.rage + times('enraged') - times('calmed') === state.rage
    ? faults
    : [...faults, 'Rage comes from nowhere or is lost'];
}

/** All stones but those that are Rage. */
function stonesIn(state: State): number {
  const cards = [...state.seats.keys()].flatMap((seat) => pilesOf(state, seat));
  const carried = unitsIn(state).filter(({ hasStone }) => hasStone).length;
  return state.stones.length + carried + cards.filter((card) => card === 'omphalos').length;
}

/** Whoever must answer has something to say. */
export const isStuck = (state: State): boolean => state.ending === null && optionsOf(state).length === 0;
