import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

type Drawings = typeof import('./drawings.ts');

interface BoardPictureProps {
  readonly class: string;
  /** Draws it; asked again only when one of `of` is another. */
  readonly draw: (drawings: Drawings) => string;
  readonly of: readonly unknown[];
}

/** A picture of a board. The words around it are painted first, for drawing takes a slow phone longer than they do. */
export function BoardPicture({ class: name, draw, of }: BoardPictureProps): JSX.Element {
  const [markup, setMarkup] = useState('');
  useEffect(() => {
    let isWanted = true;
    import('./drawings.ts').then(
      (drawings) => {
        if (isWanted) setMarkup(draw(drawings));
      },
      // What it shows stands beside it in words.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, of);
  return <div class={name} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
