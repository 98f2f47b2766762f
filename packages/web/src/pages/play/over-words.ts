import type { PlayText } from '@thera/texts';
import type { PictureWords } from '../../sharing/end-picture.ts';
import type { PlayCtrl } from './ctrl.ts';
import { headlineOf } from './over-headline.ts';

const MINUTE = 60_000;

/** What was counted in a game that is over. */
export function factsOf(ctrl: PlayCtrl, { ending }: PlayText): string {
  const match = ctrl.match.value;
  const { turn } = ctrl.room.summaryOf(match, ctrl.seating.plan.value, 0);
  const spent = ctrl.time.spent.value;
  return [
    ...(ctrl.client.ending(match).facts ?? (turn === 0 ? [] : [ending.turns(turn)])),
    ...(spent === undefined ? [] : [ending.lasted(Math.round(spent / MINUTE))]),
  ].join(' · ');
}

/** How a game ended, for those who did not sit at the table. */
export function toldToOthers(ctrl: PlayCtrl, text: PlayText): PictureWords {
  const match = ctrl.match.value;
  const nobody = { persons: [], names: ctrl.client.names.value };
  const { headline = headlineOf(match.outcome!, nobody, text), reason = '' } = ctrl.client.ending(match);
  return { game: ctrl.client.title?.().name ?? 'Thera', headline, reason, facts: factsOf(ctrl, text) };
}
