import { useEffect } from 'preact/hooks';
import { usePageTitle } from '../../shell/page-title.ts';

interface TurnNotice {
  /** Whether somebody waits for whoever looks. */
  readonly isDue: boolean;
  /** What the page is called now. */
  readonly title: string;
}

const ICON = '/icon.svg';
const ICON_DUE = '/icon-due.svg';
const SIGN = '●';

/** Says in the title of the page and by its icon that somebody is waited for, also where the page is not seen. */
export function useTurnNotice({ isDue, title }: TurnNotice): void {
  usePageTitle(title, isDue ? SIGN : '');
  useEffect(() => {
    const show = (): void => setIcon(isDue && document.hidden ? ICON_DUE : ICON);
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [isDue]);
  useEffect(() => () => setIcon(ICON), []);
}

function setIcon(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null && new URL(link.href).pathname !== path) link.href = path;
}
