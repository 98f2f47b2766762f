import { phaseOf, type SantoweriniMatch } from '@thera/play/santowerini';
import { ENDLESS, type Loss, type State, scenarioOf, squareName } from '@thera/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';
import type { Ending } from '../../game-client.ts';
import { endingWays } from '../campaign/ending-ways.ts';
import { StandingNote } from '../campaign/standing-note.tsx';
import { Result } from './result.tsx';

/** The words for the end of a game. */
export function endingInWords(
  match: SantoweriniMatch,
  text: SantoweriniPlayText,
): Readonly<Record<'headline' | 'reason', string>> {
  const isWon = match.outcome?.kind === 'won';
  return { headline: text.game.headlines[isWon ? 'won' : 'lost'], reason: reasonOf(match, text) };
}

/** The end of a game of this device: its score broken down, what it means for the campaign, and what may follow. */
export function endingOf(id: string, match: SantoweriniMatch, text: SantoweriniPlayText): Ending {
  const words = endingInWords(match, text);
  const body = (
    <>
      <Result match={match} text={text} lastWords={lastWords(match, text)} />
      <StandingNote id={id} match={match} text={text} />
    </>
  );
  // The rounds are in the words.
  return { ...words, facts: [], body, ways: endingWays(id, match.record.setup, text) };
}

function reasonOf({ state, outcome }: SantoweriniMatch, text: SantoweriniPlayText): string {
  const { result, game } = text;
  const { scenario, attempt } = state.setup;
  if (outcome?.kind === 'won') return result.won(game.places[scenario].name, roundOf(state), attempt);
  if (outcome?.kind !== 'lost') return result.gaveUp;
  const fell = fallOf(state, outcome.reason as Loss, text);
  return scenario === ENDLESS ? `${fell} ${result.heldOut(state.wave, roundOf(state))}` : fell;
}

/** Which of the four ways it was; whoever gave up has lost in none of them. */
function fallOf(state: State, loss: Loss, { result }: SantoweriniPlayText): string {
  const round = roundOf(state);
  if (!Object.hasOwn(result.lost, loss)) return result.gaveUp;
  const { gate } = scenarioOf(state.setup.scenario);
  const intruder = state.enemies.find(({ square }) => gate.includes(square));
  return loss === 'gate' && intruder !== undefined
    ? result.reachedGate(intruder.kind, squareName(intruder.square), round)
    : result.lost[loss](round);
}

/** Rounds are counted when they end, and a game may end in the middle of one. */
function roundOf({ round, happened }: State): number {
  return happened.some(({ kind }) => kind === 'round-ended') ? round : round + 1;
}

/** The roll with which the city fell. */
function lastWords(
  { state, history, record, outcome }: SantoweriniMatch,
  text: SantoweriniPlayText,
): string | undefined {
  const index = record.events.length - 1;
  if (outcome?.kind !== 'lost' || record.events[index]?.kind !== 'decision') return undefined;
  return phaseOf(history[index]!.before, state, text.game).findLast(({ face, enemy }) => face && enemy)
    ?.sentence;
}
