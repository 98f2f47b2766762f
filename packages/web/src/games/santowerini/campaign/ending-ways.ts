import { dayOf, ENDLESS, type Setup } from '@thera/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';
import { navigate } from '../../../navigation.ts';
import type { EndingWay } from '../../game-client.ts';
import { isReplayId } from '../links/replay-id.ts';
import { beginAlone, beginDay, beginSiege, beginTry } from './begin.ts';
import { creditedStanding } from './device-annals.ts';
import type { Standing } from './standing.ts';

const CAMPAIGN = '/santowerini';

/** What may come after a game of this device, the best first. */
export function endingWays(
  id: string,
  setup: Setup,
  { standing: text, result }: SantoweriniPlayText,
): readonly EndingWay[] {
  const standing = creditedStanding(id);
  if (standing?.next !== undefined) return campaignWays(standing.next, text);
  const others: EndingWay = { label: result.chooseAnother, to: CAMPAIGN };
  if (standing !== undefined || isReplayId(id)) return [others];
  return [{ label: result.tryAgain, to: play(() => again(setup)) }, others];
}

function campaignWays(
  next: NonNullable<Standing['next']>,
  text: SantoweriniPlayText['standing'],
): readonly EndingWay[] {
  switch (next.kind) {
    case 'next-level':
      return [{ label: text.nextLevel(next.level), to: CAMPAIGN }];
    case 'try-again':
      return [
        { label: text.tryAgain, to: play(() => beginTry(next.scenario)) },
        { label: text.chooseLetter, to: CAMPAIGN },
      ];
    case 'campaign-over':
      return [{ label: text.toCampaign, to: CAMPAIGN }];
  }
}

/** The same once more: other dice, unless they are those of today. */
function again({ day, ...setup }: Setup): string | undefined {
  if (day !== undefined && day === dayOf(Date.now())) return beginDay(day);
  if (setup.scenario === ENDLESS) return beginSiege();
  return beginAlone({ ...setup, attempt: setup.attempt + 1 });
}

const play = (begin: () => string | undefined) => (): void => {
  const id = begin();
  if (id !== undefined) navigate({ page: 'play', game: id });
};
