import {
  type AdventureLog,
  type Duties,
  diamondsOwed,
  dutiesOf,
  type LogStep,
  nextStep,
  type Play,
  type Tier,
} from '@thera/sphinx';

/** What a play has brought, and what is still to be done after it. */
export interface AfterRiddle {
  readonly play: Play;
  /** What was achieved for the first time: each shades a circle and pays a diamond. */
  readonly newTiers: readonly Tier[];
  readonly duties: Duties;
  readonly diamonds: number;
  readonly next: LogStep | undefined;
  /** The first time one is told what each step is for. */
  readonly isFirst: boolean;
}

/** What there is to do after the last play of an adventure; undefined if nothing was played yet. */
export function afterRiddle(log: AdventureLog): AfterRiddle | undefined {
  const play = log.plays.at(-1);
  if (play === undefined) return undefined;
  const before = log.plays.slice(0, -1).filter(({ riddle }) => riddle === play.riddle);
  const isNew = (tier: Tier): boolean => !before.some(({ achieved }) => achieved.includes(tier));
  return {
    play,
    newTiers: play.achieved.filter(isNew),
    duties: dutiesOf(log),
    diamonds: diamondsOwed(log),
    next: nextStep(log),
    isFirst: log.plays.length === 1,
  };
}
