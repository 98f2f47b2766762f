import { type Signal, useSignal } from '@preact/signals';
import type { TableRow } from '@thera/protocol';
import { useEffect } from 'preact/hooks';
import { pageSocket } from '../../online/page-socket.ts';
import { withoutRow, withRow } from './lobby-rows.ts';

/** The open tables as they are at any moment; undefined before the server has told them. */
export function useLobby(): Signal<readonly TableRow[] | undefined> {
  const rows = useSignal<readonly TableRow[] | undefined>(undefined);
  useEffect(() => {
    const socket = pageSocket();
    const enter = (): void => void socket.ask({ kind: 'lobby', isOpen: true });
    const stops = [
      socket.listen('welcome', enter),
      socket.listen('lobby', ({ tables }) => {
        rows.value = tables;
      }),
      socket.listen('listed', ({ row }) => {
        rows.value = withRow(rows.peek() ?? [], row);
      }),
      socket.listen('unlisted', ({ table }) => {
        rows.value = withoutRow(rows.peek() ?? [], table);
      }),
    ];
    if (socket.status.peek() === 'open') enter();
    return () => {
      for (const stop of stops) stop();
      void socket.ask({ kind: 'lobby', isOpen: false });
    };
  }, []);
  return rows;
}
