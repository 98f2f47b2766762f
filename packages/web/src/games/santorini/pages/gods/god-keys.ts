import { useLayoutEffect } from 'preact/hooks';

interface GodKeys {
  /** Nothing is listened to while something else has the keys. */
  readonly isActive: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Leafs through powers with the arrows, and closes with Escape. */
export function useGodKeys({ isActive, onStep, onClose }: GodKeys): void {
  // Before the card is seen: a key that is pressed as soon as it is there must not be lost.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target))
        return;
      if (event.key === 'ArrowLeft') onStep(-1);
      else if (event.key === 'ArrowRight') onStep(1);
      else if (event.key === 'Escape') onClose();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement;
}
