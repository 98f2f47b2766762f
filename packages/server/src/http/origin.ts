/** What a request says about where it comes from. */
export interface RequestOrigin {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** What newer browsers say of themselves. */
  readonly fetchSite?: string | undefined;
}

/** Whether a request was made by a page of ours, or by no page at all: other sites may not act for a visitor. */
export function isOwnOrigin({ host, origin, fetchSite }: RequestOrigin): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
