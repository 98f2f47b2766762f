import './campaign.css';
import {
  dayOf,
  LAST_LEVEL,
  levelNow,
  mostPoints,
  nextAttempt,
  type ScenarioCode,
  scenariosOfLevel,
} from '@thera/santowerini';
import type { CampaignText } from '@thera/texts/santowerini';
import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { beginAlone, beginDay, beginSiege, beginTry, openTry, setupOf } from '../../campaign/begin.ts';
import { campaignOf } from '../../campaign/campaign-changes.ts';
import { deviceAnnals, isKept, refreshAnnals } from '../../campaign/device-annals.ts';
import { isIntroduced } from '../../lessons/introduced.ts';
import { BeginAnew, BonusLegend, CampaignOver, DifficultyChoice } from './campaign-side.tsx';
import { DamageNote } from './damage-note.tsx';
import { LevelRow } from './level-row.tsx';
import { FirstTime, MoreLinks } from './more-links.tsx';
import { ScoreCard } from './score-card.tsx';
import { SiegeCard } from './siege-card.tsx';
import { SingleSheet } from './single-sheet.tsx';
import { TodayCard } from './today-card.tsx';
import { useDay } from './use-day.ts';

const LEVELS = Array.from({ length: LAST_LEVEL }, (_, index) => index + 1);

/** Everything that can be defended: the campaign, single scenarios, the one of the day, the siege without end. */
export function View({ text }: PageProps<CampaignText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  // Before anything is shown: a game may have ended since.
  useMemo(refreshAnnals, []);
  const { annals, faults } = deviceAnnals.value;
  const campaign = campaignOf(annals);
  const level = levelNow(campaign);
  const begun = openTry();
  const begunIn = begun && (setupOf(begun).scenario as ScenarioCode);
  const [wanted, choose] = useState<ScenarioCode>();
  const [isSingleOpen, openSingle] = useState(false);
  const [hasFailed, fail] = useState(false);
  const day = useDay();

  const letters = level === undefined ? [] : scenariosOfLevel(level);
  const chosen = begunIn ?? letters.find((code) => code === wanted) ?? letters[0];
  const attempt = nextAttempt(campaign);
  const isDamaged = faults.length > 0;
  const isNew = !isIntroduced() && campaign.attempts.length === 0;

  const play = (begin: () => string | undefined): void => {
    const id = begin();
    if (id === undefined) fail(true);
    else navigate({ page: 'play', game: id });
  };
  return (
    <main id="content" class="page campaign">
      <header class="campaign-head">
        <a class="tool campaign-back" href="/" aria-label={text.back}>
          <Icon name="back" />
        </a>
        <h1>{text.title}</h1>
        <a class="tool campaign-help" href="/santowerini/rules" aria-label={text.more.rules}>
          <Icon name="help" />
        </a>
        <p class="campaign-lead">{text.lead}</p>
      </header>
      {isDamaged && <DamageNote faults={faults} text={text} />}
      {!isKept.value && (
        <p class="error" role="status">
          {text.notKept}
        </p>
      )}
      <div class="campaign-side">
        {isNew && <FirstTime text={text} />}
        <ScoreCard campaign={campaign} text={text} />
        <DifficultyChoice campaign={campaign} isBegun={begun !== undefined} text={text} />
        <CampaignOver campaign={campaign} text={text} />
      </div>
      <ol class="campaign-levels">
        {LEVELS.map((number) => (
          <LevelRow
            key={number}
            campaign={campaign}
            level={number}
            chosen={chosen}
            begun={begunIn}
            text={text}
            onChoose={choose}
          />
        ))}
      </ol>
      <div class="campaign-play">
        {level !== undefined && (
          <p class="campaign-attempt" aria-hidden="true">
            {text.attempt(attempt, mostPoints(level, attempt))}
          </p>
        )}
        {chosen !== undefined && (
          <button
            type="button"
            class="button primary"
            disabled={isDamaged}
            onClick={() => play(() => beginTry(chosen))}
          >
            {(begun === undefined ? text.play : text.resume)(text.game.places[chosen].name)}
          </button>
        )}
        {hasFailed && (
          <p class="error" role="alert">
            {text.cannotStart}
          </p>
        )}
      </div>
      <button type="button" class="button campaign-single" onClick={() => openSingle(true)}>
        {text.single.title}
      </button>
      <div class="campaign-ways">
        <TodayCard day={day} text={text} onPlay={() => play(() => beginDay(dayOf(Date.now())))} />
        <SiegeCard text={text} onPlay={() => play(beginSiege)} />
        <MoreLinks text={text} />
      </div>
      <div class="campaign-foot">
        <BonusLegend text={text} />
        <BeginAnew campaign={campaign} text={text} />
      </div>
      {isSingleOpen && (
        <SingleSheet
          text={text}
          onPlay={(scenario, difficulty) => play(() => beginAlone({ scenario, difficulty, attempt: 1 }))}
          onClose={() => openSingle(false)}
        />
      )}
    </main>
  );
}
