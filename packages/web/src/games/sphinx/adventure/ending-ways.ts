import { type AdventureLog, type LogStep, shadeCircles } from '@thera/sphinx';
import type { AdventureTab, EndText } from '@thera/texts/sphinx';
import type { IconName } from '../../../shell/icons.ts';
import type { EndingWay } from '../../game-client.ts';
import { adventurePath } from './adventure-path.ts';
import type { AfterRiddle } from './after-riddle.ts';
import { changeAdventure } from './device-adventures.ts';
import { nextRiddle, riddlesOf } from './riddles-of.ts';

/** Where a step is taken; circles are shaded at once, wherever one is. */
const PLACES: Readonly<Record<Exclude<LogStep, 'shade'>, AdventureTab>> = {
  sign: 'guestbook',
  place: 'stars',
};

const ICONS: Readonly<Record<LogStep, IconName>> = { sign: 'edit', shade: 'check', place: 'star' };

/** The way to the next of the three steps. */
export const stepWay = (log: AdventureLog, step: LogStep, text: EndText['steps']): EndingWay => ({
  label: text.button[step],
  icon: ICONS[step],
  to:
    step === 'shade' ? () => void changeAdventure(log.id, shadeCircles) : adventurePath(log.id, PLACES[step]),
});

/** What may come after a riddle of an adventure, the best first: the next step, then what can be played. */
export function adventureWays(log: AdventureLog, after: AfterRiddle, text: EndText): readonly EndingWay[] {
  const toMap: EndingWay = { label: text.toMap, icon: 'map', to: adventurePath(log.id) };
  if (after.next !== undefined) return [stepWay(log, after.next, text.steps), toMap];
  const { riddle, achieved } = after.play;
  const again: EndingWay = {
    label: achieved.length === 0 ? text.tryAgain : text.playAgain,
    icon: 'restart',
    to: adventurePath(log.id, 'map', `riddle=${riddle}&play`),
  };
  if (achieved.length === 0) return [again, toMap];
  const next = nextRiddle(log, riddlesOf(log));
  return [{ label: text.next(next), to: adventurePath(log.id, 'map', `riddle=${next}`) }, again, toMap];
}
