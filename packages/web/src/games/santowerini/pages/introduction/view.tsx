import './introduction.css';
import { EXERCISE_NAMES, type ExerciseName, type IntroductionText } from '@thera/texts/santowerini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { completeExercise, doneExercises } from '../../lessons/introduced.ts';
import { ExerciseBoard } from './exercise-board.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { ExerciseEnd } from './exercise-end.tsx';

/** Where to go on: the first exercise that is not done. */
const firstOpen = (): number =>
  Math.max(
    0,
    EXERCISE_NAMES.findIndex((name) => !doneExercises.peek().includes(name)),
  );

/** A few small exercises, and one knows how the island is held. */
export function View({ text }: PageProps<IntroductionText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  const [index, goTo] = useState(firstOpen);
  /** What was told after the right turn; undefined as long as it is asked for. */
  const [told, tell] = useState<readonly string[]>();
  /** Counts the times that the board was set up. */
  const [setUp, setUpAgain] = useState(0);
  const name: ExerciseName = EXERCISE_NAMES[index]!;
  const show = (wanted: number): void => {
    goTo(wanted);
    tell(undefined);
    setUpAgain((count) => count + 1);
    scrollTo(0, 0);
  };
  const isLast = index + 1 === EXERCISE_NAMES.length;
  return (
    <main id="content" class="page introduction">
      <a class="button introduction-back" href="/santowerini">
        <Icon name="back" />
        {text.back}
      </a>
      <ExerciseCard
        key={`${name} ${setUp}`}
        index={index}
        isSolved={told !== undefined}
        text={text}
        onShow={show}
      />
      <ExerciseBoard
        key={`${name} ${setUp} ${text.title}`}
        name={name}
        text={text}
        onSolved={(sentences) => {
          completeExercise(name);
          tell(sentences);
        }}
      />
      <p class="unseen" role="status">
        {told !== undefined && [`${text.right}.`, ...told, text.exercises[name].praise].join(' ')}
      </p>
      {told !== undefined && (
        <ExerciseEnd
          praise={text.exercises[name].praise}
          told={told}
          isLast={isLast}
          text={text}
          onRepeat={() => show(index)}
          onNext={() => (isLast ? leave() : show(index + 1))}
        />
      )}
    </main>
  );
}

const leave = (): void => navigate({ page: 'own', game: 'santowerini', name: '', query: '' });
