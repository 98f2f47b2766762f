import { createKernel, type Evaluator, NetEvaluator, parseNet } from '@thera/engine';

/** The addresses of a net and of its kernel; a build may lack either. */
export interface NetFiles {
  readonly net: string | undefined;
  readonly kernel: string | undefined;
}

/** Fetches a net to evaluate by; undefined where there is none, or it cannot be had now. */
export async function loadNet(
  { net, kernel }: NetFiles,
  get: typeof fetch = fetch,
): Promise<Evaluator | undefined> {
  if (net === undefined) return undefined;
  const [weights, code] = await Promise.all([bytesOf(net, get), bytesOf(kernel, get)]);
  const read = weights === undefined ? undefined : parseNet(weights);
  // A net of another build: ours comes with the next load of the page.
  return read?.ok ? new NetEvaluator(createKernel(read.value, code)) : undefined;
}

async function bytesOf(address: string | undefined, get: typeof fetch): Promise<Uint8Array | undefined> {
  if (address === undefined) return undefined;
  try {
    const response = await get(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    // There is no connection: the computer plays without.
    return undefined;
  }
}
