import { type Evasions, listBriefTurns, type Position, type TurnList } from '@thera/santorini';

/** Some powers have a million turns in one position: the computer thinks of about so many, those that add the least. */
const MOST = 1 << 13;

/** Lists the turns that the computer thinks of: all, but for powers that add builds as they like. */
export function listConsidered(position: Position, list: TurnList, evasions: Evasions | null = null): void {
  listBriefTurns(position, list, MOST, evasions);
}
