import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fault, ok, type Result } from '@thera/table';
import { SOCKET_PATH } from './http/sockets.ts';
import { PreviewedPages, storedPreviews } from './link-previews.ts';
import type { Online } from './online.ts';
import { storedPreloads } from './preload-links.ts';
import { responseTo, type Site } from './response.ts';
import { INDEX, storedPages } from './stored-pages.ts';

/** What to serve, and where. */
export interface ServeOptions {
  /** The folder of the built pages. */
  readonly folder: string;
  /** The port; 0 is any that is free. */
  readonly port: number;
  /** The name or number of the network interface. */
  readonly host: string;
  /** Playing online, if it is wanted; it ends with the server. */
  readonly online?: Online;
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

/** How long somebody may take to say what they want, so that nobody holds on to connections by saying it slowly. */
const SLOWEST_HEADERS = 10_000;
const SLOWEST_REQUEST = 30_000;

/** How long those who are being served may take once we stop. */
const GRACE = 2_000;

/** Serves the built pages over HTTP. */
export async function serve({
  folder,
  port,
  host,
  online,
}: ServeOptions): Promise<Result<Serving, ServeError>> {
  const pages = storedPages(folder);
  if (pages === undefined) return fault('no-pages', folder);
  const previewed = new PreviewedPages(pages.get(INDEX)!, storedPreviews(folder));
  const site = { pages, preloads: storedPreloads(folder), previewed };
  const server = createServer((request, response) => {
    if (online !== undefined && isApi(request)) online.respond(request, response);
    else respond(site, request, response);
  });
  server.headersTimeout = SLOWEST_HEADERS;
  server.requestTimeout = SLOWEST_REQUEST;
  if (online !== undefined) server.on('connection', (socket) => online.admit(socket));
  server.on('upgrade', (request, socket, head) => {
    if (online !== undefined && request.url === SOCKET_PATH) online.upgrade(request, socket, head);
    else socket.destroy();
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = LISTEN_ERRORS[(error as NodeJS.ErrnoException).code ?? ''];
    if (code === undefined) throw error;
    return fault(code, code === 'bad-host' ? host : String(port));
  }
  const { port: taken } = server.address() as AddressInfo;
  return ok({
    port: taken,
    async stop() {
      await online?.close();
      await stop(server);
    },
  });
}

function isApi({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/');
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url: target = '' } = request;
  const { accept, 'accept-encoding': encoding, 'if-none-match': known } = request.headers;
  const { 'accept-language': language, host, 'x-forwarded-proto': protocol } = request.headers;
  const headers = {
    ...(accept === undefined ? {} : { accept }),
    ...(encoding === undefined ? {} : { 'accept-encoding': String(encoding) }),
    ...(known === undefined ? {} : { 'if-none-match': known }),
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(host === undefined ? {} : { host }),
    ...(protocol === undefined ? {} : { 'x-forwarded-proto': String(protocol) }),
  };
  const { status, headers: sent, body } = responseTo(site, { method, target, headers });
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
