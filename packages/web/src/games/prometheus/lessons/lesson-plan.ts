import { LESSONS, type LessonId, lessonSetup, TABLES } from '@thera/prometheus';
import { type PrometheusPlan, planFor } from '../tables/table-plan.ts';

/** The table of a lesson: the learner has the side that the lesson is about, the computer the other. */
export function lessonPlan(lesson: LessonId): PrometheusPlan {
  const setup = lessonSetup(lesson);
  const plan = planFor(setup);
  const { player } = LESSONS[lesson];
  const kindOf = (seat: number): 'person' | 'computer' =>
    TABLES[setup.table].seats[seat]!.side === player ? 'person' : 'computer';
  return { ...plan, seats: plan.seats.map((seat, n) => ({ ...seat, kind: kindOf(n) })) };
}
