import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  AlphaBeta,
  createKernel,
  HandCraftedEvaluator,
  type Net,
  NetEvaluator,
  parseNet,
  type Searcher,
} from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import { kernelBytes } from '../engine/kernel-bytes.ts';

/** What stands for evaluation by hand where a net is named. */
export const HAND = 'hand';

/** Searches of a few thousand positions need no more memory than this. */
const TABLE_BITS = 14;

/** What evaluates in training: a net, or nothing for evaluation by hand. */
export function readNet(path: string): Result<Net | undefined, 'no-net' | 'bad-net' | 'no-kernel'> {
  if (path === HAND) return ok(undefined);
  if (!existsSync(path)) return fault('no-net', path);
  const net = parseNet(readFileSync(path));
  if (!net.ok) return fault('bad-net', path);
  return kernelBytes('kernel') === undefined ? fault('no-kernel', 'kernel') : net;
}

/** Tells nets apart: the first four bytes of the SHA-256 of the file, or 0 for evaluation by hand. */
export function generationOf(path: string): number {
  return path === HAND ? 0 : createHash('sha256').update(readFileSync(path)).digest().readUInt32BE();
}

/** A search that evaluates by a net, or by hand. */
export function trainingSearcher(net: Net | undefined): Searcher {
  const evaluator =
    net === undefined
      ? new HandCraftedEvaluator()
      : new NetEvaluator(createKernel(net, kernelBytes('kernel')));
  return new AlphaBeta(evaluator, { tableBits: TABLE_BITS });
}
