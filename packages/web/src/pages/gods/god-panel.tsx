import type { GalleryText } from '@thera/texts';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { FullDialog } from './full-dialog.tsx';
import type { God } from './god.ts';
import { GodDetail } from './god-detail.tsx';
import { useGodKeys } from './god-keys.ts';
import { TrialDialog } from './trial-dialog.tsx';
import { useMedia } from './use-media.ts';

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
  const [isTrying, setTrying] = useState(false);
  const headingId = useId();
  const body = useRef<HTMLDivElement>(null);
  useGodKeys({ isActive: !isTrying, onStep, onClose });
  useEffect(() => body.current!.querySelector<HTMLElement>('h2')!.focus({ preventScroll: true }), []);
  // A god begins at its top, however far down the one before was read.
  useEffect(() => body.current!.scrollTo(0, 0), [god]);

  const detail = (
    <div class="god-detail" ref={body}>
      <GodDetail {...props} headingId={headingId} onTry={() => setTrying(true)} />
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
      {isTrying && <TrialDialog god={god} text={text} onClose={() => setTrying(false)} />}
    </>
  );
}
