import type { JSX } from 'preact/jsx-runtime';

/** Line icons that only these pages have, on the same grid as those of every page. */
const PATHS = {
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 0 0 0-17M12 7.500V12l3 2',
  moon: 'M19 14.500A7.500 7.500 0 0 1 9.500 5A7.500 7.500 0 1 0 19 14.500z',
  steps: 'M4 19h5v-5h5V9h6M17 6l3 3-3 3',
  spark: 'M12 3.500l2 6.500 6.500 2-6.500 2-2 6.500-2-6.500L3.500 12l6.500-2z',
  scroll:
    'M7 4h10v13.500M7 4v12.500M7 4a2 2 0 0 0-3 2v1h3M17 17.500a2 2 0 0 1-2 2.500H6a2.500 2.500 0 0 1-2-3.500h10a2.500 2.500 0 0 0 3 3M10 8.500h4M10 12h4',
} as const;

/** A line icon. It says nothing by itself. */
export function LineIcon({ name }: { readonly name: keyof typeof PATHS }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
