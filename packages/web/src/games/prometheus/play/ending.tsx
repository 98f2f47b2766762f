import { tellOutcome } from '@thera/play';
import { type PrometheusMatch, whyEnded } from '@thera/play/prometheus';
import { type Ending as BattleEnding, LESSON_IDS, LESSONS, type LessonId } from '@thera/prometheus';
import { navigate } from '../../../navigation.ts';
import type { Ending, EndingWay } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { LessonDone } from '../lessons/lesson-done.tsx';
import { lessonPlan } from '../lessons/lesson-plan.ts';
import { noteLesson } from '../lessons/lessons-done.ts';
import type { PrometheusPlan } from '../tables/table-plan.ts';

/** The words for the end of a game, and what may follow. */
export function endingOf(ctrl: PrometheusCtrl, match: PrometheusMatch): Ending {
  const { ending, setup } = match.state;
  const ways = waysAfter(ctrl, setup.lesson);
  if (ending === null) {
    return { reason: outcomeInWords(ctrl, match), ways };
  }
  const isLearnt = setup.lesson !== undefined && ending.winner === LESSONS[setup.lesson].player;
  if (isLearnt) noteLesson(setup.lesson);
  return {
    headline: headlineOf(ctrl, ending),
    reason: whyEnded(ending, ctrl.voice),
    ...(isLearnt ? { body: <LessonDone lesson={setup.lesson} /> } : {}),
    ways,
  };
}

/** How a game ended for which the rules have no word. */
export function outcomeInWords({ frame, names }: PrometheusCtrl, { outcome }: PrometheusMatch): string {
  const { table, words } = frame.text.value;
  const nameOf = (seat: number): string => names.value[seat] ?? '';
  return tellOutcome(outcome!, { table, nameOf, list: words.list });
}

/** Which side has won, unless it is enough to tell the only person. */
function headlineOf({ frame, texts }: PrometheusCtrl, { winner }: BattleEnding): string | undefined {
  if (winner === null || frame.seating.persons.length === 1) return undefined;
  return frame.text.value.ending.wins(texts.terms.sides[winner].the);
}

function waysAfter({ frame, text }: PrometheusCtrl, lesson: LessonId | undefined): readonly EndingWay[] {
  const begin = (plan: PrometheusPlan) => (): void => {
    const id = frame.room.newGame(plan);
    if (id !== undefined) navigate({ page: 'play', game: id });
  };
  const again: EndingWay = {
    label: frame.text.value.rematch,
    icon: 'restart',
    to: begin(frame.seating.plan.value),
  };
  if (lesson === undefined)
    return [again, { label: frame.text.value.newGame, icon: 'plus', to: '/prometheus' }];
  const next = LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1];
  const onwards: EndingWay =
    next === undefined
      ? { label: text.game.name, to: '/prometheus/learn' }
      : { label: frame.text.value.next, icon: 'next', to: begin(lessonPlan(next)) };
  return [onwards, again];
}
