import type { LearnText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';

/** Where to go when the course is done. */
export function CourseEnd({ text }: { readonly text: LearnText }): JSX.Element {
  const { end } = text;
  return (
    <section class="card course-end">
      <div>
        <h2>{end.title}</h2>
        <p>{end.sentence}</p>
      </div>
      <div class="course-ways">
        <a class="button primary" href="/new">
          <Icon name="chip" />
          {end.playComputer}
        </a>
        <a class="button" href="/gods">
          {end.gods}
        </a>
      </div>
    </section>
  );
}
