import type { GalleryText } from '@thera/texts/santorini';
import type { ComponentType } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { useMedia } from '../../../../shell/use-media.ts';
import { FullDialog } from './full-dialog.tsx';
import type { God } from './god.ts';
import { GodDetail } from './god-detail.tsx';
import { useGodKeys } from './god-keys.ts';
import type { TrialDialogProps } from './trial-dialog.tsx';

interface GodPanelProps {
  readonly god: God;
  readonly text: GalleryText;
  readonly onStep: (by: 1 | -1) => void;
  readonly onChoose: (god: God) => void;
  readonly onClose: () => void;
}

/** From this width on the power stands beside the list instead of over it. */
const WIDE = '(min-width: 1024px)';

/** One power: beside the list on wide screens, over it on all others. */
export function GodPanel(props: GodPanelProps): JSX.Element {
  const { god, text, onStep, onClose } = props;
  const isWide = useMedia(WIDE);
  const [Trial, setTrial] = useState<ComponentType<TrialDialogProps>>();
  const headingId = useId();
  const body = useRef<HTMLDivElement>(null);
  useGodKeys({ isActive: Trial === undefined, onStep, onClose });
  useEffect(() => body.current!.querySelector<HTMLElement>('h2')!.focus({ preventScroll: true }), []);
  // A god begins at its top, however far down the one before was read.
  useEffect(() => body.current!.scrollTo(0, 0), [god]);

  // The list does not wait for a board to play on.
  const tryIt = async (): Promise<void> => {
    const { TrialDialog } = await import('./trial-dialog.tsx');
    setTrial(() => TrialDialog);
  };
  const detail = (
    <div class="god-detail" ref={body}>
      <GodDetail {...props} headingId={headingId} onTry={tryIt} />
    </div>
  );
  return (
    <>
      {isWide ? (
        <aside class="god-panel" aria-label={text.detail.label}>
          {detail}
        </aside>
      ) : (
        <FullDialog class="god-sheet" labelledBy={headingId} onClose={onClose}>
          {detail}
        </FullDialog>
      )}
      {Trial !== undefined && <Trial god={god} text={text} onClose={() => setTrial(undefined)} />}
    </>
  );
}
