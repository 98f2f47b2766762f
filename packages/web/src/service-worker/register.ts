/** Keeps the site in the browser, so that it opens without a connection. Only what is built can be kept. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {
      // A browser that refuses, such as a private window, has the site as long as it is online.
    });
  });
}
