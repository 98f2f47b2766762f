import { type AdventureLog, whyNotNow } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import type { ComponentChildren } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { openPlay } from '../../adventure/open-plays.ts';
import type { MapRiddle } from '../../adventure/riddles-of.ts';

interface RiddleWaysProps {
  readonly log: AdventureLog;
  readonly riddle: MapRiddle;
  readonly text: MapText;
  readonly onPlay: (isExpert: boolean) => void;
  /** What stands in the place of the expert's way. */
  readonly other?: ComponentChildren;
}

/** The ways into a riddle: go on with it, or set it up. */
export function RiddleWays({ log, riddle, text, onPlay, other }: RiddleWaysProps): JSX.Element | null {
  const { number, isSolved, lock } = riddle;
  const { chosen, adventure } = text;
  const open = openPlay(log, number);
  const reason = lock === undefined ? whyNotNow(log, number) : undefined;
  if (lock !== undefined) return other === undefined ? null : <div class="riddle-ways">{other}</div>;
  return (
    <>
      {reason !== undefined && open === undefined && <p class="tip">{adventure.refusals[reason]}</p>}
      <div class="riddle-ways">
        {open === undefined ? (
          <button
            type="button"
            class="button primary"
            disabled={reason !== undefined}
            onClick={() => onPlay(false)}
          >
            {(isSolved ? chosen.playAgain : chosen.play)(number)}
          </button>
        ) : (
          <a class="button primary" href={`/play/${encodeURIComponent(open.game.id)}`}>
            {chosen.resume(number)}
          </a>
        )}
        {other ?? (
          <button type="button" class="button" disabled={reason !== undefined} onClick={() => onPlay(true)}>
            {chosen.expert}
          </button>
        )}
      </div>
    </>
  );
}
