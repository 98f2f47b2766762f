import type { Ask } from './ask.ts';
import type { BlessingId } from './cards/blessings.ts';
import type { Worker } from './crew.ts';
import type { Climb } from './entering.ts';
import type { Occurrence } from './occurrence.ts';
import type { Chance, HeldGod, State } from './state.ts';
import type { BuildStep, MoveStep, Step, TakeStep, UseStep } from './step.ts';

/** A further build that a power allows: whose, and which. */
export interface BuildGrant {
  readonly worker: Worker;
  readonly allows: (step: BuildStep | TakeStep) => boolean;
}

/** Who may take the next step of an action that is no Move then Build; nobody when it is over. */
export interface SpecialGrant {
  readonly movers: readonly Worker[];
  readonly builders: readonly Worker[];
}

/** What comes of a step besides the step itself. */
export interface Following {
  readonly occurrences?: readonly Occurrence[];
  readonly asks?: readonly Ask[];
  readonly chances?: readonly Chance[];
}

/**
 * What a card changes. Each entry is asked at its time in the turn, of whoever may use the card, and answers with steps
 * that may then be taken; that they are by this card need not be said. A card only reads. It is asked once a turn, until
 * it was used, unless it says that it works on.
 */
export interface Power {
  /** It may be used several times in a turn; it counts for itself how often. */
  readonly isRepeated?: true;
  /** Before anything else in the turn. */
  readonly atStart?: (state: State) => readonly Step[];
  /** At any moment of the action. */
  readonly anytime?: (state: State) => readonly Step[];
  /** An action in the place of Move then Build: who may begin it, and then step by step who goes on. */
  readonly special?: (state: State) => SpecialGrant;
  /** More workers that may make the move and the build. */
  readonly workers?: (state: State) => readonly Worker[];
  /** Before the move, once per worker that could make it. */
  readonly beforeMove?: (state: State, worker: Worker) => readonly Step[];
  /** Whether the worker may build before the usual time, and what: before its move, or between move and build. */
  readonly buildsEarly?: (
    state: State,
    worker: Worker,
  ) => ((step: BuildStep | TakeStep) => boolean) | undefined;
  /** How far a worker may climb. */
  readonly climb?: (state: State, worker: Worker) => number;
  /** Moves that others may not make; `climbs` is how far the worker may go up. */
  readonly moves?: (state: State, worker: Worker, climbs: readonly Climb[]) => readonly MoveStep[];
  /** Whether the worker may move again, and where; nothing if it may not. */
  readonly movesAgain?: (state: State) => ((step: MoveStep) => boolean) | undefined;
  /** Between a move and the build. */
  readonly afterMove?: (state: State) => readonly Step[];
  /** Builds that others may not make. */
  readonly builds?: (state: State, worker: Worker) => readonly (BuildStep | TakeStep)[];
  /** Further builds after the first. */
  readonly buildsAgain?: (state: State) => readonly BuildGrant[];
  /** The workers one of which may make another Move then Build after this one. */
  readonly encores?: (state: State) => readonly Worker[];
  /** After the build. */
  readonly afterBuild?: (state: State) => readonly Step[];
  /** When the action is over, whatever it was. */
  readonly atEnd?: (state: State) => readonly Step[];
  /** When the Sphinx's Game was rolled. */
  readonly afterRoll?: (state: State) => readonly Step[];
  /** When the Sphinx's Game was won. */
  readonly onGameWon?: (state: State) => readonly Occurrence[];
  /** When another god would be discarded in step 2. */
  readonly onDiscard?: (state: State, god: HeldGod) => readonly Step[];
  /** When a blessing was used. */
  readonly onBlessing?: (state: State, blessing: BlessingId) => readonly Step[];
  /** What comes of a step of the kind `use`. */
  readonly carryOut?: (state: State, step: UseStep) => readonly Occurrence[];
  /** What follows when a step by this card was taken, whatever its kind. */
  readonly follows?: (state: State, step: Step) => Following;
  /** Whether the quest is done when the card is cleared in the owner's turn; otherwise by having used it this turn. */
  readonly quest?: (state: State, held: HeldGod) => boolean;
  /** Whether the quest also pays when somebody else clears the card. */
  readonly isQuestForAll?: true;
}
