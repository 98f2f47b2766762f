import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

const current: Signal<boolean> = signal(document.fullscreenElement !== null);

/** Whether the page has the whole screen. */
export const isFullScreen: ReadonlySignal<boolean> = current;

/** Phones of some makers leave no page the whole screen. */
export const canFullScreen: boolean = document.fullscreenEnabled === true;

document.addEventListener('fullscreenchange', () => {
  current.value = document.fullscreenElement !== null;
});

/** Takes the whole screen, or gives it back; a browser may refuse, and then all stays as it is. */
export async function toggleFullScreen(): Promise<void> {
  try {
    if (current.value) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    current.value = document.fullscreenElement !== null;
  }
}
