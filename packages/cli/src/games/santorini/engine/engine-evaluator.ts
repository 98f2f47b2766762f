import { readFileSync } from 'node:fs';
import {
  createKernel,
  type Evaluator,
  HandCraftedEvaluator,
  type NetError,
  NetEvaluator,
  parseNet,
} from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import { kernelBytes } from './kernel-bytes.ts';

/** The net that comes with the engine. */
const BEST = new URL('../../../../../engine/nets/thera.net', import.meta.url);

/** What evaluates positions by this name: `best` is the best there is, `hand` are rules of thumb, else the net in a file. */
export function evaluatorNamed(name: string): Result<Evaluator, 'no-file' | NetError> {
  if (name === 'hand') return ok(new HandCraftedEvaluator());
  const bytes = bytesOf(name === 'best' ? BEST : name);
  if (bytes === undefined) return fault('no-file', name);
  const net = parseNet(bytes);
  return net.ok
    ? ok(new NetEvaluator(createKernel(net.value, kernelBytes('kernel'))))
    : fault(net.error, name);
}

function bytesOf(file: string | URL): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
