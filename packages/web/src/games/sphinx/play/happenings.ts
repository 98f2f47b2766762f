import type { Scene } from '@thera/board';
import { type Ply, stateAfter } from '@thera/play';
import { type SphinxMatch, type SphinxVoice, tell, tellAll } from '@thera/play/sphinx';
import {
  inProgress,
  type Occurrence,
  type OccurrenceKind,
  type State,
  type Step,
  withOccurrence,
} from '@thera/sphinx';
import type { Happening } from '../../game-client.ts';
import { sceneOf } from '../board/scene-of.ts';

/** One thing that follows from a decision, and the state when it has happened. */
export interface RiddleHappening extends Happening<Scene> {
  readonly state: State;
  readonly occurrence: Occurrence;
}

/** How long each thing is looked at, in milliseconds at the usual speed; what is not seen takes no time. */
const LASTS: Readonly<Record<OccurrenceKind, number>> = {
  'turn-began': 0,
  placed: 0,
  moved: 300,
  forced: 300,
  swapped: 350,
  built: 280,
  'taken-down': 280,
  toppled: 350,
  risen: 350,
  'coin-collected': 420,
  'coin-lost': 300,
  'coin-placed': 300,
  'token-collected': 300,
  'token-lost': 250,
  salvaged: 300,
  'ruin-unmarked': 0,
  gained: 300,
  paid: 200,
  selected: 320,
  used: 0,
  borrowed: 400,
  'omen-sought': 0,
  'quest-met': 0,
  'quest-done': 400,
  'god-discarded': 300,
  'god-returned': 300,
  'god-exiled': 400,
  'put-under': 200,
  revealed: 350,
  'put-on-deck': 200,
  'turned-up': 450,
  'blessing-spent': 200,
  'blessing-kept': 200,
  dreamed: 200,
  rolled: 900,
  'gem-named': 400,
  'gem-spent': 320,
  'gem-restored': 320,
  destroyed: 450,
  restored: 400,
  raised: 500,
  ascended: 500,
  slept: 250,
  woke: 250,
  'sphinx-moved': 500,
  'sphinx-hurt': 350,
  'sphinx-left': 500,
  'king-moved': 400,
  'king-trapped': 450,
  'tide-turned': 600,
  'gate-opened': 450,
  'effects-skipped': 250,
  'clock-advanced': 0,
  achieved: 500,
  proposed: 0,
  answered: 0,
  ended: 0,
};

/** What a decision has done by itself, and what followed from it, both in order. */
export interface Told {
  readonly before: State;
  /** The state with the decision made and nothing of what followed. */
  readonly chosen: State;
  readonly own: readonly Occurrence[];
  readonly following: readonly Occurrence[];
}

/** Parts what has happened into what was chosen and what followed. */
export function toldOf(match: SphinxMatch, { index, steps }: Pick<Ply<Step>, 'index' | 'steps'>): Told {
  const { before } = match.history[index]!;
  const { happened } = stateAfter(match, { index });
  const chosen = inProgress(before, steps);
  const own = happened.slice(0, chosen.happened.length);
  return { before, chosen, own, following: happened.slice(own.length) };
}

/**
 * What followed from a decision, one thing after the other; what is not seen goes with the next that is. Whoever has not
 * made the decision is also told what was chosen.
 */
export function happeningsAfter(
  { before, chosen, own, following }: Told,
  voice: SphinxVoice,
  isSeen: boolean,
): readonly RiddleHappening[] {
  const happenings: RiddleHappening[] = [];
  let state = chosen;
  let news: string[] = isSeen ? [] : [...tellAll(before, own, voice)];
  following.forEach((occurrence, index) => {
    const sentence = tell(state, occurrence, voice);
    state = withOccurrence(state, occurrence);
    if (sentence !== undefined) news.push(sentence);
    const lasts = LASTS[occurrence.kind];
    if (lasts === 0 && index < following.length - 1) return;
    happenings.push({
      scene: sceneOf(state),
      lasts,
      state,
      occurrence,
      ...(news.length === 0 ? {} : { news: news.join(' ') }),
    });
    news = [];
  });
  return happenings;
}

/** The scenes of what was chosen, for whoever looks on. */
export function scenesOf(before: State, own: readonly Occurrence[]): readonly Scene[] {
  let state = before;
  return own.flatMap((occurrence) => {
    state = withOccurrence(state, occurrence);
    return LASTS[occurrence.kind] === 0 ? [] : [sceneOf(state)];
  });
}
