import type { SantoriniMatch } from '@thera/play/santorini';
import type { Level } from '@thera/table';
import { navigate } from '../../../navigation.ts';
import type { PlayCtrl } from '../../../pages/play/ctrl.ts';
import type { Rematches } from '../../game-client.ts';
import { lastTable, rememberTable } from '../tables/last-table.ts';
import { keepNewGame } from '../tables/new-game.ts';
import { nextToStart, type Rematch, rematchesAfter, rematchPlan } from '../tables/rematch.ts';
import { withLevel } from '../tally/with-level.ts';
import type { SantoriniTypes } from '../types.ts';

/** How the same players can play again: with which gods, and who starts. */
export function rematchesOf(frame: PlayCtrl<SantoriniTypes>, match: SantoriniMatch): Rematches {
  const { rematches } = frame.words.value;
  const begin = (rematch: Rematch) => (): void => {
    const game = keepNewGame(rematchPlan(frame.seating.plan.value, match, rematch));
    if (game.ok) navigate({ page: 'play', game: game.value });
  };
  return {
    note: starterNote(frame, match),
    ways: rematchesAfter(match).map((rematch) => ({ label: rematches[rematch], to: begin(rematch) })),
  };
}

/** The same players and gods once more, with the computer at another level, which home begins with from now on. */
export function playAtLevel(frame: PlayCtrl<SantoriniTypes>, match: SantoriniMatch, level: Level): void {
  const plan = withLevel(frame.seating.plan.value, level);
  const game = keepNewGame(rematchPlan(plan, match, 'same'));
  if (!game.ok) return;
  rememberTable(withLevel(lastTable('computer'), level));
  navigate({ page: 'play', game: game.value });
}

function starterNote(frame: PlayCtrl<SantoriniTypes>, match: SantoriniMatch): string | undefined {
  const starter = nextToStart(match);
  if (starter === undefined) return undefined;
  const { starts } = frame.words.value;
  const { persons } = frame.seating;
  if (!frame.seating.isPerson(starter) && persons.length + 1 === match.players.length) return starts.computer;
  if (persons.length === 1 && persons[0] === starter) return starts.you;
  return starts.player(frame.seating.givenName(starter) ?? frame.text.value.words.seat(starter));
}
