import { SECOND } from '@thera/table';
import { type HomeText, type LobbyText, problemInWords } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { QuickTable } from '../../games/game-listing.ts';
import type { ListedNames } from '../../games/home-part.ts';
import { ONLINE_GAMES, type OnlineGame } from '../../games/online-games.ts';
import { GAMES } from '../../games/registry.ts';
import { useListedNames } from '../../games/use-listed-names.ts';
import { parsePlan } from '../../kept-games/plan-query.ts';
import { clockInWords } from '../../online/clock-in-words.ts';
import { controlOf } from '../../online/making/clock-choices.ts';
import { ChoiceLine } from '../../shell/choice-line.tsx';
import { Icon } from '../../shell/icon.tsx';
import { Segment } from '../../shell/segment.tsx';
import { type Pairing, usePairing } from './use-pairing.ts';

interface QuickGameProps {
  readonly text: LobbyText;
  readonly home: HomeText;
}

const QUICK_GAMES = ONLINE_GAMES.filter(({ quick }) => quick.length > 0);

/** A game with whoever wants the same: which one, how, and how quickly. */
export function QuickGame({ text, home }: QuickGameProps): JSX.Element {
  const { quick } = text;
  const pairing = usePairing();
  const [game, setGame] = useState<OnlineGame>(QUICK_GAMES[0]!);
  const [place, setPlace] = useState(0);
  const names = useListedNames([game.game])?.get(game.game);
  const table = game.quick[place] ?? game.quick[0]!;
  const seek = (pace: string): Promise<void> =>
    pairing.seek(async () => {
      const setup = await setupOf(game, table);
      return setup === undefined ? undefined : { game: game.game, setup, clock: controlOf(pace) };
    });
  const isResting = pairing.state.kind === 'resting' || pairing.state.kind === 'failed';
  return (
    <section class="card quick-game" aria-labelledby="quick-title">
      <h2 id="quick-title">{quick.title}</h2>
      {isResting ? (
        <>
          <p class="lobby-note">{quick.about}</p>
          <div class="quick-choices">
            <ChoiceLine
              label={quick.game}
              value={game.game}
              options={QUICK_GAMES.map(({ game, name }) => [game, name] as const)}
              onChange={(chosen) => {
                setGame(QUICK_GAMES.find((known) => known.game === chosen)!);
                setPlace(0);
              }}
            />
            {game.quick.length > 1 && (
              <Segment
                label={quick.table}
                value={String(place)}
                options={game.quick.map(({ query }, n) => [String(n), agreedIn(query, names, home)])}
                onChange={(chosen) => setPlace(Number(chosen))}
              />
            )}
          </div>
          <ul class="paces" aria-label={quick.pace}>
            {table.paces.map((pace) => (
              <li key={pace}>
                <button type="button" class="button pace" onClick={() => void seek(pace)}>
                  <strong aria-hidden="true">{paceInBrief(pace)}</strong>
                  <span>{clockInWords(controlOf(pace), text.clocks)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Seeking pairing={pairing} text={text} />
      )}
      {pairing.state.kind === 'failed' && (
        <p class="error" role="alert">
          {problemInWords(pairing.state.problem, text.problems)}
        </p>
      )}
    </section>
  );
}

function Seeking({ pairing, text }: { readonly pairing: Pairing; readonly text: LobbyText }): JSX.Element {
  const { quick } = text;
  const { state } = pairing;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (state.kind !== 'seeking') return <p role="status">{quick.found}</p>;
  return (
    <div class="seeking">
      <span class="seeking-sign" aria-hidden="true">
        <Icon name="people" />
      </span>
      <div>
        <p role="status">
          <strong>{quick.seeking}</strong>
        </p>
        <p class="lobby-note">
          {quick.waited(timeOf(now - state.since))}. {quick.stay}
        </p>
      </div>
      <button type="button" class="button" onClick={() => pairing.cancel()}>
        {quick.cancel}
      </button>
    </div>
  );
}

/** Minutes and seconds, as players of any game write them: “10 + 5”. */
function paceInBrief(pace: string): string {
  const control = controlOf(pace);
  if (control.kind !== 'bank') return '∞';
  return `${control.initial / (60 * SECOND)} + ${control.increment / SECOND}`;
}

/** “0:07”, “12:30”. */
function timeOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is agreed at a table that a link describes; nothing before the words are here. */
function agreedIn(query: string, names: ListedNames | undefined, home: HomeText): string {
  const plan = parsePlan(query);
  return plan.ok && names !== undefined ? names.agreed(plan.value.setup, home) : ' ';
}

/** What everybody who wants this table says alike. */
async function setupOf({ game }: OnlineGame, { query }: QuickTable): Promise<unknown> {
  const plan = parsePlan(query);
  const { onlineSetup } = await GAMES[game].beginnings();
  return plan.ok ? onlineSetup?.(plan.value) : undefined;
}
