import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fault, ok, type Result } from '@thera/table';
import { LISTEN_ERRORS, type ListenError, listening, stopped } from './http/listening.ts';
import { SOCKET_PATH } from './http/sockets.ts';
import { PreviewedPages, storedPreviews } from './link-previews.ts';
import type { Online } from './online.ts';
import { answerHealth, isHealthPath } from './operations/health-answers.ts';
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
export type ServeError = 'no-pages' | ListenError;
export const SERVE_ERRORS: readonly ServeError[] = ['no-pages', ...LISTEN_ERRORS];

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
    else if (online !== undefined && isHealthPath(request.url)) void answerHealth(online, request, response);
    else respond(site, request, response);
  });
  server.headersTimeout = SLOWEST_HEADERS;
  server.requestTimeout = SLOWEST_REQUEST;
  if (online !== undefined) server.on('connection', (socket) => online.admit(socket));
  server.on('upgrade', (request, socket, head) => {
    if (online !== undefined && request.url === SOCKET_PATH) online.upgrade(request, socket, head);
    else socket.destroy();
  });
  const listened = await listening(server, { port, host });
  if (!listened.ok) return listened;
  return ok({
    port: listened.value,
    async stop() {
      server.close();
      await online?.close();
      await stopped(server, GRACE);
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
