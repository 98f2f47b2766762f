import { type AdventureLog, dropPlay, type LogRefusal, setUpPlay } from '@thera/sphinx';
import { fault, ok, type Result } from '@thera/table';
import { deviceGames } from '../../../kept-games/device-games.ts';
import { USUAL_LEVEL } from '../../../kept-games/table-plan.ts';
import { newGame } from '../tables/new-game.ts';
import { planFor } from '../tables/table-plan.ts';
import { changeAdventure } from './device-adventures.ts';
import { openPlays } from './open-plays.ts';
import { type PlayTable, setupOf } from './play-table.ts';
import { deviceNames } from './seat-names.ts';

/**
 * Begins a play in an adventure: its friends are chosen, their arrows shaded, its game kept. The answer is the id of
 * both. Plays of the same riddle that nobody has begun to play are dropped, and their arrows are open again.
 */
export function beginPlay(log: AdventureLog, table: PlayTable): Result<string, LogRefusal | 'cannot-start'> {
  for (const { riddle, game } of openPlays(log))
    if (riddle === table.riddle && game.summary.turn === 0) dropUnplayed(log.id, game.id);
  const seats = table.seats.map(
    ({ isComputer }) => ({ kind: isComputer ? 'computer' : 'person', level: USUAL_LEVEL }) as const,
  );
  const begun = newGame(planFor(setupOf(log, table), seats));
  if (!begun.ok) return fault('cannot-start');
  const play = begun.value;
  const { riddle, friends } = table;
  const set = changeAdventure(log.id, (now) => setUpPlay(now, { play, riddle, friends }, Date.now()));
  if (!set.ok) {
    deviceGames.dropGame(play);
    return set;
  }
  deviceNames.note(
    play,
    table.seats.map(({ name, isComputer }) => (isComputer ? '' : name.trim())),
    (game) => deviceGames.loadGame(game).ok,
  );
  return ok(play);
}

function dropUnplayed(adventure: string, play: string): void {
  const dropped = changeAdventure(adventure, (log) => dropPlay(log, play, Date.now()));
  if (dropped.ok) deviceGames.dropGame(play);
}
