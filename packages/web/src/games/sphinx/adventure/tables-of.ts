import { isTableId } from '@thera/protocol';
import type { AdventureLog, PlaySetup } from '@thera/sphinx';

/** A table at which nothing has come of a riddle for so many milliseconds is not asked about any more. */
const PATIENCE = 60 * 86_400_000;

/** The plays of an adventure that go on at tables on the server, the one that was begun last first. */
export const tablesOf = ({ setups, plays }: AdventureLog, now: number): readonly PlaySetup[] =>
  setups
    .filter(
      ({ play, time }) => isTableId(play) && now - time < PATIENCE && !plays.some(({ id }) => id === play),
    )
    .toReversed();
