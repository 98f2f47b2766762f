import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { eyeOf, type View } from './camera.ts';
import type { TierMeans } from './tiers.ts';

/** How much of the sea is to be seen above an element, in pixels: there the page may lay something over the picture. */
const headroomOf = (host: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(host).getPropertyValue('--board-headroom')) || 0;

/** A canvas in an element, and what draws on it. Throws if the browser cannot. */
export class Viewport {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene = new Scene();
  readonly #camera = new PerspectiveCamera(28, 1, 2, 90);
  #size = '';
  readonly #listening = new AbortController();

  constructor(host: HTMLElement, means: TierMeans, onLost: () => void) {
    this.canvas = document.createElement('canvas');
    this.canvas.setAttribute('aria-hidden', 'true');
    this.canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;display:block';
    this.renderer = new WebGLRenderer({
      canvas: this.canvas,
      // Also where a picture may cost little: jagged edges are what one sees first.
      antialias: true,
      powerPreference: means.rich ? 'high-performance' : 'default',
    });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = means.rich;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.canvas.addEventListener('webglcontextlost', onLost, { signal: this.#listening.signal });
    host.prepend(this.canvas);
  }

  /** Takes the size of the element; false if it has that size already, or none. */
  resize(host: HTMLElement, means: TierMeans): boolean {
    const { clientWidth: width, clientHeight: height } = host;
    const above = headroomOf(host);
    const size = `${width} ${height} ${above} ${window.devicePixelRatio}`;
    if (width === 0 || height === 0 || size === this.#size) return false;
    this.#size = size;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, means.pixelRatio));
    this.canvas.style.top = `${-above}px`;
    this.canvas.style.height = `calc(100% + ${above}px)`;
    this.renderer.setSize(width, height + above, false);
    this.#camera.setViewOffset(width, height, 0, -above, width, height + above);
    return true;
  }

  get aspect(): number {
    return this.#camera.aspect;
  }

  lookFrom(view: View): void {
    this.#camera.fov = view.fieldOfView;
    this.#camera.position.set(...eyeOf(view));
    this.#camera.lookAt(...view.target);
    this.#camera.updateProjectionMatrix();
  }

  /** Makes ready for everything in the scene, also for what is not seen yet, so that no animation has to wait. */
  prepare(): void {
    this.renderer.compile(this.scene, this.#camera);
  }

  draw(): void {
    this.renderer.render(this.scene, this.#camera);
  }

  dispose(): void {
    this.#listening.abort();
    this.renderer.dispose();
    // Browsers keep only a few contexts alive; this one is given back now, not when it is swept away.
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}
