import { type Dice, diceFor } from './dice.ts';
import { examine } from './examine.ts';
import { survivesJson } from './json.ts';
import { parseRecordText } from './parse-record.ts';
import type { Match, Table } from './record.ts';
import { begin, replay } from './replay.ts';
import type { Onlooker } from './seat.ts';

/** One random game to test a game with. */
export interface Trial<Setup, State> {
  readonly setup: Setup;
  /** Decides the dice of the game and the choices of all players. */
  readonly seed: string;
  /** The trial ends after so many decisions, if the game has not. */
  readonly decisions: number;
  /** Another state that is the same for all an onlooker may know; needed where there are secrets. */
  readonly imagine?: (state: State, onlooker: Onlooker, dice: Dice) => State;
}

/** Plays a random game and names every way in which the game breaks the contract; none is the aim. */
export function contractFaults<Setup, State, Step>(
  table: Table<Setup, State, Step, unknown>,
  trial: Trial<Setup, State>,
): readonly string[] {
  const { setup, seed, imagine } = trial;
  const begun = begin(table, setup, seed);
  if (!begun.ok) return [`the start is refused: ${begun.error}`];
  const faults: string[] = [];
  let match = begun.value;
  for (let number = 0; number < trial.decisions && match.outcome === undefined; number++) {
    const dice = diceFor(table.hash, `choices of ${seed}`, number);
    const found = examine({ table, match, dice, imagine });
    faults.push(...found.faults.map((what) => `decision ${number}: ${what}`));
    if (found.next === undefined) return faults;
    match = found.next;
  }
  return [...faults, ...endFaults(table, match), ...replayFaults(table, match)];
}

function endFaults<Setup, State, Step>(
  { game }: Table<Setup, State, Step, unknown>,
  { state, outcome, players }: Match<Setup, State, Step>,
): readonly string[] {
  if (outcome === undefined) return [];
  const acting = game.toAct(state);
  if (acting.length > 0) return [`the game is over, yet seats ${acting.join(', ')} must decide`];
  if (outcome.kind !== 'won') return [];
  const isSensible = outcome.winners.length > 0 && outcome.winners.every((seat) => seat in players);
  return isSensible ? [] : [`these cannot be the winners: ${outcome.winners.join(', ')}`];
}

/** A record written down and read again must tell the same story. */
function replayFaults<Setup, State, Step>(
  table: Table<Setup, State, Step, unknown>,
  match: Match<Setup, State, Step>,
): readonly string[] {
  if (!survivesJson(match.record)) return ['the record does not survive JSON'];
  const parsed = parseRecordText(table.game, JSON.stringify(match.record));
  if (!parsed.ok) return [`the record is refused: ${parsed.error} at ${parsed.at}`];
  const again = replay(table, parsed.value);
  if (!again.ok) return [`the replay is refused: ${again.error} at ${again.at}`];
  const story = ({ state, outcome }: Match<Setup, State, Step>): string =>
    JSON.stringify([outcome, match.players.map((_, seat) => table.game.view(state, seat))]);
  return story(again.value) === story(match) ? [] : ['the replay tells another story'];
}
