import type { Colour } from '@thera/board';
import { adviceInWords } from '@thera/play/santorini';
import { Position, parseTurn, play, type Stage } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText } from '@thera/texts/santorini';
import type { Hint } from '../../game-client.ts';
import { lastTurn } from './last-turn.ts';

/** What the computer would play, in words and as a trace on the board. */
export function hintOf(
  stage: Stage,
  steps: readonly string[],
  seat: Seat,
  colours: readonly Colour[],
  texts: GameText,
): Hint<string> {
  const words = texts.telling.hint(adviceInWords(stage, steps, texts));
  const turn = stage.phase === 'play' ? parseTurn(stage.position, steps.join(' ')) : undefined;
  if (stage.phase !== 'play' || !turn?.ok) return { steps, words };
  const reached = new Position();
  play(stage.position, turn.value, 0, reached);
  return { steps, words, trace: { ...lastTurn(stage.position, reached, seat, colours), isHint: true } };
}
