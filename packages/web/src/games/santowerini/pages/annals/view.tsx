import './annals.css';
import {
  DIFFICULTIES,
  ENDLESS,
  isDone,
  LAST_LEVEL,
  levelNow,
  rankOf,
  SCENARIO_CODES,
  totalOf,
} from '@thera/santowerini';
import type { AnnalsText } from '@thera/texts/santowerini';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../../../language.ts';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { type Annals, type Best, bestKey, type PastCampaign } from '../../campaign/annals.ts';
import { deviceAnnals, refreshAnnals } from '../../campaign/device-annals.ts';
import { dayInWords } from '../campaign/day-in-words.ts';

interface PartProps {
  readonly annals: Annals;
  readonly text: AnnalsText;
}

/** Past campaigns, personal bests, and the days. */
export function View({ text }: PageProps<AnnalsText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  useMemo(refreshAnnals, []);
  const { annals, faults } = deviceAnnals.value;
  return (
    <main id="content" class="page annals">
      <p>
        <a class="button annals-back" href="/santowerini">
          <Icon name="back" />
          {text.back}
        </a>
      </p>
      <h1>{text.title}</h1>
      {faults.length > 0 && (
        <p class="error" role="alert">
          {text.damaged}
        </p>
      )}
      <Campaigns annals={annals} text={text} />
      <Bests annals={annals} text={text} />
      <Siege annals={annals} text={text} />
      <Days annals={annals} text={text} />
    </main>
  );
}

/** Campaigns that are behind one, the latest first: the present one is among them when it is over. */
function Campaigns({ annals, text }: PartProps): JSX.Element {
  const { campaign, past } = annals;
  const isOver = campaign !== undefined && levelNow(campaign) === undefined;
  const over: readonly Omit<PastCampaign, 'ended'>[] = isOver ? [{ campaign }, ...past] : past;
  return (
    <section class="annals-part">
      <h2>{text.campaigns.title}</h2>
      {over.length === 0 && <p class="annals-none">{text.campaigns.none}</p>}
      <ul class="annals-list">
        {over.map((one, index) => (
          <CampaignLine key={over.length - index} past={one} text={text} />
        ))}
      </ul>
    </section>
  );
}

interface CampaignLineProps {
  readonly past: Omit<PastCampaign, 'ended'> & Partial<Pick<PastCampaign, 'ended'>>;
  readonly text: AnnalsText;
}

function CampaignLine({ past: { campaign, ended }, text }: CampaignLineProps): JSX.Element {
  const { campaigns, game } = text;
  const points = totalOf(campaign);
  const won = campaign.attempts.filter((attempt) => attempt.won !== undefined).length;
  const isWhole = isDone(campaign, LAST_LEVEL);
  const notes = [
    game.difficulties[campaign.difficulty],
    campaigns.levels(won, LAST_LEVEL),
    ...(isWhole ? [] : [campaigns.unfinished]),
    ...(ended === undefined ? [] : [dayInWords(new Date(ended).toISOString().slice(0, 10), language.value)]),
  ];
  return (
    <li class="card annals-line">
      <strong>{campaigns.rank(game.ranks[rankOf(points)], points)}</strong>
      <span>{notes.join(' · ')}</span>
    </li>
  );
}

/** The best of every scenario at every difficulty. */
function Bests({ annals: { bests }, text }: PartProps): JSX.Element {
  const { game, bests: words } = text;
  const isPlayed = SCENARIO_CODES.some((code) => DIFFICULTIES.some((one) => bestKey(code, one) in bests));
  return (
    <section class="annals-part">
      <h2 id="bests">{words.title}</h2>
      {!isPlayed && <p class="annals-none">{words.none}</p>}
      {isPlayed && <p class="annals-none">{words.note}</p>}
      {isPlayed && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section class="annals-scroll" aria-labelledby="bests" tabIndex={0}>
          <table class="annals-table">
            <thead>
              <tr>
                <th scope="col">{words.scenario}</th>
                {DIFFICULTIES.map((one) => (
                  <th key={one} scope="col">
                    {game.difficulties[one]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SCENARIO_CODES.map((code) => (
                <tr key={code}>
                  <th scope="row">
                    <b>{code}</b> {game.places[code].name}
                  </th>
                  {DIFFICULTIES.map((one) => (
                    <td key={one}>
                      <BestCell best={bests[bestKey(code, one)]} text={text} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function BestCell({
  best,
  text: { bests },
}: {
  readonly best: Best | undefined;
  readonly text: AnnalsText;
}): JSX.Element {
  if (best === undefined)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span class="unseen">{bests.never}</span>
      </>
    );
  return <>{best.rounds === undefined ? bests.lost : bests.cell(best.points, best.rounds)}</>;
}

function Siege({ annals: { bests }, text: { siege, game } }: PartProps): JSX.Element {
  const played = DIFFICULTIES.flatMap((difficulty) => {
    const best = bests[bestKey(ENDLESS, difficulty)];
    return best === undefined ? [] : [{ difficulty, best }];
  });
  return (
    <section class="annals-part">
      <h2>{siege.title}</h2>
      {played.length === 0 && <p class="annals-none">{siege.none}</p>}
      <ul class="annals-list">
        {played.map(({ difficulty, best }) => (
          <li key={difficulty} class="card annals-line">
            <strong>{siege.best(best.points, best.wave ?? 0, best.rounds ?? 0)}</strong>
            <span>{game.difficulties[difficulty]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Days({ annals: { days: results }, text: { days } }: PartProps): JSX.Element {
  const latestFirst = Object.entries(results).sort(([a], [b]) => (a < b ? 1 : -1));
  return (
    <section class="annals-part">
      <h2>{days.title}</h2>
      {latestFirst.length === 0 && <p class="annals-none">{days.none}</p>}
      <ul class="annals-list">
        {latestFirst.map(([day, { isWon, points, rounds, tries }]) => (
          <li key={day} class="card annals-line">
            <strong>{dayInWords(day, language.value)}</strong>
            <span>{[isWon ? days.won(points, rounds) : days.lost, days.tries(tries)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
