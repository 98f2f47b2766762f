import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from './icon.tsx';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog in the middle of wide screens, and from below on phones. It is open as long as it is drawn. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // At once, so that what is typed next is typed into the sheet.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current!.showModal();
    // A dialog that is taken away, and not closed, does not give the focus back by itself.
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  return (
    // A tap beside the sheet closes it; the keyboard has Escape and the button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="sheet-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="tool" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
