import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fault, ok, type Result } from '@thera/table';
import { type Preloads, storedPreloads } from './preload-links.ts';
import { responseTo } from './response.ts';
import { type StoredPages, storedPages } from './stored-pages.ts';

/** What to serve, and where. */
export interface ServeOptions {
  /** The folder of the built pages. */
  readonly folder: string;
  /** The port; 0 is any that is free. */
  readonly port: number;
  /** The name or number of the network interface. */
  readonly host: string;
}

/** A server that is running. */
export interface Serving {
  readonly port: number;
  /** Ends when everybody who is being served has been served, or after a short grace. */
  readonly stop: () => Promise<void>;
}

/** Why nothing can be served. */
export const SERVE_ERRORS = ['no-pages', 'port-taken', 'port-forbidden', 'bad-host'] as const;
export type ServeError = (typeof SERVE_ERRORS)[number];

const LISTEN_ERRORS: Readonly<Record<string, ServeError>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'bad-host',
  EAI_AGAIN: 'bad-host',
  ENOTFOUND: 'bad-host',
};

/** How long those who are being served may take once we stop. */
const GRACE = 2_000;

/** Serves the built pages over HTTP. */
export async function serve({ folder, port, host }: ServeOptions): Promise<Result<Serving, ServeError>> {
  const pages = storedPages(folder);
  if (pages === undefined) return fault('no-pages', folder);
  const preloads = storedPreloads(folder);
  const server = createServer((request, response) => respond(pages, preloads, request, response));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = LISTEN_ERRORS[(error as NodeJS.ErrnoException).code ?? ''];
    if (code === undefined) throw error;
    return fault(code, code === 'bad-host' ? host : String(port));
  }
  const { port: taken } = server.address() as AddressInfo;
  return ok({ port: taken, stop: () => stop(server) });
}

function respond(
  pages: StoredPages,
  preloads: Preloads,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method = '', url: target = '' } = request;
  const { accept, 'accept-encoding': encoding, 'if-none-match': known } = request.headers;
  const { 'accept-language': language } = request.headers;
  const headers = {
    ...(accept === undefined ? {} : { accept }),
    ...(encoding === undefined ? {} : { 'accept-encoding': String(encoding) }),
    ...(known === undefined ? {} : { 'if-none-match': known }),
    ...(language === undefined ? {} : { 'accept-language': language }),
  };
  const { status, headers: sent, body } = responseTo(pages, { method, target, headers }, preloads);
  response.writeHead(status, sent).end(body);
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(timer);
}
