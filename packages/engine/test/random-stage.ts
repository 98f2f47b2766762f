import { parseSetup, type Stage, santorini } from '@thera/santorini';
import { append, begin, randomDecision } from '@thera/table';
import { diceOf, good, seenByDecider } from './self-play.ts';

/** A stage of play after so many random turns, as its seat to decide sees it; undefined if the game was over before. */
export function randomStage(powers: readonly string[], turns: number, seed: string): Stage | undefined {
  const setup = parseSetup({ players: powers.length, mode: 'fixed', powers, bans: false });
  let match = good(begin(santorini, good(setup), seed));
  while (match.outcome === undefined) {
    const { stage, plies } = match.state;
    if (stage.phase === 'play' && plies >= turns) return seenByDecider(stage);
    const seat = santorini.toAct(match.state)[0]!;
    const dice = diceOf(`random ${seed}`, match.record.events.length);
    const steps = randomDecision({ game: santorini, view: santorini.view(match.state, seat), dice }, seat)!;
    match = good(append(santorini, match, { kind: 'decision', seat, steps }));
  }
  return undefined;
}
