import type { JSX } from 'preact/jsx-runtime';

/** The sun behind whoever has won, and their flag. */
const RAYS = Array.from({ length: 16 }, (_, n) => n * 22.5);

interface OverFigureProps {
  /** Whoever has won, as SVG. */
  readonly figure: string;
}

/** Whoever has won, with a flag of their colour before the sun. */
export function OverFigure({ figure }: OverFigureProps): JSX.Element {
  return (
    <span class="over-figure">
      <svg class="over-sun" viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
        <g class="over-rays">
          {RAYS.map((turn) => (
            <path key={turn} d="M-3.500-44L0-58L3.500-44Z" transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r="40" />
      </svg>
      <svg class="over-flag" viewBox="0 0 44 96" aria-hidden="true" focusable="false">
        <path class="over-pole" d="M6 94V6" />
        <circle cx="6" cy="5" r="4" />
        <path class="over-cloth" d="M7 10C17 4 27 16 41 9L36 23L42 35C28 42 18 30 7 36Z" />
      </svg>
      <span class="over-person" dangerouslySetInnerHTML={{ __html: figure }} />
    </span>
  );
}
