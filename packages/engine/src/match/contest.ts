import {
  type Setup,
  type Stage,
  type State,
  santorini,
  sideOfSeat,
  splitDecision,
  veiledStage,
} from '@thera/santorini';
import { append, type Match, type Result } from '@thera/table';
import type { Opening } from './opening.ts';

/** What a player decides, and how likely they think they win. */
export interface Decided {
  /** In notation. */
  readonly text: string;
  readonly chance?: number;
}

/** Why a player loses without having lost: it is gone, took too long, refused to decide, or decided what is not possible. */
export const FORFEITS = ['gone', 'late', 'refused', 'illegal'] as const;
export type Forfeit = (typeof FORFEITS)[number];

/** Somebody who decides on stages as their seat sees them. */
export interface Contender {
  decide(stage: Stage): Promise<Result<Decided, Exclude<Forfeit, 'illegal'>>>;
}

/** A game that two contenders have played. */
export interface Contest {
  readonly match: Match<Setup, State, string>;
  /** Which of the two won; undefined for a draw. */
  readonly winner: 0 | 1 | undefined;
  readonly reason: Forfeit | 'won' | 'draw';
  /** What the loser by forfeit did, where there is something to tell. */
  readonly detail: string | undefined;
  /** For each decision of the contenders: how likely the first side wins, as the decider thinks. */
  readonly chances: readonly (number | undefined)[];
}

/** Plays a game to its end; the first contender has the first side. */
export async function playContest(
  opening: Opening,
  contenders: readonly [Contender, Contender],
): Promise<Contest> {
  let match = opening;
  const chances: (number | undefined)[] = [];
  while (match.outcome === undefined) {
    const seat = santorini.toAct(match.state)[0]!;
    const side = sideOfSeat(match.players.length, seat) as 0 | 1;
    const other = side === 0 ? 1 : 0;
    const decided = await contenders[side].decide(veiledStage(match.state.stage, seat));
    if (!decided.ok) return { match, winner: other, reason: decided.error, detail: decided.at, chances };
    const { text, chance } = decided.value;
    const steps = splitDecision(text);
    const next = append(santorini, match, { kind: 'decision', seat, steps });
    if (!next.ok) return { match, winner: other, reason: 'illegal', detail: text, chances };
    chances.push(chance === undefined || side === 0 ? chance : 1 - chance);
    match = next.value;
  }
  const { outcome } = match;
  if (outcome.kind !== 'won') return { match, winner: undefined, reason: 'draw', detail: undefined, chances };
  const winner = sideOfSeat(match.players.length, outcome.winners[0]!) as 0 | 1;
  return { match, winner, reason: 'won', detail: undefined, chances };
}
