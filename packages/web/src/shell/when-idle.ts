/** Not every browser says when it is idle; a second after the page has come it mostly is. */
const LATER = 1000;

/** Does something that is not urgent when the page has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2 * LATER });
  else setTimeout(act, LATER);
}
