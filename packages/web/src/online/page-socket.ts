import { effect } from '@preact/signals';
import { player, setPlayer } from './session.ts';
import { OnlineSocket } from './socket.ts';

let socket: OnlineSocket | undefined;

/** The connection of this page, opened when somebody first needs it; it stays while pages change. */
export function pageSocket(): OnlineSocket {
  if (socket !== undefined) return socket;
  /** Who the connection is for. The server reads it from the cookie when the connection is made. */
  let holder = player.peek()?.id;
  const opened = new OnlineSocket({
    connect() {
      holder = player.peek()?.id;
      return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    },
  });
  opened.listen('welcome', ({ player: welcomed }) => {
    const now = player.peek()?.id;
    if (now !== holder) return opened.reconnect();
    holder = welcomed?.id;
    if (holder !== now) setPlayer(welcomed ?? undefined);
  });
  // Whoever signs in or out is somebody else: what is open comes again as them.
  effect(() => {
    const now = player.value?.id;
    if (opened.status.peek() === 'open' && now !== holder) opened.reconnect();
  });
  addEventListener('online', () => opened.hurry());
  addEventListener('pageshow', () => opened.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) opened.hurry();
  });
  socket = opened;
  return opened;
}
