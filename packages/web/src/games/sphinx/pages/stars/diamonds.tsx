import type { JSX } from 'preact/jsx-runtime';

interface DiamondsProps {
  readonly shaded: number;
  readonly of: number;
}

/** The diamonds of a path, drawn; how many there are is said beside them. */
export const Diamonds = ({ shaded, of }: DiamondsProps): JSX.Element => (
  <span class="diamonds" aria-hidden="true">
    {Array.from({ length: of }, (_, n) => (
      <svg key={n} aria-hidden="true" viewBox="-9 -10 18 20" class={n < shaded ? 'shaded' : ''}>
        <path d="M0-8.500L7 0L0 8.500L-7 0Z" />
      </svg>
    ))}
  </span>
);
