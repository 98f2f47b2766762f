import type { Seat } from '@thera/table';
import type { HomeText } from '@thera/texts';
import type { KeptGame } from '../kept-games/kept-game.ts';

/** Where a game is, for games that go by turns: “Turn 8 · your move”. */
export function statusInWords(
  { summary, plan }: KeptGame,
  text: HomeText,
  nameOf: (seat: Seat) => string,
): string {
  const { turn, toAct, isOver } = summary;
  const where = turn === 0 && !isOver ? text.beforePlay : text.turn(isOver ? turn : turn + 1);
  if (isOver || toAct.length === 0) return `${where} · ${text.isOver}`;
  const people = plan.seats.filter(({ kind }) => kind === 'person').length;
  const isYours = people === 1 && toAct.some((seat) => plan.seats[seat]?.kind === 'person');
  return `${where} · ${isYours ? text.yourMove : text.moveOf(text.list(toAct.map(nameOf)))}`;
}
