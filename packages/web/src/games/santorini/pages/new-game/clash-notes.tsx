import type { JSX } from 'preact/jsx-runtime';
import { clashesOf } from './clashes.ts';
import { withSetup } from './table-changes.ts';
import type { TableView } from './table-view.ts';

/** What there is to say against the chosen powers, and how to play them all the same. */
export function ClashNotes({ plan, change, text }: TableView): JSX.Element | null {
  const clashes = clashesOf(plan.setup);
  if (clashes.length === 0) return null;
  const { powers, pairNotes } = text.game;
  const { bans } = plan.setup;
  return (
    <div class="clashes" role="status">
      {clashes.map(({ first, second, note }) => {
        const isBanned = note === 'printed' && bans;
        const say = isBanned ? text.banned : text.allowed;
        return (
          <p key={`${first} ${second}`} class="tip">
            <strong>{say(powers[first].name, powers[second].name)}</strong> {pairNotes[note]}{' '}
            {note === 'printed' && (
              <button
                type="button"
                class="plain-button"
                onClick={() => change((plan) => withSetup(plan, { bans: !bans }))}
              >
                {bans ? text.allowAnyway : text.forbidAgain}
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}
