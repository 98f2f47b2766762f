import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ok, type Result } from '@thera/table';
import { type ListenError, listening, type Place, stopped } from '../http/listening.ts';
import type { Online } from '../online.ts';
import type { Serving } from '../serve.ts';
import { answerHealth, isHealthPath } from './health-answers.ts';
import { failureFacts, type Log } from './log.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const GRACE = 500;

/** Tells what a server has done, at a place of its own: how much is played is not everybody's affair. */
export async function serveMetrics(
  online: Online,
  place: Place,
  log: Log,
): Promise<Result<Serving, ListenError>> {
  const server = createServer((request, response) => {
    answer(online, request, response).catch((error: unknown) => {
      log('error', 'metrics-failed', failureFacts(error));
      response.destroy();
    });
  });
  const listened = await listening(server, place);
  return listened.ok ? ok({ port: listened.value, stop: () => stopped(server, GRACE) }) : listened;
}

async function answer(online: Online, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isHealthPath(request.url)) return answerHealth(online, request, response);
  if (request.url === '/metrics')
    response.writeHead(200, { 'Content-Type': TYPE }).end(await online.metrics());
  else response.writeHead(404).end();
}
