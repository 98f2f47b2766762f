import { type OwedArrow, owedArrows } from './arrows.ts';
import type { Circle } from './circles.ts';
import { circlesToShade } from './circles-of-log.ts';
import { diamondsOwed } from './diamonds.ts';
import { type UnsignedSeat, unsignedSeats } from './guestbook.ts';
import type { AdventureLog } from './log.ts';
import type { LogRefusal } from './refusal.ts';

/** What is done after every riddle, in this order. */
export const LOG_STEPS = ['sign', 'shade', 'place'] as const;
export type LogStep = (typeof LOG_STEPS)[number];

/** What is still to be done before the next riddle. */
export interface Duties {
  readonly sign: readonly UnsignedSeat[];
  readonly shade: readonly Circle[];
  /** How many diamonds are to be placed, those of circles to be shaded included. */
  readonly diamonds: number;
  readonly arrows: readonly OwedArrow[];
}

/** All of it, whatever comes first. */
export const dutiesOf = (log: AdventureLog): Duties => ({
  sign: unsignedSeats(log),
  shade: circlesToShade(log).map(({ riddle, tier }) => ({ riddle, tier })),
  diamonds: diamondsOwed(log),
  arrows: owedArrows(log),
});

/** The step that comes next; undefined if all is done. */
export function nextStep(log: AdventureLog): LogStep | undefined {
  const { sign, shade, diamonds, arrows } = dutiesOf(log);
  const left: Readonly<Record<LogStep, number>> = {
    sign: sign.length,
    shade: shade.length,
    place: diamonds + arrows.length,
  };
  return LOG_STEPS.find((step) => left[step] > 0);
}

/** What must be done first if one wants to go on without a step. */
export const FIRST_THINGS: Readonly<Record<LogStep, LogRefusal>> = {
  sign: 'sign-first',
  shade: 'shade-first',
  place: 'place-first',
};
