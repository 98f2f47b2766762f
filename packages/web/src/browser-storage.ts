/** The browser's storage; undefined where the visitor allows none. */
export const browserStorage: Storage | undefined = usableStorage();

function usableStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
