import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fault, ok, type Result } from '@thera/table';

/** Why a server cannot be where it is to be. */
export const LISTEN_ERRORS = ['port-taken', 'port-forbidden', 'bad-host'] as const;
export type ListenError = (typeof LISTEN_ERRORS)[number];

const CODES: Readonly<Record<string, ListenError>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'bad-host',
  EAI_AGAIN: 'bad-host',
  ENOTFOUND: 'bad-host',
};

/** Where a server is to be; port 0 is any that is free. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Begins to listen; the port. */
export async function listening(server: Server, { host, port }: Place): Promise<Result<number, ListenError>> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = CODES[(error as NodeJS.ErrnoException).code ?? ''];
    if (code === undefined) throw error;
    return fault(code, code === 'bad-host' ? host : String(port));
  }
  return ok((server.address() as AddressInfo).port);
}

/** Ends when everybody who is being served has been served, or after so many milliseconds. */
export async function stopped(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}
