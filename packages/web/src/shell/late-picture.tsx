import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { nextTask } from './next-task.ts';
import { Picture } from './picture.tsx';

interface LatePictureProps {
  /** Draws it; asked again only when one of `of` is another. */
  readonly draw: () => string | Promise<string>;
  readonly of: readonly unknown[];
  readonly class: string;
}

/** A picture that is long to draw. The words around it are painted first, and its place is kept by its class. */
export function LatePicture({ draw, of, class: name }: LatePictureProps): JSX.Element {
  const [markup, setMarkup] = useState('');
  useEffect(() => {
    let isWanted = true;
    const finish = async (): Promise<void> => {
      await nextTask();
      if (!isWanted) return;
      const drawn = await draw();
      await nextTask();
      if (isWanted) setMarkup(drawn);
    };
    // What is missing is only a picture: without it the words are still there.
    finish().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, of);
  return <Picture class={name} draw={() => markup} of={[markup]} />;
}
