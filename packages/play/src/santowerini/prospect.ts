import { type Enemy, type Prospect, type State, squareName } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';

/** What comes of an order, in a few words: “to E1, the city falls”. */
export function prospectInWords(
  { heights }: Pick<State, 'heights'>,
  { square }: Enemy,
  { occurrences, order, isLost }: Prospect,
  { forecast, words }: SantoweriniText,
): string {
  if (order === undefined) return forecast.missesTurn;
  const told = occurrences.flatMap((occurrence, index) => {
    switch (occurrence.kind) {
      case 'marched': {
        const isPassed = occurrences.slice(index + 1).some(({ kind }) => kind === 'marched');
        if (isPassed) return [];
        const climbs = heights[occurrence.to]! > heights[occurrence.from]!;
        return [(climbs ? forecast.climbsTo : forecast.goesTo)(squareName(occurrence.to))];
      }
      case 'struck':
        return [forecast.strikes(squareName(occurrence.square))];
      case 'felled':
        return [forecast.fells(squareName(occurrence.square))];
      case 'thwarted':
        return [forecast.nothing];
      default:
        return [];
    }
  });
  const deeds = told.length === 0 ? [forecast.staysOn(squareName(square))] : told;
  return words.list(isLost ? [...deeds, forecast.cityFalls] : deeds);
}
