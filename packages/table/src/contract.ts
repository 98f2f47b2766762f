import { type Dice, diceFor } from './dice.ts';
import { examine } from './examine.ts';
import type { Game } from './game.ts';
import { survivesJson } from './json.ts';
import type { Score } from './outcome.ts';
import { parseRecordText } from './parse-record.ts';
import type { Match } from './record.ts';
import { begin, replay } from './replay.ts';
import type { Onlooker } from './seat.ts';
import { sha256 } from './sha256.ts';

/** One random game to test a game with. */
export interface Rehearsal<Setup, State> {
  readonly setup: Setup;
  /** Decides the dice of the game and the choices of all players. */
  readonly seed: string;
  /** The rehearsal ends after so many decisions, if the game has not. */
  readonly decisions: number;
  /** Another state that is the same for all an onlooker may know; needed where there are secrets. */
  readonly imagine?: (state: State, onlooker: Onlooker, dice: Dice) => State;
}

/** Plays a random game and names every way in which the game breaks the contract; none is the aim. */
export function contractFaults<Setup, State, Step>(
  game: Game<Setup, State, Step, unknown>,
  rehearsal: Rehearsal<Setup, State>,
): readonly string[] {
  const { setup, seed, imagine } = rehearsal;
  const begun = begin(game, setup, seed);
  if (!begun.ok) return [`the start is refused: ${begun.error}`];
  const faults: string[] = [];
  let match = begun.value;
  for (let number = 0; number < rehearsal.decisions && match.outcome === undefined; number++) {
    const dice = diceFor(sha256, `choices of ${seed}`, number);
    const found = examine({ game, match, dice, imagine });
    faults.push(...found.faults.map((what) => `decision ${number}: ${what}`));
    if (found.next === undefined) return faults;
    match = found.next;
  }
  return [...faults, ...endFaults(game, match), ...replayFaults(game, match)];
}

function endFaults<Setup, State, Step>(
  game: Game<Setup, State, Step, unknown>,
  { state, outcome, players }: Match<Setup, State, Step>,
): readonly string[] {
  if (outcome === undefined) return [];
  const faults = scoreFaults(outcome.score);
  const acting = game.toAct(state);
  if (acting.length > 0) faults.push(`the game is over, yet seats ${acting.join(', ')} must decide`);
  if (outcome.kind !== 'won') return faults;
  const isSensible = outcome.winners.length > 0 && outcome.winners.every((seat) => seat in players);
  return isSensible ? faults : [...faults, `these cannot be the winners: ${outcome.winners.join(', ')}`];
}

function scoreFaults(score: Score | undefined): string[] {
  if (score === undefined) return [];
  if (!survivesJson(score)) return ['the score does not survive JSON'];
  const names = score.goals?.map(({ name }) => name) ?? [];
  return new Set(names).size < names.length ? [`two goals have one name: ${names.join(', ')}`] : [];
}

/** A record written down and read again must tell the same story. */
function replayFaults<Setup, State, Step>(
  game: Game<Setup, State, Step, unknown>,
  match: Match<Setup, State, Step>,
): readonly string[] {
  if (!survivesJson(match.record)) return ['the record does not survive JSON'];
  const parsed = parseRecordText(game, JSON.stringify(match.record));
  if (!parsed.ok) return [`the record is refused: ${parsed.error} at ${parsed.at}`];
  const again = replay(game, parsed.value);
  if (!again.ok) return [`the replay is refused: ${again.error} at ${again.at}`];
  const story = ({ state, outcome }: Match<Setup, State, Step>): string =>
    JSON.stringify([outcome, match.players.map((_, seat) => game.view(state, seat))]);
  return story(again.value) === story(match) ? [] : ['the replay tells another story'];
}
