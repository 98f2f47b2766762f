import type { UnitName } from '../../prometheus/unit-text.ts';

/** The form of a verb for one or for many: “Hades walks”, “the Centaurs walk”. */
export const verb = ({ isMany }: Pick<UnitName, 'isMany'>, one: string, many: string): string =>
  isMany ? many : one;

/** “1 card”, “2 cards”. */
export const counted = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
