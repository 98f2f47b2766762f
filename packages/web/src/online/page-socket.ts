import { OnlineSocket } from './socket.ts';

let socket: OnlineSocket | undefined;

/** The connection of this page, opened when somebody first needs it; it stays while pages change. */
export function pageSocket(): OnlineSocket {
  if (socket !== undefined) return socket;
  const opened = new OnlineSocket({
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`),
  });
  addEventListener('online', () => opened.hurry());
  addEventListener('pageshow', () => opened.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) opened.hurry();
  });
  socket = opened;
  return opened;
}

/** The cookie names somebody else now: what is open comes again as them. */
export function reconnectPage(): void {
  socket?.reconnect();
}
