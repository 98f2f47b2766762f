import {
  advance,
  deciderOf,
  formatStage,
  formatTurn,
  nightsOf,
  Position,
  parseTurn,
  play,
  type Stage,
  splitDecision,
  undrawnPlacing,
  veiledStage,
} from '@thera/santorini';
import { isChanceNode } from '../search/chance-nodes.ts';

/** A stage as the seat to decide sees it. */
export function seenByDecider(stage: Stage): Stage {
  return veiledStage(stage, deciderOf(stage));
}

/** A line in notation, up to the first chance node. */
export function lineText(from: Position, line: readonly Int32Array[]): string[] {
  const texts: string[] = [];
  let position = from;
  for (const turn of line) {
    if (position.winner >= 0 || isChanceNode(position)) break;
    texts.push(formatTurn(position, turn));
    const after = new Position();
    play(position, turn, 0, after);
    position = after;
  }
  return texts;
}

/** What a decision leads to as far as its seat can see: nothing decided by chance, nobody taken out. */
export function resultOf(stage: Stage, text: string): string {
  if (stage.phase === 'play') {
    const turn = parseTurn(stage.position, text);
    if (!turn.ok) throw new Error(`${text} was decided, yet it is refused: ${turn.error}`);
    const after = new Position();
    play(stage.position, turn.value, 0, after);
    return formatStage({ phase: 'play', position: after });
  }
  const start = /^start ([1-4])$/.exec(text)?.[1];
  if (stage.phase === 'start' && start !== undefined)
    return formatStage(
      undrawnPlacing(
        stage.cards.map((card) => card!),
        Number(start) - 1,
        nightsOf(stage),
      ),
    );
  const next = advance(stage, splitDecision(text), ([first]) => first!);
  if (!next.ok) throw new Error(`${text} was decided, yet it is refused: ${next.error}`);
  return formatStage(next.value);
}
