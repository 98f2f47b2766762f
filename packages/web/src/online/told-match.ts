import type { PastEntry } from '@thera/protocol';
import { type GameEvent, leavingSeat, RECORD_VERSION, type RedactedEvent } from '@thera/table';
import type { GameTypes, MatchOf, PlayedOf } from '../games/game-types.ts';

/** What of a table never changes once its game has begun. */
export interface ToldGame<G extends GameTypes> {
  readonly played: PlayedOf<G>;
  readonly setup: G['setup'];
  /** The promise of the seed, in whose place it stands. */
  readonly commitment: string;
  /** The names of those who sit there. */
  readonly names: readonly (string | undefined)[];
}

/**
 * The game as the server has told it, entry by entry: its states hold what was seen and its decisions are as far as they
 * were shown. Undefined as long as it has not begun.
 */
export function toldMatch<G extends GameTypes>(
  game: ToldGame<G>,
  entries: readonly PastEntry[],
): MatchOf<G> | undefined {
  return entries.reduce<MatchOf<G> | undefined>((match, entry) => after(game, match, entry), undefined);
}

/** The match after one more entry. */
export function after<G extends GameTypes>(
  { played, setup, commitment, names }: ToldGame<G>,
  match: MatchOf<G> | undefined,
  { entry, play }: PastEntry,
): MatchOf<G> | undefined {
  if (play === null) return match;
  const { stateSeen } = played;
  if (stateSeen === undefined) throw new Error(`${played.game.name} is not played online`);
  const state = stateSeen(setup, play.view as G['view']);
  const { outcome } = play;
  if (match === undefined) {
    const sits = names.flatMap((player, seat): GameEvent<G['step']>[] =>
      player === undefined ? [] : [{ kind: 'sit', seat, player }],
    );
    const record = { version: RECORD_VERSION, game: played.game.name, setup, seed: commitment, events: sits };
    const history = sits.map(() => ({ before: state, rolled: false }));
    return { record, state, outcome, history, line: [], players: names } as MatchOf<G>;
  }
  const told = 'event' in entry ? (entry.event as RedactedEvent<G['step']> | undefined) : undefined;
  if (told === undefined) return match;
  const event: GameEvent<G['step']> =
    told.kind === 'secret' ? { kind: 'decision', seat: told.seat, steps: [] } : told;
  const { record, history, line } = match;
  return {
    ...match,
    state,
    outcome,
    record: { ...record, events: [...record.events, event] },
    history: [...history, { before: match.state, rolled: false }],
    line: lineAfter(line, event, record.events.length),
  };
}

function lineAfter(line: readonly number[], event: GameEvent<unknown>, index: number): readonly number[] {
  if (event.kind === 'takeback') return line.slice(0, event.ply);
  return event.kind === 'decision' || leavingSeat(event) !== undefined ? [...line, index] : line;
}
