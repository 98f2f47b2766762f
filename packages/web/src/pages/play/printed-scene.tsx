import './play-print.css';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

interface PrintedSceneProps {
  /** The board as SVG. */
  readonly draw: () => string;
}

/** The board from above, drawn only when the page is printed: what lies in three dimensions cannot be. */
export function PrintedScene({ draw }: PrintedSceneProps): JSX.Element {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fill = (): void => {
      paper.current!.innerHTML = draw();
    };
    const clear = (): void => paper.current?.replaceChildren();
    addEventListener('beforeprint', fill);
    addEventListener('afterprint', clear);
    return () => {
      removeEventListener('beforeprint', fill);
      removeEventListener('afterprint', clear);
    };
  }, [draw]);
  return <div class="print-only" aria-hidden="true" ref={paper} />;
}
