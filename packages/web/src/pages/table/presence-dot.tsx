import type { JSX } from 'preact/jsx-runtime';

interface PresenceDotProps {
  readonly isHere: boolean;
  /** In words, for who cannot see it. */
  readonly label: string;
}

/** Whether somebody is there: filled if so, and only a ring if not, so that no colour has to be told. */
export function PresenceDot({ isHere, label }: PresenceDotProps): JSX.Element {
  return (
    <span class={`presence-dot${isHere ? ' is-here' : ''}`} title={label}>
      <span class="unseen">{label}</span>
    </span>
  );
}
