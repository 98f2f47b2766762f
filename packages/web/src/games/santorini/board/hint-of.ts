import type { Colour } from '@thera/board';
import { decisionText } from '@thera/play/santorini';
import { Position, parseTurn, play, type Stage } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { Hint } from '../../game-client.ts';
import { lastTurn } from './last-turn.ts';

/** What the computer would play, in notation and as a trace on the board. */
export function hintOf(
  stage: Stage,
  steps: readonly string[],
  seat: Seat,
  colours: readonly Colour[],
): Hint<string> {
  const text = decisionText(stage, steps);
  const turn = stage.phase === 'play' ? parseTurn(stage.position, steps.join(' ')) : undefined;
  if (stage.phase !== 'play' || !turn?.ok) return { steps, text };
  const reached = new Position();
  play(stage.position, turn.value, 0, reached);
  return { steps, text, trace: { ...lastTurn(stage.position, reached, seat, colours), isHint: true } };
}
