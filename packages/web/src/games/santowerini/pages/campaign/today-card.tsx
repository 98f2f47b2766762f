import { dailyOf } from '@thera/santowerini';
import type { CampaignText } from '@thera/texts/santowerini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../../../language.ts';
import { type Shared, shareText } from '../../../../sharing/share-text.ts';
import { Icon } from '../../../../shell/icon.tsx';
import type { DayResult } from '../../campaign/annals.ts';
import { deviceAnnals } from '../../campaign/device-annals.ts';
import { dayInWords } from './day-in-words.ts';
import { EnemyCounts } from './enemy-counts.tsx';
import { PlacePicture } from './place-picture.tsx';

interface TodayCardProps {
  readonly day: string;
  readonly text: CampaignText;
  readonly onPlay: () => void;
}

/** The scenario of the day, and what one has made of it so far. */
export function TodayCard({ day, text, onPlay }: TodayCardProps): JSX.Element {
  const { scenario, difficulty } = dailyOf(day).setup;
  const { today, game } = text;
  const result = deviceAnnals.value.annals.days[day];
  const { name } = game.places[scenario];
  return (
    <section class="card way-card" aria-label={today.title}>
      <PlacePicture place={scenario} />
      <div class="way-words">
        <h2 class="label">{today.title}</h2>
        <p class="way-name">{name}</p>
        <EnemyCounts place={scenario} difficulty={difficulty} text={game} />
        <p class="way-note">{result === undefined ? today.note : resultInWords(result, text)}</p>
      </div>
      <div class="way-buttons">
        {result !== undefined && <ShareButton day={day} place={name} result={result} text={text} />}
        <button type="button" class="button" onClick={onPlay}>
          {result === undefined ? today.play : today.again}
        </button>
      </div>
    </section>
  );
}

function resultInWords({ isWon, points, rounds, tries }: DayResult, { today }: CampaignText): string {
  return isWon ? today.best(points, rounds) : today.lost(tries);
}

interface ShareButtonProps {
  readonly day: string;
  readonly place: string;
  readonly result: DayResult;
  readonly text: CampaignText;
}

function ShareButton({ day, place, result, text: { today } }: ShareButtonProps): JSX.Element {
  const [shared, setShared] = useState<Shared>();
  const share = async (): Promise<void> => {
    const when = dayInWords(day, language.peek());
    const words = result.isWon
      ? today.result(when, place, result.points, result.rounds)
      : today.lostResult(when, place);
    setShared(await shareText(words, `${location.origin}/santowerini/play?day=${day}`));
  };
  return (
    <>
      <span class="way-shared" role="status">
        {shared === 'copied' && today.shared}
        {shared === 'failed' && today.cannotShare}
      </span>
      <button type="button" class="button" onClick={() => void share()}>
        <Icon name="share" />
        {today.share}
      </button>
    </>
  );
}
