import { fault, ok, type Result } from '@thera/table';
import { RIDDLES } from '../riddles/index.ts';
import { blessingScore, openArrows } from './arrows.ts';
import { nextTime, SETUP_FACTS, withFact } from './facts.ts';
import { friendlyGods } from './friendly-gods.ts';
import { isRiddle } from './islands.ts';
import type { AdventureLog, Friend, PlaySetup } from './log.ts';
import { isLairOpen, lockOf } from './opening.ts';
import type { LogRefusal } from './refusal.ts';
import { FIRST_THINGS, nextStep } from './steps.ts';
import type { TreeGod } from './tree.ts';

/** What a play takes from its adventure. */
export interface PlayTerms {
  readonly blessingScore: number;
  /** All friendly gods. */
  readonly friends: readonly TreeGod[];
  /** How many of them are to be chosen: as many as the riddle asks for, as far as there are any. */
  readonly wanted: number;
  /** Whether the card of the mystery pack lies beside the board. */
  readonly hasOedipus: boolean;
}

/** What a play of a riddle would take from its adventure now. */
export function playTerms(log: AdventureLog, riddle: number): PlayTerms {
  const { friendly, island } = RIDDLES[riddle]!;
  const friends = friendlyGods(log);
  return {
    blessingScore: blessingScore(log),
    friends,
    wanted: Math.min(friendly, friends.length),
    hasOedipus: island === 'lair' && isLairOpen(log),
  };
}

/** Why a riddle cannot be begun now; undefined if it can. */
export function whyNotNow(log: AdventureLog, riddle: number): LogRefusal | undefined {
  if (!isRiddle(riddle)) return 'unknown-riddle';
  const step = nextStep(log);
  if (lockOf(log, riddle) !== undefined) return 'not-open-yet';
  return step === undefined ? undefined : FIRST_THINGS[step];
}

/** A play is begun: its friendly gods are chosen, and their arrows shaded. Until its first turn it may be set up anew. */
export function setUpPlay(
  log: AdventureLog,
  { play, riddle, friends }: Omit<PlaySetup, 'time'>,
  now: number,
): Result<AdventureLog, LogRefusal> {
  if (log.plays.some(({ id }) => id === play)) return fault('known-play', 'play');
  const reason = whyNotNow(log, riddle);
  if (reason !== undefined) return fault(reason, 'riddle');
  const others = { ...log, setups: log.setups.filter((setup) => setup.play !== play) };
  if (friends.length !== playTerms(others, riddle).wanted) return fault('wrong-number-of-friends', 'friends');
  for (const [index, friend] of friends.entries()) {
    const before = friends.slice(0, index);
    const refusal = friendRefusal(others, friend, before);
    if (refusal !== undefined) return fault(refusal, `friends[${index}]`);
  }
  return ok(withSetup(log, { play, riddle, friends, time: nextTime(log, now) }));
}

/** A play is dropped before its first turn: its arrows are open again. */
export function dropPlay(log: AdventureLog, play: string, now: number): Result<AdventureLog, LogRefusal> {
  if (log.plays.some(({ id }) => id === play)) return fault('known-play', 'play');
  const setup = log.setups.find((one) => one.play === play);
  if (setup === undefined) return fault('unknown-play', 'play');
  return ok(withSetup(log, { ...setup, friends: [], time: nextTime(log, now) }));
}

function friendRefusal(
  log: AdventureLog,
  { god, star }: Friend,
  before: readonly Friend[],
): LogRefusal | undefined {
  if (!friendlyGods(log).includes(god)) return 'not-friendly';
  if (before.some((friend) => friend.god === god)) return 'friend-twice';
  const open = openArrows(log, god);
  if (star === null) return open.length > 0 ? 'arrow-needed' : undefined;
  return open.includes(star) ? undefined : 'arrow-not-open';
}

const withSetup = (log: AdventureLog, setup: PlaySetup): AdventureLog => ({
  ...log,
  setups: withFact(SETUP_FACTS, log.setups, setup),
});
