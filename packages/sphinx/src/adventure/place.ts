import { fault, ok, type Result } from '@thera/table';
import { type OwedArrow, openArrows, owedArrows } from './arrows.ts';
import { circleKey } from './circles.ts';
import { shadedCircles } from './circles-of-log.ts';
import { diamondsOn, lastDiamond, placedDiamonds } from './diamonds.ts';
import { DIAMOND_FACTS, nextTime, SETUP_FACTS, withFact } from './facts.ts';
import type { AdventureLog, Diamond } from './log.ts';
import type { LogRefusal } from './refusal.ts';
import type { StarId } from './stars.ts';
import { FIRST_THINGS, nextStep } from './steps.ts';
import { PATH_DIAMONDS, type PathId } from './tree.ts';

/** The third step after a riddle: a diamond is shaded on a path, anywhere on the tree. */
export function shadeDiamond(log: AdventureLog, path: PathId, now: number): Result<AdventureLog, LogRefusal> {
  const step = nextStep(log);
  if (step === 'sign' || step === 'shade') return fault(FIRST_THINGS[step]);
  const placed = new Set(placedDiamonds(log).map(circleKey));
  const circle = shadedCircles(log).find((one) => !placed.has(circleKey(one)));
  if (circle === undefined) return fault('no-diamond-left');
  if (diamondsOn(log, path) >= PATH_DIAMONDS[path]) return fault('path-full', 'path');
  const { riddle, tier } = circle;
  return ok(withDiamond(log, { riddle, tier, path, time: nextTime(log, now) }));
}

/** The last diamond is taken back. */
export function undoDiamond(log: AdventureLog, now: number): Result<AdventureLog, LogRefusal> {
  const last = lastDiamond(log);
  if (last === undefined) return fault('nothing-to-undo');
  return ok(withDiamond(log, { ...last, path: null, time: nextTime(log, now) }));
}

/** In place of an arrow that turned out to be taken another is shaded. */
export function shadeArrow(
  log: AdventureLog,
  { play, god }: OwedArrow,
  star: StarId,
  now: number,
): Result<AdventureLog, LogRefusal> {
  const isOwed = owedArrows(log).some((owed) => owed.play === play && owed.god === god);
  const setup = log.setups.find((one) => one.play === play);
  if (!isOwed || setup === undefined) return fault('unknown-play', 'play');
  if (!openArrows(log, god).includes(star)) return fault('arrow-not-open', 'star');
  const friends = setup.friends.map((friend) => (friend.god === god ? { god, star } : friend));
  const changed = { ...setup, friends, time: nextTime(log, now) };
  return ok({ ...log, setups: withFact(SETUP_FACTS, log.setups, changed) });
}

const withDiamond = (log: AdventureLog, diamond: Diamond): AdventureLog => ({
  ...log,
  diamonds: withFact(DIAMOND_FACTS, log.diamonds, diamond),
});
