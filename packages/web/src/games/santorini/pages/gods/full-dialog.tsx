import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

interface FullDialogProps {
  readonly class: string;
  readonly labelledBy: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog that takes the whole of a phone. It is open as long as it is drawn. */
export function FullDialog({ class: kind, labelledBy, onClose, children }: FullDialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  // At once, so that Escape is heard as soon as it is seen.
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return (
    // A tap beside the dialog closes it; the keyboard has Escape and the button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      class={`sheet full-dialog ${kind}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // The address closes it, and the address is not ours alone.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
