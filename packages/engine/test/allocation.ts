import { type HeapProfiler, Session } from 'node:inspector/promises';

/** What some work allocated, by the functions of the engine and the rules that did. */
export interface Allocation {
  readonly bytes: number;
  readonly where: Readonly<Record<string, number>>;
}

/** Finds out what some work allocates, also what is thrown away at once. */
export async function allocationOf(work: () => void): Promise<Allocation> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 512,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  work();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  const where: Record<string, number> = {};
  for (const { callFrame, selfSize } of ownFunctions(profile.head))
    where[callFrame.functionName] = (where[callFrame.functionName] ?? 0) + selfSize;
  return { bytes: Object.values(where).reduce((sum, size) => sum + size, 0), where };
}

function ownFunctions(node: HeapProfiler.SamplingHeapProfileNode): HeapProfiler.SamplingHeapProfileNode[] {
  const isOwn = /\/(engine|santorini)\/src\//.test(node.callFrame.url) && node.selfSize > 0;
  return [...(isOwn ? [node] : []), ...node.children.flatMap(ownFunctions)];
}
