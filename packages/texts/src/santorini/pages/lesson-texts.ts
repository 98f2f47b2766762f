/** The lessons in their order, the exercises of each, and the mistakes that each exercise explains by name. */
interface Curriculum {
  readonly move: {
    readonly step: never;
    readonly diagonal: 'other-worker';
    readonly around: 'other-worker';
  };
  readonly climb: {
    readonly block: 'raised';
    readonly stairs: 'other-worker' | 'same-level' | 'down';
    readonly down: 'other-worker' | 'one-level';
  };
  readonly build: {
    readonly beside: 'other-worker';
    readonly behind: 'other-worker' | 'other-site';
    readonly stairs: 'other-worker' | 'down' | 'too-low';
  };
  readonly dome: { readonly close: never; readonly wall: 'other-worker' };
  readonly win: {
    readonly step: 'closed' | 'other-worker';
    readonly find: 'closed';
    readonly fork: 'other-worker' | 'closed' | 'one-threat';
  };
  readonly stuck: { readonly blue: 'other-worker'; readonly you: 'dead-end' };
  readonly block: {
    readonly dome: 'other-worker' | 'left-open';
    readonly height: 'other-worker';
    readonly first: 'defended';
  };
  readonly danger: {
    readonly gift: 'other-worker' | 'gift';
    readonly height: 'other-worker' | 'too-high' | 'gift' | 'low';
    readonly under: 'other-worker' | 'under' | 'gift';
  };
  readonly gods: {
    readonly apollo: 'closed' | 'only-dome';
    readonly artemis: 'one-move';
    readonly athena: never;
    readonly atlas: 'block' | 'elsewhere';
    readonly demeter: 'one-dome';
    readonly hephaestus: 'one-block' | 'ground';
    readonly hermes: 'walk';
    readonly minotaur: 'only-dome';
    readonly pan: 'short';
    readonly prometheus: 'early-only';
  };
}

/** What is said around one exercise. */
export interface ExerciseText<Mistake extends string = string> {
  /** The rule behind it, in a sentence or two. */
  readonly rule: string;
  /** What to do. */
  readonly task: string;
  readonly hint: string;
  readonly praise: string;
  /** Why a turn is not the right one, for the mistakes that have a name, and for all others. */
  readonly mistakes: Readonly<Record<Mistake, string>>;
  readonly otherwise: string;
}

type Exercises<Lesson> = {
  readonly [Exercise in keyof Lesson]: ExerciseText<Extract<Lesson[Exercise], string>>;
};

/** What is said in a lesson. */
export interface LessonText<Lesson = Readonly<Record<string, string>>> {
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly sentence: string;
  readonly exercises: Exercises<Lesson>;
}

/** The texts of all lessons: one that is missing is a compile error. */
export type LessonTexts = { readonly [Lesson in keyof Curriculum]: LessonText<Curriculum[Lesson]> };
