import { loadPrometheusPlayText } from '@thera/texts/prometheus';
import type { GameEntry } from '../game-entry.ts';

/** The Search for Prometheus, for whoever wants to play it. */
export const prometheus: GameEntry = {
  beginnings: async () => (await import('./tables/new-game.ts')).beginnings,
  room: async () => (await import('./room.ts')).room,
  async board() {
    const { MapsBoard } = await import('./board/maps-board.tsx');
    return () => new MapsBoard();
  },
  words: loadPrometheusPlayText,
  synced: async () => (await import('./synced.ts')).synced,
};
