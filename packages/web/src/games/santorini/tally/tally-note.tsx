import type { Level } from '@thera/table';
import type { SantoriniPlayText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { deviceTally } from './device-tally.ts';
import { countsBy, type EndedGame, suggestionAfter } from './tally.ts';

interface TallyNoteProps {
  /** The game that is over. */
  readonly ended: EndedGame;
  readonly text: SantoriniPlayText;
  readonly nameOf: (level: Level) => string;
  /** Plays again at another level. */
  readonly onLevel: (level: Level) => void;
}

/** How games against this level have ended so far, and another that would suit. */
export function TallyNote({ ended, text, nameOf, onLevel }: TallyNoteProps): JSX.Element | null {
  const tally = deviceTally();
  const counts = countsBy(tally, 'level').get(ended.level);
  if (counts === undefined) return null;
  const isLatest = tally.at(-1)?.game === ended.game;
  const suggestion = isLatest ? suggestionAfter(tally, ended.level) : undefined;
  return (
    <>
      <p>{text.tally.against(nameOf(ended.level), counts)}</p>
      {suggestion !== undefined && (
        <button type="button" class="button" onClick={() => onLevel(suggestion.level)}>
          {text.tally.suggestion[suggestion.after](nameOf(suggestion.level))}
        </button>
      )}
    </>
  );
}
