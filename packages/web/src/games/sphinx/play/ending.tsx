import './ending.css';
import { gistOf, partInWords, progressIn, type SphinxMatch } from '@thera/play/sphinx';
import { ENDINGS, type Ending as EndingKind, TIERS, type Tier } from '@thera/sphinx';
import type { SphinxPlayText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../navigation.ts';
import { formatRoute } from '../../../route.ts';
import type { Ending } from '../../game-client.ts';
import { afterRiddle } from '../adventure/after-riddle.ts';
import { bringResult } from '../adventure/bring-result.ts';
import { adventureAfter } from '../adventure/device-adventures.ts';
import { adventureWays } from '../adventure/ending-ways.ts';
import { StepsList } from '../adventure/steps-list.tsx';
import type { SphinxCtrl } from '../ctrl.tsx';
import { TierSign } from '../signs/tier-sign.tsx';

/** The words for the end of a riddle. */
export function endingInWords(
  { state }: SphinxMatch,
  { game, end }: SphinxPlayText,
): Readonly<Record<'headline' | 'reason', string>> {
  const best = TIERS.findLast((tier) => state.achieved.includes(tier));
  const headline = best === undefined ? end.notSolved : end.finishedWith(game.tiers[best]);
  const ending = ENDINGS.find((kind): kind is Exclude<EndingKind, 'deserted'> => kind === state.ending);
  return { headline, reason: ending === undefined ? '' : end.because[ending] };
}

/** The end of a riddle: the best tier as a seal, the four tiles, and what may follow. */
export function endingOf(ctrl: SphinxCtrl, match: SphinxMatch): Ending {
  const { text } = ctrl;
  const { end } = text;
  const { state } = match;
  const best = TIERS.findLast((tier) => state.achieved.includes(tier));
  const { setup } = state;
  const again = (): void => {
    const id = ctrl.frame.room.newGame(ctrl.frame.seating.plan.value);
    if (id !== undefined) navigate({ page: 'play', game: id });
  };
  const log = adventureAfter(ctrl.frame.id);
  const isWritten = log?.plays.some(({ id }) => id === ctrl.frame.id) === true;
  // What came of it at a table is known to the server.
  if (log !== undefined && !isWritten) bringResult();
  const after = isWritten ? afterRiddle(log) : undefined;
  const ending = {
    ...endingInWords(match, text),
    picture: <Seal ctrl={ctrl} />,
    facts: [end.turns(state.turn.number), end.fell(state.destroyed), end.godsCalled(state.selected)],
  };
  if (log !== undefined && after !== undefined)
    return {
      ...ending,
      body: (
        <>
          <Result ctrl={ctrl} newTiers={after.newTiers} />
          <StepsList after={after} text={end.steps} game={text.game} />
        </>
      ),
      ways: adventureWays(log, after, end),
      isPartOfMore: true,
    };
  return {
    ...ending,
    body: <Result ctrl={ctrl} />,
    ways: [
      { label: best === undefined ? end.tryAgain : end.playAgain, icon: 'restart', to: again },
      {
        label: text.setUpAgain,
        to: formatRoute({
          page: 'own',
          game: 'sphinx',
          name: 'riddle/*',
          part: String(setup.riddle),
          query: '',
        }),
      },
    ],
  };
}

function Seal({ ctrl }: { readonly ctrl: SphinxCtrl }): JSX.Element | null {
  const { best } = ctrl;
  if (best === undefined) return null;
  return (
    <span class="seal">
      <TierSign tier={best} look="done" />
    </span>
  );
}

interface ResultProps {
  readonly ctrl: SphinxCtrl;
  /** What pays a diamond in an adventure. */
  readonly newTiers?: readonly Tier[];
}

function Result({ ctrl, newTiers }: ResultProps): JSX.Element {
  const { text, texts } = ctrl;
  const { end } = text;
  const state = ctrl.shown.value;
  const { setup } = state;
  return (
    <div class="riddle-result">
      <p class="label">{end.over(setup.riddle, texts.riddles[setup.riddle]!.title)}</p>
      <ul class="tiles">
        {progressIn(state).map((progress) => {
          const { tier, isAchieved, parts } = progress;
          const gist = gistOf(progress);
          const counted =
            parts.find((part) => part.kind === 'goal' && gist !== undefined && part.now === gist.now) ??
            parts[0];
          return (
            <li key={tier} class={`tile${isAchieved ? ' is-achieved' : ''}`}>
              <TierSign tier={tier} look={isAchieved ? 'done' : 'open'} />
              <b>{texts.tiers[tier]}</b>
              {counted !== undefined && <small>{partInWords(counted, texts)}</small>}
              <span class="tile-state">{stateOf(tier, isAchieved, newTiers, text)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What a tier has come to: in an adventure what it pays, or that it did so before. */
function stateOf(
  tier: Tier,
  isAchieved: boolean,
  newTiers: readonly Tier[] | undefined,
  { objective, end: { tile } }: SphinxPlayText,
): string {
  if (!isAchieved) return tile.stillOpen;
  if (newTiers === undefined) return objective.isAchieved;
  return newTiers.includes(tier) ? tile.diamond : tile.shadedBefore;
}
