import { hashKey } from '../../src/hash.ts';
import { formatPosition } from '../../src/notation/format-position.ts';
import { formatTurn } from '../../src/notation/format-turn.ts';
import { parsePosition } from '../../src/notation/parse-position.ts';
import { parseTurn } from '../../src/notation/parse-turn.ts';
import { play } from '../../src/play.ts';
import { Position } from '../../src/position.ts';

/** A position comes back from its text as it was, with the same hash, and gives the same text again. */
export function roundTripFault(position: Position): string | undefined {
  const text = formatPosition(position);
  const again = parsePosition(text);
  if (!again.ok) return `its text is refused: ${again.error} at ${again.at}`;
  if (formatPosition(again.value) !== text) return `its text becomes ${formatPosition(again.value)}`;
  for (const key of Object.keys(position) as (keyof Position)[]) {
    const [was, is] = [contentOf(position, key), contentOf(again.value, key)];
    if (was !== is) return `${key} is ${was}, read ${is}`;
  }
  return hashKey(again.value) === hashKey(position) ? undefined : 'its hash differs from that of its text';
}

/** What is in a field, so that equal ones can be told. */
function contentOf(position: Position, key: keyof Position): number | string {
  if (key === 'lineup') return position.lineup.key;
  return key === 'prefix' ? JSON.stringify(position.prefix) : position[key];
}

/** A turn comes back from its text with the same result, and gives the same text again. */
export function turnTextFault(position: Position, turn: Int32Array): string | undefined {
  const text = formatTurn(position, turn);
  const again = parseTurn(position, text);
  if (!again.ok) return `${text} is refused: ${again.error} at ${again.at}`;
  if (formatTurn(position, again.value) !== text)
    return `${text} becomes ${formatTurn(position, again.value)}`;
  return resultOf(position, again.value) === resultOf(position, turn)
    ? undefined
    : `${text} has another result`;
}

function resultOf(position: Position, turn: Int32Array): string {
  const after = new Position();
  play(position, turn, 0, after);
  return formatPosition(after);
}
