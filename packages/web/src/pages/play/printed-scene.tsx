import './play-print.css';
import { type DrawnPieces, printedBoard, type Scene } from '@thera/board';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

interface PrintedSceneProps {
  readonly scene: () => Scene;
  /** What a game's own pieces look like. */
  readonly pieces?: DrawnPieces | undefined;
}

/** The board from above, drawn only when the page is printed: what lies in three dimensions cannot be. */
export function PrintedScene({ scene, pieces }: PrintedSceneProps): JSX.Element {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = (): void => {
      paper.current!.innerHTML = printedBoard({ ...scene(), marks: [] }, pieces);
    };
    const clear = (): void => paper.current?.replaceChildren();
    addEventListener('beforeprint', draw);
    addEventListener('afterprint', clear);
    return () => {
      removeEventListener('beforeprint', draw);
      removeEventListener('afterprint', clear);
    };
  }, [scene]);
  return <div class="print-only" aria-hidden="true" ref={paper} />;
}
