import type { Rate } from '../hub/allowance.ts';

/** What one address may do, so that nobody can take everything. */
export interface ServerLimits {
  /** Connections that are open at once. */
  readonly connections: number;
  readonly requests: Rate;
  /** Guests, tables: whatever is kept for ever. */
  readonly creations: Rate;
  /** Passwords and codes that are tried. */
  readonly attempts: Rate;
}

export const USUAL_LIMITS: ServerLimits = {
  connections: 100,
  requests: { burst: 120, perSecond: 20 },
  creations: { burst: 30, perSecond: 0.1 },
  attempts: { burst: 10, perSecond: 0.05 },
};
