import type { Power } from './power.ts';
import type { CardId } from './power-ids.ts';
import { powerOf } from './powers/index.ts';
import { AIM, TOKEN } from './steps.ts';

/** What a power asks of a table beyond an open board, two workers a side and settled rules. */
export const POWER_FLAGS = ['hidden', 'random', 'tokens', 'workers', 'experimental'] as const;
export type PowerFlag = (typeof POWER_FLAGS)[number];

/** Which powers have a flag, as their hooks say. */
const IS_FLAGGED: Readonly<Record<PowerFlag, (power: Power) => boolean>> = {
  hidden: ({ hides }) => hides !== null,
  random: ({ tosses, redraws }) => tosses !== null || redraws !== 0,
  tokens: ({ prepares, closes, epilogue }) =>
    prepares !== null || closes !== null || epilogue === TOKEN || epilogue === AIM,
  workers: ({ workers, mostWorkers }) => workers !== 2 || mostWorkers !== 2,
  experimental: ({ group }) => group === 'second-edition',
};

/** What is special about a power, in the order of `POWER_FLAGS`. */
export function powerFlags(id: CardId): readonly PowerFlag[] {
  const power = powerOf(id);
  return POWER_FLAGS.filter((flag) => IS_FLAGGED[flag](power));
}
