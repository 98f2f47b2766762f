import type { Dice } from '@thera/table';
import type { Ask } from '../ask.ts';
import type { AreaId } from '../data/area-ids.ts';
import { TOKEN_AREAS } from '../data/areas.ts';
import { CONSTANTS } from '../data/scenario.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { isFull } from '../field.ts';
import { optionsOf } from '../options/options.ts';
import type { View } from '../state.ts';
import type { Step } from '../step.ts';

/** How often a dear recruit is preferred while there is one. */
const DEAR = 3;
const PREFERENCE = 0.55;

/** Where units like to begin; others stand anywhere. */
const FAVOURITES: Readonly<Partial<Record<UnitId, readonly AreaId[]>>> = {
  hephaestus: ['S2'],
  hades: ['S2', 'S1', 'S3'],
  acamas: ['O2'],
  medusa: ['O1', 'O2', 'O3'],
};

/** The two narrow columns of Olympus, through which everybody must. */
const NARROWS: readonly AreaId[] = ['O8', 'O9', 'O10', 'O15', 'O16', 'O17'];

/** A recruit: any that the points allow, with a liking for the dear ones. */
export function chooseRecruit(view: View, dice: Dice): Step {
  const open = optionsOf(view).filter((step) => step.kind === 'draft');
  if (open.length === 0) return { kind: 'stop' };
  const dear = open.filter(({ unit }) => UNITS[unit].cost >= DEAR);
  return dice.pick(dear.length > 0 && dice.below(100) < PREFERENCE * 100 ? dear : open);
}

/** A place to begin with. */
export function choosePlace(view: View, { unit }: Extract<Ask, { kind: 'place' }>, dice: Dice): Step {
  const open = optionsOf(view).filter((step) => step.kind === 'place');
  const liked = FAVOURITES[unit]?.filter((area) => !isFull(view, area)) ?? [];
  const favourites = open.filter(({ area }) => liked.includes(area));
  return dice.pick(favourites.length > 0 ? favourites : open);
}

/** All tokens: on the narrows and anywhere else, with faces by chance, so that nobody can guess them. */
export function layTokens(view: View, dice: Dice): readonly Step[] {
  const laid = view.tokens.map(({ area }) => area);
  const free = (areas: readonly AreaId[]): readonly AreaId[] => areas.filter((area) => !laid.includes(area));
  const others = dice.shuffle(free(TOKEN_AREAS.filter((area) => !NARROWS.includes(area))));
  const count = CONSTANTS.nets + CONSTANTS.lures - laid.length;
  const areas = dice.shuffle([...free(NARROWS), ...others].slice(0, count));
  const nets = CONSTANTS.nets - view.tokens.filter(({ face }) => face === 'net').length;
  return areas.map((area, at): Step => ({ kind: 'token', area, face: at < nets ? 'net' : 'lure' }));
}
