import type { PrometheusRulesText } from '@thera/texts/prometheus';
import type { JSX } from 'preact/jsx-runtime';

interface SearchBoxProps {
  readonly label: string;
  readonly text: Pick<PrometheusRulesText, 'found' | 'nothingFound'>;
  readonly sought: string;
  readonly seek: (sought: string) => void;
  /** How many things were found. */
  readonly count: number;
}

/** What is sought on a page, and how much of it there is. */
export function SearchBox({ label, text, sought, seek, count }: SearchBoxProps): JSX.Element {
  return (
    <div class="rules-search">
      <label class="rules-sought">
        <span class="label">{label}</span>
        <input
          class="field"
          type="search"
          value={sought}
          onInput={({ currentTarget }) => seek(currentTarget.value)}
        />
      </label>
      <p class="form-note" role="status">
        {sought === '' ? '' : count === 0 ? text.nothingFound(sought) : text.found(count)}
      </p>
    </div>
  );
}
