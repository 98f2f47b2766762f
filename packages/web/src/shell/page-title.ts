import { effect, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface PageTitle {
  /** Undefined on the first page. */
  readonly title: string | undefined;
  /** Before the title, so that it is seen however narrow a tab is. */
  readonly sign: string;
}

const current: Signal<PageTitle> = signal({ title: undefined, sign: '' });

/** At how many tables somebody is waited for. */
export const waitedFor: Signal<number> = signal(0);

effect(() => {
  const { title, sign } = current.value;
  const count = waitedFor.value;
  const news = sign !== '' ? `${sign} ` : count > 0 ? `(${count}) ` : '';
  document.title = news + (title === undefined ? 'Thera' : `${title} · Thera`);
});

/** Names the page in the browser's tabs and history. */
export function setPageTitle(title: string | undefined, sign = ''): void {
  current.value = { title, sign };
}

/** The same for as long as a page says so. */
export function usePageTitle(title: string | undefined, sign = ''): void {
  useEffect(() => setPageTitle(title, sign), [title, sign]);
}
