import { useEffect } from 'preact/hooks';

/** Names the page in the browser's tabs and history. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? 'Thera' : `${title} · Thera`;
  }, [title]);
}
