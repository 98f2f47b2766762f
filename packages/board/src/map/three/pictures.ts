import type { CanvasTexture } from 'three';
import { textureOf } from '../../three/soft-textures.ts';

/** The part of a drawing that is seen. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The value of a custom property of the page, by its name. */
export type ReadProperty = (name: string) => string;

/** So many pixels are drawn for each unit, in the colours of a page. */
export interface Pen {
  readonly pixels: number;
  readonly read: ReadProperty;
}

/** Draws SVG on a canvas; custom properties have their values by then. */
export async function rasterize(
  canvas: HTMLCanvasElement,
  markup: string,
  frame: Frame,
  means: Pen,
): Promise<CanvasRenderingContext2D | undefined> {
  const { left, top, width, height } = frame;
  const [across, down] = [Math.round(width * means.pixels), Math.round(height * means.pixels)];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="${left} ${top} ${width} ${height}">` +
    `${withValues(markup, means.read)}</svg>`;
  const image = new Image(across, down);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.width = across;
  canvas.height = down;
  const pen = canvas.getContext('2d') ?? undefined;
  pen?.drawImage(image, 0, 0, across, down);
  return pen;
}

/** Paints a texture, which keeps the size that it was first drawn in. */
export async function paint(texture: CanvasTexture, markup: string, frame: Frame, means: Pen): Promise<void> {
  await rasterize(texture.image as HTMLCanvasElement, markup, frame, means);
  repainted(texture);
}

/** What lies on a texture's canvas is other now, and may be of another size. */
export function repainted(texture: CanvasTexture): void {
  texture.dispose();
  texture.needsUpdate = true;
}

/** Markup in which every custom property is replaced by its value: an image knows none of the page's. */
export const withValues = (markup: string, read: ReadProperty): string =>
  markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => read(name).trim().replaceAll('"', "'"));

interface Picture {
  readonly texture: CanvasTexture;
  readonly drawn: Promise<void>;
}

/** So many pictures are kept; those that were asked for longest ago go first. */
const KEPT = 160;

/** Drawings as textures, each made once. A texture is empty until it has been drawn. */
export class Pictures {
  readonly #pictures = new Map<string, Picture>();
  readonly #pen: Pen;

  constructor(pen: Pen) {
    this.#pen = pen;
  }

  /** A drawing as a texture. */
  of(markup: string, frame: Frame): CanvasTexture {
    return this.#picture(markup, frame).texture;
  }

  /** Resolves when everything that was asked for is drawn. */
  async drawn(): Promise<void> {
    await Promise.all([...this.#pictures.values()].map(({ drawn }) => drawn));
  }

  dispose(): void {
    for (const { texture } of this.#pictures.values()) texture.dispose();
    this.#pictures.clear();
  }

  #picture(markup: string, frame: Frame): Picture {
    const known = this.#pictures.get(markup);
    // What was asked for last is last in the list.
    this.#pictures.delete(markup);
    const picture = known ?? this.#made(markup, frame);
    this.#pictures.set(markup, picture);
    return picture;
  }

  #made(markup: string, frame: Frame): Picture {
    for (const [old, { texture }] of this.#pictures) {
      if (this.#pictures.size < KEPT) break;
      texture.dispose();
      this.#pictures.delete(old);
    }
    const texture = textureOf();
    return { texture, drawn: paint(texture, markup, frame, this.#pen) };
  }
}
