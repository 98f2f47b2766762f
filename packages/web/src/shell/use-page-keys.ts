import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keys that work wherever the focus is on a page, but for fields and dialogs. Each needs a button of its own. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const now = useRef(keys);
  now.current = keys;
  // Before the page is seen: a key that is pressed as soon as it is there must not be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isMeant = !(event.ctrlKey || event.metaKey || event.altKey);
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (isMeant && !isElsewhere) now.current[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
