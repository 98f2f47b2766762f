import { type Signal, signal } from '@preact/signals';
import type { PlayText } from '@thera/texts';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PlayCtrl } from './ctrl.ts';
import type { SheetName } from './play-sheet.tsx';

type Parts = typeof import('./ending-parts.ts');

/** What is only needed when a game is over comes then. */
const parts: Signal<Parts | undefined> = signal(undefined);

function useEndingParts(): Parts | undefined {
  useEffect(() => {
    if (parts.value !== undefined) return;
    void import('./ending-parts.ts').then((brought) => {
      parts.value = brought;
    });
  }, []);
  return parts.value;
}

interface LateEndingProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** How the game ended. */
export function LateOverCard(props: LateEndingProps): JSX.Element {
  const Card = useEndingParts()?.OverCard;
  return Card === undefined ? <section class="action card" aria-busy="true" /> : <Card {...props} />;
}

/** Ways to show others how it ended. */
export function LateShareSheet(props: Pick<LateEndingProps, 'ctrl' | 'text'>): JSX.Element {
  const Share = useEndingParts()?.ShareSheet;
  return Share === undefined ? <div aria-busy="true" /> : <Share {...props} />;
}
