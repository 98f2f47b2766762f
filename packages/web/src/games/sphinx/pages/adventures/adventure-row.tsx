import { type AdventureLog, standingOf } from '@thera/sphinx';
import type { AdventuresText } from '@thera/texts/sphinx';
import { useId, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../../../language.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { Sheet } from '../../../../shell/sheet.tsx';
import { adventurePath } from '../../adventure/adventure-path.ts';
import { dateInWords } from '../../adventure/date-in-words.ts';
import { openPlays } from '../../adventure/open-plays.ts';
import { titleOf } from '../../adventure/title-of.ts';
import { CareRows } from '../care/care-rows.tsx';
import { NotKept } from '../frame/not-kept.tsx';

interface AdventureRowProps {
  readonly log: AdventureLog;
  readonly text: AdventuresText;
}

/** One adventure: how far it has come, the way into it, and what can be done with it. */
export function AdventureRow({ log, text }: AdventureRowProps): JSX.Element {
  const [isOpen, open] = useState(false);
  const heading = useId();
  const { row, adventure } = text;
  const title = titleOf(log, adventure);
  const { solved, circles, mostCircles, isTold, isPerfect } = standingOf(log);
  return (
    <li class="card adventure-row">
      <div class="adventure-row-words">
        <h3 id={heading}>{title}</h3>
        <p>{row.standing(solved.length, circles, mostCircles)}</p>
        <p class="adventure-row-last">{lastWords(log, text)}</p>
        {isTold && <p class="adventure-row-last">{isPerfect ? row.isPerfect : row.isTold}</p>}
        <NotKept log={log} text={adventure} />
      </div>
      <progress class="adventure-row-bar" aria-hidden="true" value={circles} max={mostCircles} />
      <div class="adventure-row-ways">
        <button
          type="button"
          class="tool"
          aria-label={row.more(title)}
          title={row.more(title)}
          onClick={() => open(true)}
        >
          <Icon name="more" />
        </button>
        <a class="button primary" href={adventurePath(log.id)} aria-describedby={heading}>
          {row.goOn}
        </a>
      </div>
      {isOpen && (
        <Sheet title={title} closeLabel={adventure.close} onClose={() => open(false)}>
          <CareRows log={log} text={adventure} onDone={() => open(false)} />
        </Sheet>
      )}
    </li>
  );
}

/** What goes on, what was last, or when it was begun. */
function lastWords(log: AdventureLog, { row, game }: AdventuresText): string {
  const [open] = openPlays(log);
  if (open !== undefined) return row.inPlay(open.riddle, game.riddles[open.riddle]!.title);
  const last = log.plays.at(-1);
  if (last === undefined) return row.begun(dateInWords(log.begun, language.value));
  return row.lastPlayed(
    last.riddle,
    game.riddles[last.riddle]!.title,
    dateInWords(last.ended, language.value),
  );
}
