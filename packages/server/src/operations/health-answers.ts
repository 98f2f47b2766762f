import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../security-headers.ts';

/** Whose health it is. */
export interface Patient {
  isReady(): Promise<boolean>;
}

const PATHS = ['/health', '/ready'] as const;

/** Whether a machine asks how the server is: not a page of ours. */
export function isHealthPath(path: string | undefined): boolean {
  return PATHS.some((known) => known === path);
}

/** Whoever asks for `/health` learns that the process runs, and for `/ready` whether visitors may be sent here. */
export async function answerHealth(
  patient: Patient,
  { url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isWell = url === '/health' || (await patient.isReady());
  response
    .writeHead(isWell ? 200 : 503, {
      ...SECURITY_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    })
    .end(isWell ? 'ok\n' : 'not ready\n');
}
