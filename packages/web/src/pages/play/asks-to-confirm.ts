import { settings } from '../../settings/settings-store.ts';

const phones = matchMedia('(max-width: 599px)');

/** Whether a complete turn waits for the button that ends it. */
export function asksToConfirm(): boolean {
  const { confirm } = settings.value;
  return confirm === 'always' || (confirm === 'phones' && phones.matches);
}
