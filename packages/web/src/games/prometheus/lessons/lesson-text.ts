import { useSignal } from '@preact/signals';
import type { LessonId } from '@thera/prometheus';
import { type LessonsText, type LessonText, loadPrometheusLessonsText } from '@thera/texts/prometheus';
import { useEffect } from 'preact/hooks';
import { language } from '../../../language.ts';

/** What a lesson says, in the language that is spoken; undefined until it has come. */
export function useLessonText(lesson: LessonId): LessonText | undefined {
  const text = useSignal<LessonsText | undefined>(undefined);
  const spoken = language.value;
  useEffect(() => {
    void loadPrometheusLessonsText(spoken).then((loaded) => {
      text.value = loaded;
    });
  }, [spoken]);
  return text.value?.lessons[lesson];
}
