import { formatStage, parseGame } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';

/** Where one game of a file ends and the next begins. */
const BETWEEN_GAMES = /\n\s*\n(?=\[)/;

/** The positions in a file: one a line, or those of every turn of the games in it. A fault's place is what cannot be read. */
export function positionsIn(text: string): Result<readonly string[], 'bad-game'> {
  if (!text.trimStart().startsWith('['))
    return ok(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
  const positions = new Set<string>();
  for (const [n, part] of text.split(BETWEEN_GAMES).entries()) {
    const game = parseGame(part);
    if (!game.ok) return fault('bad-game', `${n + 1}: ${game.error} ${game.at}`);
    for (const stage of game.value.stages)
      if (stage.phase === 'play' && stage.position.winner < 0) positions.add(formatStage(stage));
  }
  return ok([...positions]);
}
