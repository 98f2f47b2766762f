import type { Scene, WorkerKind } from '@thera/board';
import { type EnemyAct, islandAfterTurn, phaseOf } from '@thera/play/santowerini';
import type { Occurrence, State } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import type { Happening } from '../../game-client.ts';
import { sceneOf } from '../board/scene-of.ts';

/** One step of the enemy phase: what is seen, and whose part it is. */
export interface PhaseStep extends Happening<Scene> {
  readonly state: State;
  /** Which act it belongs to. */
  readonly act: number;
  /** Whether the die is still rolling. */
  readonly isRolling: boolean;
}

/** The enemy phase after a turn: what each enemy did, and all steps of it. */
export interface Phase {
  readonly acts: readonly EnemyAct[];
  readonly steps: readonly PhaseStep[];
}

/** The die turns twice and settles. */
const ROLL = 500;

/** How long each thing is looked at, in milliseconds at the usual speed. */
const LASTS: Readonly<Record<Occurrence['kind'], number>> = {
  moved: 0,
  built: 0,
  defeated: 0,
  stunned: 0,
  turned: 160,
  rolled: ROLL,
  marched: 250,
  struck: 320,
  felled: 400,
  thwarted: 200,
  recovered: 300,
  landed: 420,
  'turned-away': 300,
  mustered: 400,
  'round-ended': 0,
};
const SECOND_STEP = 190;

/** These roll the die first, which is not an occurrence of its own. */
const ROLLS_FIRST: ReadonlySet<Occurrence['kind']> = new Set(['landed', 'turned-away']);

/** What is seen after a turn, step by step. */
export function phaseAfter(
  before: State,
  after: State,
  text: SantoweriniText,
  alone: WorkerKind = 'woman',
): Phase {
  const stepOf = (act: number, lasts: number, isRolling: boolean): PhaseStep => {
    const { state } = island;
    return { scene: sceneOf(state, alone), lasts, state, act, isRolling };
  };
  const acts = phaseOf(before, after, text);
  const island = islandAfterTurn(before, after);
  const steps = acts.flatMap(({ occurrences, sentence }, act) => {
    const own = occurrences.flatMap((occurrence, n): readonly PhaseStep[] => {
      const rolled = ROLLS_FIRST.has(occurrence.kind) ? [stepOf(act, ROLL, true)] : [];
      island.happen(occurrence);
      const isSecond = occurrence.kind === 'marched' && occurrences.slice(0, n).some(isMarch);
      const lasts = isSecond ? SECOND_STEP : LASTS[occurrence.kind];
      return [...rolled, stepOf(act, lasts, occurrence.kind === 'rolled')];
    });
    return own.map((step, n) => (n === own.length - 1 ? { ...step, news: sentence } : step));
  });
  return { acts, steps };
}

const isMarch = ({ kind }: Occurrence): boolean => kind === 'marched';
