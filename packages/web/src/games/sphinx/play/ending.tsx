import './ending.css';
import { gistOf, partInWords, progressIn, type SphinxMatch } from '@thera/play/sphinx';
import { ENDINGS, type Ending as EndingKind, TIERS } from '@thera/sphinx';
import type { SphinxPlayText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../navigation.ts';
import { formatRoute } from '../../../route.ts';
import type { Ending } from '../../game-client.ts';
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
  return {
    ...endingInWords(match, text),
    picture: <Seal ctrl={ctrl} />,
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

function Result({ ctrl }: { readonly ctrl: SphinxCtrl }): JSX.Element {
  const { text, texts } = ctrl;
  const { end } = text;
  const state = ctrl.shown.value;
  const { setup, turn, destroyed, selected } = state;
  return (
    <div class="riddle-result">
      <p class="label">{end.over(setup.riddle, texts.riddles[setup.riddle]!.title)}</p>
      <p class="result-facts">
        {[end.turns(turn.number), end.fell(destroyed), end.godsCalled(selected)].join(' · ')}
      </p>
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
              <span class="tile-state">{isAchieved ? text.objective.isAchieved : end.tile.stillOpen}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
