import type { AdventureLog, Play } from '@thera/sphinx';
import { TIERS } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../../../language.ts';
import { navigate } from '../../../../navigation.ts';
import { dateInWords } from '../../adventure/date-in-words.ts';
import { playersOf } from '../../adventure/players-of.ts';
import { bringBack, isWrittenDown } from '../../adventure/watch-play.ts';
import { TierSign } from '../../signs/tier-sign.tsx';

interface PlaysCardProps {
  readonly log: AdventureLog;
  readonly text: MapText;
}

/** Everything that was played in the adventure, the latest first. */
export function PlaysCard({ log, text }: PlaysCardProps): JSX.Element {
  return (
    <details class="card plays-card">
      <summary class="label">{text.plays.heading}</summary>
      {log.plays.length === 0 && <p class="friends-none">{text.plays.none}</p>}
      <ol class="plays">
        {log.plays.toReversed().map((play) => (
          <PlayLine key={play.id} log={log} play={play} text={text} />
        ))}
      </ol>
    </details>
  );
}

function PlayLine({ log, play, text }: PlaysCardProps & { readonly play: Play }): JSX.Element {
  const { plays, game } = text;
  const best = TIERS.findLast((tier) => play.achieved.includes(tier));
  const result = best === undefined ? plays.notSolved : plays.solved(game.tiers[best]);
  const riddle = `${play.riddle}, ${game.riddles[play.riddle]!.title}`;
  const players = game.words.list(playersOf(log, play, text.game.colours));
  const [canWatch, allowWatching] = useState(() => isWrittenDown(play));
  const watch = (): void => {
    if (bringBack(play)) navigate({ page: 'play', game: play.id });
    else allowWatching(false);
  };
  return (
    <li>
      <TierSign tier={best ?? 'silver'} look={best === undefined ? 'open' : 'done'} />
      <span>
        {plays.line(riddle, result, play.turns, players)}
        <small>
          {[dateInWords(play.ended, language.value), ...(play.isExpert ? [plays.asExpert] : [])].join(' · ')}
        </small>
      </span>
      {canWatch && (
        <button type="button" class="plain-button" aria-label={`${plays.watch}: ${riddle}`} onClick={watch}>
          {plays.watch}
        </button>
      )}
    </li>
  );
}
