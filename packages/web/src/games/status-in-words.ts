import type { Seat } from '@thera/table';
import type { HomeText } from '@thera/texts';
import type { KeptGame } from '../kept-games/kept-game.ts';

/** Where a game is, for games that go by turns: “Turn 8 · your move”, “Turn 12 · you won”. */
export function statusInWords(kept: KeptGame, text: HomeText, nameOf: (seat: Seat) => string): string {
  const { turn, toAct, isOver } = kept.summary;
  const where = turn === 0 ? text.beforePlay : text.turn(turn);
  if (isOver || toAct.length === 0) return `${where} · ${resultOf(kept, text, nameOf)}`;
  return `${where} · ${isYou(kept, toAct) ? text.yourMove : text.moveOf(text.list(toAct.map(nameOf)))}`;
}

/** Who has won; games that were kept before this was written down are only over. */
function resultOf(kept: KeptGame, text: HomeText, nameOf: (seat: Seat) => string): string {
  const { winners } = kept.summary;
  if (winners === undefined) return text.isOver;
  if (winners.length === 0) return text.nobodyWon;
  if (isYou(kept, winners)) return text.youWon;
  return text.won(text.list(winners.map(nameOf)));
}

/** Whether these are the seats of the only person. */
function isYou({ plan }: KeptGame, seats: readonly Seat[]): boolean {
  const people = plan.seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 && seats.some((seat) => plan.seats[seat]?.kind === 'person');
}
