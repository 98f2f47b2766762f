import { type HeapProfiler, Session } from 'node:inspector/promises';
import type { Work } from './measure.ts';

/** Bytes that the rules allocate while `work` runs for a while, by function, and how much was done. */
export async function allocationOf(work: Work): Promise<{ done: number; bytes: number; where: string }> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const done = work();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  const functions = rulesFunctions(profile.head);
  const bytes = functions.reduce((sum, { selfSize }) => sum + selfSize, 0);
  return { done, bytes, where: functions.map(({ callFrame }) => callFrame.functionName).join(', ') };
}

function rulesFunctions(node: HeapProfiler.SamplingHeapProfileNode): HeapProfiler.SamplingHeapProfileNode[] {
  const here = node.callFrame.url.includes('/santorini/src/') && node.selfSize > 0 ? [node] : [];
  return [...here, ...node.children.flatMap(rulesFunctions)];
}
