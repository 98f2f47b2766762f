import type { Rate } from './allowance.ts';

/** What somebody may do, so that nobody can take everything. */
export interface ServerLimits {
  /** Sockets that are open at once: of an address, of a player, and of all together. */
  readonly connections: number;
  readonly connectionsOfPlayer: number;
  readonly connectionsInAll: number;
  /** Connections of any kind that an address has at once, whatever they ask for or do not. */
  readonly visits: number;
  /** Sockets that an address opens. */
  readonly arrivals: Rate;
  /** Requests of an address. */
  readonly requests: Rate;
  /** Messages of one socket, and of all sockets of an address. */
  readonly messages: Rate;
  readonly messagesOfAddress: Rate;
  /** Lists, exports, games from their beginning: whatever takes long to read, of an address. */
  readonly readings: Rate;
  /** Guests, tables: whatever is kept for ever; of an address, and of a player. */
  readonly creations: Rate;
  /** Kilobytes that a player writes into logs: twenty long adventures at once, and then what people play. */
  readonly writing: Rate;
  /** Games that begin without anybody opening a table: pairings and rematches of a player. */
  readonly games: Rate;
  /** Lines of chat of a player. */
  readonly chat: Rate;
  /** Passwords and codes that an address tries, and that are tried at one name from wherever. */
  readonly attempts: Rate;
  readonly attemptsAtName: Rate;
}

/** Enough for a classroom behind one address. */
export const USUAL_LIMITS: ServerLimits = {
  connections: 100,
  connectionsOfPlayer: 25,
  connectionsInAll: 10_000,
  visits: 300,
  arrivals: { burst: 120, perSecond: 5 },
  requests: { burst: 120, perSecond: 20 },
  messages: { burst: 60, perSecond: 20 },
  messagesOfAddress: { burst: 600, perSecond: 100 },
  readings: { burst: 90, perSecond: 5 },
  creations: { burst: 30, perSecond: 0.1 },
  writing: { burst: 40_000, perSecond: 20 },
  games: { burst: 10, perSecond: 0.2 },
  chat: { burst: 5, perSecond: 0.5 },
  attempts: { burst: 10, perSecond: 0.05 },
  attemptsAtName: { burst: 50, perSecond: 0.02 },
};

/** The same limits so many times as wide: for those who all come from one address, such as the clients of a load test. */
export function wider(limits: ServerLimits, times: number): ServerLimits {
  const widened = Object.entries(limits).map(([name, limit]: [string, number | Rate]) => [
    name,
    typeof limit === 'number'
      ? limit * times
      : { burst: limit.burst * times, perSecond: limit.perSecond * times },
  ]);
  return Object.fromEntries(widened) as ServerLimits;
}
