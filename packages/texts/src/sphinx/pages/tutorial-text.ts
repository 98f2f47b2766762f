/** What the first riddle teaches, in order. */
export const TUTORIAL_STEPS = ['build', 'alternate', 'ride', 'call', 'quest', 'game', 'finish'] as const;
export type TutorialStep = (typeof TUTORIAL_STEPS)[number];

/** What is said beside the first riddle. */
export interface TutorialText {
  readonly title: string;
  readonly place: (step: number, of: number) => string;
  readonly steps: Readonly<Record<TutorialStep, { readonly task: string; readonly why: string }>>;
  readonly isDone: string;
  readonly hide: string;
  readonly show: string;
}
