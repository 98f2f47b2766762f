import { type Board, type BoardOptions, type Scene, svgBoard } from '@thera/board';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { settings } from '../../settings/settings-store.ts';
import { theme } from '../../settings/theme.ts';
import { PREVIEW } from './preview-scene.ts';

/** A small board that shows what the settings do, at once. */
export function BoardPreview({ label }: { readonly label: string }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Board>(null);
  const { coordinates, levels, marks, palette } = settings.value;
  const options: BoardOptions = {
    quarterTurns: 0,
    coordinates: coordinates === 'on',
    levels: levels === 'on' || palette === 'distinct',
    speed: 0,
    theme: theme.value,
    quality: 'auto',
  };
  const scene: Scene = marks === 'on' ? PREVIEW : { ...PREVIEW, marks: [] };
  useEffect(() => {
    const made = svgBoard()(host.current!, options, { onOutlines: () => undefined, onLost: () => undefined });
    board.current = made;
    return () => made.dispose();
  }, []);
  useEffect(() => {
    board.current?.configure(options);
    board.current?.show(scene);
  }, [coordinates, levels, marks, palette, theme.value]);
  return (
    <figure class="board-preview">
      <div ref={host} role="img" aria-label={label} />
    </figure>
  );
}
