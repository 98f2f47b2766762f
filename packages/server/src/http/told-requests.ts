import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';

/** Counts requests, and tells of each whoever wants to know very much. */
export const toldRequests =
  (metrics: Metrics, log: Log): MiddlewareHandler =>
  async (ask, next) => {
    const from = performance.now();
    await next();
    const { status } = ask.res;
    metrics.count('thera_requests_total', String(status));
    // The route and not the address: those of tables and logs are known to whom they concern.
    const milliseconds = Math.round(performance.now() - from);
    log('debug', 'request', { method: ask.req.method, route: routePath(ask, -1), status, milliseconds });
  };
