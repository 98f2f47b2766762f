import { effect } from '@preact/signals';
import { pageSocket } from '../../../online/page-socket.ts';
import { player } from '../../../online/session.ts';
import { syncNow } from '../../../sync/sync.ts';
import { deviceLogNotes } from './device-log-notes.ts';

/** As long as an adventure is open, what others write into it is there at once; the answer ends that. */
export function followAdventure(adventure: string): () => void {
  const logs = new Set<string>();
  let stops: readonly (() => void)[] = [];
  let isOver = false;

  async function follow(): Promise<void> {
    await syncNow();
    if (isOver) return;
    const socket = pageSocket();
    if (stops.length === 0)
      stops = [
        socket.listen('welcome', () => void follow()),
        socket.listen('log', ({ log }) => {
          if (logs.has(log)) void syncNow();
        }),
      ];
    for (const [log, note] of deviceLogNotes.all())
      if (note.adventure === adventure) {
        logs.add(log);
        if (socket.status.peek() === 'open') void socket.ask({ kind: 'follow-log', log });
      }
  }

  const stopPlayer = effect(() => {
    if (player.value !== undefined) void follow();
  });
  return () => {
    isOver = true;
    stopPlayer();
    for (const stop of stops) stop();
    for (const log of logs) void pageSocket().ask({ kind: 'unfollow-log', log });
  };
}
