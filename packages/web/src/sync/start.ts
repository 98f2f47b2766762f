import { mayHaveSession } from '../online/may-have-session.ts';
import { followOwnTables } from '../online/own-tables.ts';
import { findSession } from '../online/session.ts';
import { startSync } from './sync.ts';

/** Asks who the visitor is, now and whenever there is a connection again, and lets what is theirs follow them. */
export function followPlayer(): void {
  const look = (): void => {
    if (mayHaveSession.peek()) void findSession();
  };
  look();
  addEventListener('online', look);
  startSync();
  followOwnTables();
}
