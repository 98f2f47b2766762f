import { formatDecision, inProgress, type State, type Step, squareName, TIERS } from '@thera/sphinx';
import type { SphinxPlayText } from '@thera/texts/sphinx';
import type { Hint } from '../../game-client.ts';
import { traceOf } from './standing-scene.ts';

/** What the computer would do: in notation, in words, and as a trace on the board. */
export function hintOf(state: State, steps: readonly Step[], text: SphinxPlayText): Hint<Step> {
  const trace = traceOf(state, inProgress(state, steps).happened);
  return {
    steps,
    text: formatDecision(state, steps),
    words: turnInWords(state, steps, text),
    ...(trace === undefined ? {} : { trace: { ...trace, isHint: true } }),
  };
}

function turnInWords(state: State, steps: readonly Step[], { game }: SphinxPlayText): string {
  const { turn } = game.hints;
  const [first] = steps;
  const at = (square: number): string => squareName(state, square);
  if (first?.kind === 'game') return turn.game;
  if (first?.kind === 'finish') {
    const best = TIERS.findLast((tier) => state.achieved.includes(tier));
    return best === undefined ? turn.other(formatDecision(state, steps)) : turn.finish(game.tiers[best]);
  }
  if (first?.kind === 'select') {
    const card = state.queue[first.slot];
    if (card?.kind === 'god') return turn.call(game.gods[card.god].name);
  }
  const [move, build] = steps;
  if (move?.kind === 'move' && build?.kind === 'build')
    return turn.moveAndBuild(at(state.workers[move.worker]!), at(move.to), at(build.on));
  if (move?.kind === 'move' && build?.kind === 'take')
    return turn.moveAndTake(at(state.workers[move.worker]!), at(move.to), at(build.on));
  return turn.other(formatDecision(state, steps));
}
