import { AlphaBeta, createKernel, NetEvaluator, parseNet } from '@thera/engine';
import { parsePosition } from '@thera/santorini';
import { MEASURED } from '../packages/cli/src/games/santorini/bench/bench-positions.ts';

const TABLE_BITS = 18;
/** So many positions to get warm, and so many to be timed with. */
const WARMING = 200_000;
const TIMED = 600_000;

/** How many positions a second one thread searches with the net, at each of the measured positions. */
export function searchSpeed(kernel: Uint8Array, net: Uint8Array): Readonly<Record<string, number>> {
  const parsed = parseNet(net);
  if (!parsed.ok) throw new Error(`no net: ${parsed.error}`);
  const searcher = new AlphaBeta(new NetEvaluator(createKernel(parsed.value, kernel)), {
    tableBits: TABLE_BITS,
  });
  const speeds = Object.entries(MEASURED).map(([name, text]) => {
    timed(searcher, text, WARMING);
    const milliseconds = timed(searcher, text, TIMED);
    return [name, (TIMED / milliseconds) * 1000] as const;
  });
  return Object.fromEntries(speeds);
}

function timed(searcher: AlphaBeta, text: string, nodes: number): number {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`no position: ${text}`);
  searcher.forget();
  const from = performance.now();
  searcher.search(position.value, { depth: 60, nodes, isLate: () => false, lines: 1 });
  return performance.now() - from;
}
