import type { Zone, ZoneKind } from '@thera/board';
import { heightAt, isHighAfter, ruleOf, type Square, type State, terrainIn } from '@thera/sphinx';
import type { Zone as ZoneName } from '@thera/texts/sphinx';

/** How each region is drawn; those that are told by something else are not. */
const LOOKS: Readonly<Record<ZoneName, ZoneKind | undefined>> = {
  tide: 'tide',
  ring: 'route',
  tomb: 'tomb',
  far: 'hatch',
  courtyard: 'hatch',
  breach: 'route',
  fort: 'hatch',
  red: 'hatch',
  green: undefined,
  blue: 'counter-hatch',
  ruins: undefined,
  gate1: undefined,
  gate2: undefined,
  sanctum: 'hatch',
  throne: 'tomb',
};

/** The regions of a field as they are drawn now. */
export function zonesIn(state: State): readonly Zone[] {
  const { zones } = terrainIn(state);
  const regions = Object.entries(zones).flatMap(([name, squares]): readonly Zone[] => {
    const kind = LOOKS[name as ZoneName];
    if (kind === undefined) return [];
    return kind === 'tide' ? tideZones(state, squares) : [{ kind, squares }];
  });
  return state.ruins.length === 0 ? regions : [...regions, { kind: 'ruin', squares: state.ruins }];
}

/** At high tide the water stands on all ground of the beach on which nothing is built. */
function tideZones(state: State, squares: readonly Square[]): readonly Zone[] {
  const tide = ruleOf(terrainIn(state), 'tide');
  if (tide === undefined || !isHighAfter(tide, state.clock)) return [{ kind: 'tide', squares }];
  const isLow = (square: Square): boolean => heightAt(state, square) === 0;
  return [
    { kind: 'flood', squares: squares.filter(isLow) },
    { kind: 'tide', squares: squares.filter((square) => !isLow(square)) },
  ];
}
