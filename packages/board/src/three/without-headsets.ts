/** What the renderer asks of its manager of headsets while none is in use. */
const NONE = `class WebXRManager extends EventDispatcher {
	enabled = false;
	isPresenting = false;
	getEnvironmentBlendMode() {}
	setAnimationLoop() {}
	dispose() {}
}`;

/**
 * The source of three.js with a manager of headsets that knows none. The renderer always makes one, so a bundler keeps all
 * of it; this board is never seen through one. Throws if the manager is not where it used to be.
 */
export function withoutHeadsets(source: string): string {
  const manager = /^class WebXRManager extends EventDispatcher \{\n[\s\S]*?\n\}$/m;
  if (!manager.test(source)) throw new Error('three.js keeps its manager of headsets elsewhere');
  return source.replace(manager, () => NONE);
}
