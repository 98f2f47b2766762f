import { type ServerLimits, USUAL_LIMITS, wider } from '@thera/server';

const PAGE = 4_096;
const MEGABYTE = 1_000_000;

/** How wide the limits are, in `THERA_LIMITS`: so many times the usual ones, for clients that all share one address. */
export function limitsFrom(env: NodeJS.ProcessEnv): ServerLimits {
  return wider(USUAL_LIMITS, positive(env.THERA_LIMITS) ?? 1);
}

/** How large the file of an SQLite store may become, in `THERA_MEGABYTES`, so that it leaves room for others. */
export function mostPagesFrom(env: NodeJS.ProcessEnv): number | undefined {
  const most = positive(env.THERA_MEGABYTES);
  return most === undefined ? undefined : Math.ceil((most * MEGABYTE) / PAGE);
}

function positive(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (!(number > 0 && Number.isFinite(number))) throw new Error(`not a number above 0: ${text}`);
  return number;
}
