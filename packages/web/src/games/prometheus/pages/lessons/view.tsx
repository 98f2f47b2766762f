import '../../tokens.css';
import '../pages.css';
import { LESSON_IDS, usualSetup } from '@thera/prometheus';
import type { LessonsText } from '@thera/texts/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { lessonPlan } from '../../lessons/lesson-plan.ts';
import { lessonsDone } from '../../lessons/lessons-done.ts';
import { newGame } from '../../tables/new-game.ts';
import { type PrometheusPlan, planFor } from '../../tables/table-plan.ts';

/** Three short lessons, and the quick battle that they lead to. */
export function View({ text }: PageProps<LessonsText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  const done = lessonsDone();
  const next = LESSON_IDS.find((lesson) => !done.includes(lesson));
  return (
    <main id="content" class="page battle-page">
      <p>
        <a class="button" href="/prometheus">
          <Icon name="back" />
          {text.back}
        </a>
      </p>
      <h1>{text.title}</h1>
      <p class="battle-about">{text.about}</p>
      <ol class="lesson-cards">
        {LESSON_IDS.map((lesson, n) => (
          <li key={lesson} class="card lesson-card">
            <div>
              <p class="label">
                {text.count(n + 1, LESSON_IDS.length)} {done.includes(lesson) && <Done text={text} />}
              </p>
              <h2>{text.lessons[lesson].name}</h2>
              <p>{text.lessons[lesson].goal}</p>
            </div>
            <button
              type="button"
              class={`button${lesson === next ? ' primary' : ''}`}
              onClick={() => begin(lessonPlan(lesson))}
            >
              {done.includes(lesson) ? text.again : text.begin}
            </button>
          </li>
        ))}
        <li class="card lesson-card">
          <div>
            <h2>{text.battle.name}</h2>
            <p>{text.battle.about}</p>
          </div>
          <button
            type="button"
            class={`button${next === undefined ? ' primary' : ''}`}
            onClick={() => begin(planFor(usualSetup('2')))}
          >
            {text.battle.begin}
          </button>
        </li>
      </ol>
    </main>
  );
}

function Done({ text }: { readonly text: LessonsText }): JSX.Element {
  return (
    <span class="note-chip">
      <Icon name="check" /> {text.isDone}
    </span>
  );
}

function begin(plan: PrometheusPlan): void {
  const begun = newGame(plan);
  if (begun.ok) navigate({ page: 'play', game: begun.value });
}
