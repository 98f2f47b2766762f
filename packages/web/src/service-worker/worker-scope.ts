/** What a service worker can do; the compiler knows only that this is some worker. */
export const scope: ServiceWorkerGlobalScope = self as unknown as ServiceWorkerGlobalScope;
