import { formatTurn, LINEUPS, listTurns, type Power, type Stage, TurnList } from '@thera/rules';
import type { Seat } from '@thera/table';
import type { Catalogue } from '@thera/texts';
import { powerName } from './describe-seats.ts';
import { powerSentence } from './power-card.ts';

/** What the person in a seat is to decide now, and how to type it. */
export function invitation(stage: Stage, seat: Seat, texts: Catalogue): string[] {
  const { terminal, words, powers } = texts;
  const player = words.seat(seat);
  switch (stage.phase) {
    case 'offer':
      return [terminal.offer(player, stage.cards.length)];
    case 'pick':
      return [
        terminal.pick(player),
        ...(stage.offer ?? []).map((power, n) => `${n + 1}. ${sayPower(power, texts)}`),
      ];
    case 'start':
      return [terminal.chooseStart(player)];
    case 'place': {
      const { gender } = LINEUPS[stage.position.lineup]!;
      return [terminal.place(player), ...(gender ? [terminal.placeFemaleFirst] : [])];
    }
    case 'play': {
      const { extra, lineup } = stage.position;
      if (extra !== 0) return [terminal.extraTurn(player)];
      const list = new TurnList();
      listTurns(stage.position, list);
      const { card } = LINEUPS[lineup]!.slots[seat]!;
      const example = formatTurn(stage.position, list.data);
      const how = list.count === 1 ? terminal.onlyTurn : terminal.howToPlay(list.count, example);
      return [terminal.turnOf(player, powers[card.id].name), how];
    }
  }
}

function sayPower(power: Power, texts: Catalogue): string {
  return `${powerName(power, texts)}: ${powerSentence(power, texts)}`;
}
