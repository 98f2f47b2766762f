import type { JSX } from 'preact/jsx-runtime';

/** A white house with a blue dome. */
export function Logo(): JSX.Element {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M5 15.500h22V28H5z"
        fill="var(--plaster-lit)"
        stroke="var(--plaster-edge)"
        stroke-width="1.500"
      />
      <path d="M5 15.500a11 11 0 0 1 22 0z" fill="var(--dome)" />
      <path
        d="M9.500 12a7 7 0 0 1 5-5"
        fill="none"
        stroke="#fff"
        stroke-opacity=".7"
        stroke-width="1.800"
        stroke-linecap="round"
      />
      <path d="M13 28v-5.500a3 3 0 0 1 6 0V28z" fill="var(--door)" />
      <path d="M8 20h2.500v3H8zM21.500 20H24v3h-2.500z" fill="var(--window)" />
    </svg>
  );
}
