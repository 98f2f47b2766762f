import type { AdventureLog } from '@thera/sphinx';
import { loadShareText, type ShareText } from '@thera/texts/sphinx';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../../../language.ts';

interface LateShareSheetProps {
  readonly log: AdventureLog;
  readonly title: string;
  readonly onClose: () => void;
}

interface Loaded {
  readonly Sheet: ComponentType<LateShareSheetProps & { readonly text: ShareText }>;
  readonly text: ShareText;
}

/** The sheet for sharing, with all that talks to the server: it is brought when somebody wants to share. */
export function LateShareSheet({ log, title, onClose }: LateShareSheetProps): JSX.Element | null {
  const [loaded, show] = useState<Loaded>();
  useEffect(() => {
    Promise.all([import('./share-sheet.tsx'), loadShareText(language.peek())]).then(
      ([{ ShareSheet }, text]) => show({ Sheet: ShareSheet, text }),
      onClose,
    );
  }, []);
  if (loaded === undefined) return null;
  const { Sheet, text } = loaded;
  return <Sheet log={log} title={title} text={text} onClose={onClose} />;
}
