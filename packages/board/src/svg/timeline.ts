/** Animations that run together and can be ended at once. */
export interface Timeline {
  /** Times in milliseconds at the usual speed. Until its start an element is as in the first frame, then as in the last. */
  animate(element: Element, frames: Keyframe[], start: number, duration: number, easing?: string): void;
  /** Runs when everything rests. */
  atRest(action: () => void): void;
  /** Resolves when everything rests. */
  rest(): Promise<void>;
  finish(): void;
}

/** A timeline that runs faster the higher its speed is. */
export function timeline(speed: number): Timeline {
  const running: Animation[] = [];
  const actions: (() => void)[] = [];
  const finish = (): void => {
    for (const animation of running.splice(0)) animation.cancel();
    for (const action of actions.splice(0)) action();
  };
  return {
    animate(element, frames, start, duration, easing = 'linear') {
      const timing = { delay: start / speed, duration: duration / speed, easing, fill: 'both' } as const;
      running.push(element.animate(frames, timing));
    },
    atRest: (action) => actions.push(action),
    async rest() {
      await Promise.allSettled(running.map(({ finished }) => finished));
      finish();
    },
    finish,
  };
}
