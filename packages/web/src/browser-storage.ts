/** The browser's storage; undefined where the visitor allows none. */
export const browserStorage: Storage | undefined = usable(() => localStorage);

/** What is kept as long as this window is open, also over a reload. */
export const windowStorage: Storage | undefined = usable(() => sessionStorage);

function usable(storage: () => Storage): Storage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
}
