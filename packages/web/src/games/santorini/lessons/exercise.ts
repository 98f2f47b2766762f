import type { LearnText } from '@thera/texts/santorini';
import type { TurnTest } from './turn-test.ts';

type Texts = LearnText['lessons'];

/** The lessons that have texts. */
export type LessonId = keyof Texts;

/** A position in which a certain turn is asked for. */
export interface Exercise<Mistake extends string = string> {
  /** In notation, with the learner to move. */
  readonly position: string;
  /** What the right turns have in common. */
  readonly right: TurnTest;
  /** What turns are explained one by one; the first that fits counts. */
  readonly mistakes: Readonly<Record<Mistake, TurnTest>>;
}

type MistakeOf<Text> = Text extends { readonly mistakes: infer Mistakes }
  ? Extract<keyof Mistakes, string>
  : never;

/** The exercises of one lesson, in their order: exactly those that have texts, with exactly the mistakes explained. */
export type Lesson<Id extends LessonId> = {
  readonly [Name in keyof Texts[Id]['exercises']]: Exercise<MistakeOf<Texts[Id]['exercises'][Name]>>;
};

/** Every lesson. */
export type Lessons = { readonly [Id in LessonId]: Lesson<Id> };
