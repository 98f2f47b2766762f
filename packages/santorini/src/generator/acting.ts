import * as borrowing from './borrowing.ts';
import * as building from './building.ts';
import * as company from './company.ts';
import * as emitting from './emitting.ts';
import * as merging from './merging.ts';
import * as moving from './moving.ts';
import * as pairing from './pairing.ts';
import * as trading from './trading.ts';
import type { Turn } from './turn.ts';
import type { TurnView } from './turn-view.ts';
import * as walking from './walking.ts';

/** The same function for who can only read the turn. */
type Door<F> = F extends (t: Turn, ...rest: infer Rest) => infer Answer
  ? (t: TurnView, ...rest: Rest) => Answer
  : never;

// All that a power may have the generator do: steps are carried out, followed by what comes next, and taken back.

/** What a turn goes on with. */
export type Onward = (t: TurnView) => void;

/** A step of any kind that names a square. */
export const act = building.act as Door<typeof building.act>;
/** A worker is forced to a free square. */
export const force = moving.force as Door<typeof moving.force>;
/** Each of the workers moves and builds, one of them, or is only the one that acts. */
export const moveEach = moving.moveEach as Door<typeof moving.moveEach>;
export const moveWorker = moving.moveWorker as Door<typeof moving.moveWorker>;
export const takeUp = moving.takeUp as Door<typeof moving.takeUp>;
/** All workers move, all build, or they walk on their level. */
export const moveAll = company.moveAll as Door<typeof company.moveAll>;
export const buildAll = company.buildAll as Door<typeof company.buildAll>;
export const walk = walking.walk as Door<typeof walking.walk>;
/** A turn with others' workers. */
export const useOthers = borrowing.useOthers as Door<typeof borrowing.useOthers>;
/** Workers change places with others', or are named together with them. */
export const tradeWith = trading.tradeWith as Door<typeof trading.tradeWith>;
export const pairEach = pairing.pairEach as Door<typeof pairing.pairEach>;
/** The turn is built to its end, ends after what the power adds to it, or ends as it stands. */
export const build = building.build as Door<typeof building.build>;
export const finish = building.finish as Door<typeof building.finish>;
export const emit = emitting.emit as Door<typeof emitting.emit>;
/** Whether something may be added to the turn as it stands. */
export const mayAdd = emitting.mayAdd as Door<typeof emitting.mayAdd>;
/** Whether a list has not come to this board before. */
export const isNewSoFar = merging.isNewSoFar as Door<typeof merging.isNewSoFar>;
