import type { Circumstances } from '../plan.ts';
import type { Position } from '../position.ts';
import { MORTAL, type Power } from '../power.ts';
import { BLOCK, DOME, RAZE } from '../steps.ts';
import type { Turn } from './turn.ts';

/** What a seat's circumstances come to before any shortcut is thought of. */
export interface Course extends Circumstances {
  /** Facts that make somebody look whether they have won, and all after which a turn needs a closer look. */
  readonly watched: number;
  readonly eventful: number;
  /** Results have to be compared to find those that several routes lead to. */
  readonly merging: boolean;
}

/**
 * The short ways of the generator. They skip work and change nothing of what is listed; what is lawful they ask where
 * the long way asks (`reach.ts`), but for the first, which has no law to ask for.
 *
 * | shortcut | skips | where |
 * |---|---|---|
 * | `bare` | the turn in progress: turns and wins are read off the position | `generate.ts`, `bare.ts` |
 * | `plain` | carrying out the step and the build: both are written down at once | `moving.ts` |
 * | `quickSteps` | what may follow a step, and taking it back piece by piece | `moving.ts` |
 * | `stepsAlone` | whom a step pulls along, and moving on | `moving.ts` |
 * | `quickEnd` | carrying out the last build, and what may follow it | `building.ts` |
 * | `endsOnSite` | carrying out the last added step | `building.ts` |
 * | `buildsOnly` | restoring workers after an added step | `building.ts` |
 * | `anyOrder` | all orders of builds but one | `building.ts`, `company.ts` |
 * | `endsSimply` | who has won or lost by how the turn ends, and who asks something of it | `emitting.ts` |
 *
 * `under` says when a shortcut is open to a seat under a line-up, found out once; `now` what else it takes in a turn.
 * Beside them stands what rules out wins at a glance: `conceivable.ts`.
 */
export const SHORTCUTS = {
  /** The power adds nothing to its owner's turns, and no law binds it but vetoes. */
  bare: {
    under: ({ isSteady, isWatched, eventful, demands, laws, power }: Course): boolean =>
      isSteady && !isWatched && eventful + demands === 0 && laws.areNone && addsNothing(power),
    now: ({ extra, lineup }: Position): boolean => extra === 0 && !lineup.awaitsDraw,
  },
  /** The turn is a step and a build, as a mortal's, and no card remembers it. */
  plain: {
    under: ({ power, isWatched, merging, eventful }: Course): boolean =>
      movesPlainly(power) && !isWatched && buildsPlainly(power) && !merging && eventful === 0,
    now: (t: Turn): boolean => t.quickSteps && !t.hasNotes && !t.extra && !t.winsOnly,
  },
  /** A step changes nothing but where the mover is. */
  quickSteps: {
    under: ({ power }: Course): boolean => movesPlainly(power),
    now: (t: Turn): boolean =>
      t.script === null && t.tied === 0 && t.females === 0 && !t.laws.busy && !t.borrowed,
  },
  /** The power adds nothing to a step that a player could choose, nor do laws. */
  stepsAlone: {
    under: ({ power }: Course): boolean => power.pulls === null && power.again === null,
    now: (t: Turn): boolean => !t.laws.busy,
  },
  /** Nothing follows the last build but what the turn's facts decide. */
  quickEnd: {
    under: ({ power, isWatched }: Course): boolean => !isWatched && endsPlainly(power),
    now: (t: Turn): boolean => t.script === null && !t.extra,
  },
  /** Nothing follows the last added step, either. */
  endsOnSite: {
    under: ({ power, isWatched }: Course): boolean => !isWatched && addsBuilds(power),
    now: (t: Turn): boolean => t.script === null,
  },
  /** What is added touches no worker. */
  buildsOnly: {
    under: ({ power }: Course): boolean => addsBuilds(power),
    now: (): boolean => true,
  },
  /** Nobody looks at single builds, and no player takes them one by one. */
  anyOrder: {
    under: ({ watched, reacts }: Course): boolean => watched === 0 && !reacts,
    now: (t: Turn): boolean => t.isListed,
  },
  /** Nobody wins or loses by how the turn ends, and nobody asks anything of it. */
  endsSimply: {
    under: ({ power }: Course): boolean => power.dooms === null,
    now: (t: Turn): boolean => t.lasting.alternation === null && !t.extra && !t.asked,
  },
};

export type ShortcutName = keyof typeof SHORTCUTS;

/** Which shortcuts are open to a seat. */
export function shortcutsOf(course: Course): Readonly<Record<ShortcutName, boolean>> {
  return {
    bare: SHORTCUTS.bare.under(course),
    plain: SHORTCUTS.plain.under(course),
    quickSteps: SHORTCUTS.quickSteps.under(course),
    stepsAlone: SHORTCUTS.stepsAlone.under(course),
    quickEnd: SHORTCUTS.quickEnd.under(course),
    endsOnSite: SHORTCUTS.endsOnSite.under(course),
    buildsOnly: SHORTCUTS.buildsOnly.under(course),
    anyOrder: SHORTCUTS.anyOrder.under(course),
    endsSimply: SHORTCUTS.endsSimply.under(course),
  };
}

function movesPlainly({ enters, kills, again, lifts, pulls }: Power): boolean {
  return enters === null && kills === null && again === null && lifts === null && pulls === null;
}

function buildsPlainly(power: Power): boolean {
  const { idle, builders, buildsInstead, blocks, domes, builds, stones } = power;
  const ordinary =
    builders === null && buildsInstead === null && blocks === null && domes === null && builds === null;
  return !idle && ordinary && stones === null && endsPlainly(power);
}

function endsPlainly({ epilogues, afterwards, closing, dooms, mindsSites }: Power): boolean {
  return epilogues === null && afterwards === null && closing === null && dooms === null && !mindsSites;
}

function addsBuilds({ epilogue }: Power): boolean {
  return epilogue === RAZE || epilogue === DOME || epilogue === BLOCK;
}

/** What may differ from a mortal without any difference to the owner's own turns. */
const BESIDE_TURNS: ReadonlySet<string> = new Set<keyof Power>([
  ...(['number', 'id', 'edition', 'group', 'players'] as const),
  ...(['placesFirst', 'placesLast', 'prepares', 'places'] as const),
  ...(['sleeps', 'bars', 'keeps', 'guards', 'lids', 'closes', 'swallows', 'steals'] as const),
  ...(['vetoes', 'demands', 'asks', 'complies', 'near', 'leans', 'hampers'] as const),
  ...(['formatMemory', 'parseMemory', 'turnsMemory', 'hides', 'handsOver'] as const),
]);

function addsNothing(power: Power): boolean {
  return Object.entries(power).every(
    ([hook, value]) => BESIDE_TURNS.has(hook) || value === MORTAL[hook as keyof Power],
  );
}
