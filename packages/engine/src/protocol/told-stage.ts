import { parseGame, parseStage, type Stage, settle } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import type { ProtocolError } from './protocol-error.ts';
import { textOf } from './protocol-word.ts';

/** The stage that a position and the turns after it lead to, each a word; whoever has no turn has left it. */
export function toldStage(word: string, turns: readonly string[]): Result<Stage, ProtocolError> {
  const position = textOf(word);
  const first = parseStage(position);
  if (!first.ok) return fault(first.error, position);
  if (turns.length === 0) return ok(settled(first.value));
  // A game in text knows how turns and what was drawn after them are written.
  const numbered = turns.map((turn, n) => `${n + 1}. ${textOf(turn)}`);
  const game = parseGame(`[Position "${position}"]\n\n${numbered.join(' ')}`);
  if (!game.ok) return fault(game.error, turns.join(' '));
  if (game.value.turns.length !== turns.length) return fault('illegal', turns.join(' '));
  return ok(game.value.stages.at(-1)!);
}

function settled(stage: Stage): Stage {
  return stage.phase === 'play' ? { phase: 'play', position: settle(stage.position) } : stage;
}
