import { type Signal, signal } from '@preact/signals';

/** What has become of an adventure, to be said on the page with all of them. */
export const shelfNews: Signal<string> = signal('');
