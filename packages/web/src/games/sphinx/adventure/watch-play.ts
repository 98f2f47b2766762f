import { type Play, sphinx } from '@thera/sphinx';
import { parseRecord, replay } from '@thera/table';
import { deviceGames } from '../../../kept-games/device-games.ts';
import { summaryOf } from '../play/summary-of.ts';
import { planFor } from '../tables/table-plan.ts';
import { deviceNames } from './seat-names.ts';

/** Whether the log has written down how a play went; an adventure from elsewhere may have left that out. */
export const isWrittenDown = ({ record }: Play): boolean => parseRecord(sphinx, record).ok;

/** Makes the game of a play one of this device's again, unless it still is; whether there is one to be looked at. */
export function bringBack({ id, record, ended, seats }: Play): boolean {
  if (deviceGames.loadGame(id).ok) return true;
  const parsed = parseRecord(sphinx, record);
  const match = parsed.ok ? replay(sphinx, parsed.value) : parsed;
  if (!match.ok) return false;
  const plan = planFor(
    match.value.state.setup,
    seats.map(({ isComputer }) => ({ kind: isComputer === true ? 'computer' : 'person' })),
  );
  const summary = summaryOf(match.value, plan, ended);
  if (!deviceGames.keepGame({ id, plan, record: match.value.record, summary }).ok) return false;
  deviceNames.note(
    id,
    seats.map(({ name = '' }) => name),
    (game) => deviceGames.loadGame(game).ok,
  );
  return true;
}
