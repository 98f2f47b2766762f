import { crewOf, GEMS, type Occurrence, type Setup, type State, type Step } from '@thera/sphinx';
import type { Match } from '@thera/table';
import { TUTORIAL_STEPS, type TutorialStep } from '@thera/texts/sphinx';

type SphinxMatch = Match<Setup, State, Step>;

/** What the first riddle has taught so far. */
export interface LessonProgress {
  readonly done: readonly TutorialStep[];
  /** What comes next; undefined once everything is done. */
  readonly next: TutorialStep | undefined;
}

/** What has been learnt in a game, whatever the order it was done in. */
export function lessonProgress(match: SphinxMatch): LessonProgress {
  const { state, history } = match;
  const builds = happeningsOf(match).filter((one) => one.kind === 'built');
  const coins = (history[0]?.before ?? state).coins;
  const isOnCoin = (colour: string) => (build: { readonly on: number }) =>
    coins.some((coin) => coin.colour === colour && coin.square === build.on);
  const crews = new Set(builds.map(({ worker }) => crewOf(state.setup.players, worker)));
  const isDone: Readonly<Record<TutorialStep, boolean>> = {
    build: builds.some(isOnCoin('silver')),
    alternate: crews.size > 1,
    ride: builds.some(isOnCoin('gold')),
    call: state.selected > 0,
    quest: state.quests > 0,
    game: state.gems.length < GEMS.length,
    finish: state.achieved.includes('gold'),
  };
  return {
    done: TUTORIAL_STEPS.filter((step) => isDone[step]),
    next: TUTORIAL_STEPS.find((step) => !isDone[step]),
  };
}

/** Everything that has happened and was not taken back. */
const happeningsOf = ({ line, history, state }: SphinxMatch): readonly Occurrence[] =>
  line.flatMap((event) => (history[event + 1]?.before ?? state).happened);
