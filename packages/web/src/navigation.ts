import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { formatRoute, parseRoute, type Route } from './route.ts';

const here = (): Route => parseRoute(location.pathname, location.search);
const current: Signal<Route> = signal(here());

/** Where the visitor is. */
export const route: ReadonlySignal<Route> = current;

/** Goes to another place; `replace` leaves no trace of this one in the history. */
export function navigate(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', formatRoute(to));
  else history.replaceState(null, '', formatRoute(to));
  arrive();
}

function arrive(): void {
  current.value = here();
}

/** Follows the back button, and links within the site without loading the page anew. */
export function followNavigation(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link === null || !isPlain || event.defaultPrevented || link.target !== '' || link.download !== '')
      return;
    // A place within this page is found by the browser itself, which also moves the focus there.
    const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
    if (link.origin !== location.origin || isHere) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    arrive();
    scrollTo(0, 0);
  });
}
