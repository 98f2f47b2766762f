import { CanvasTexture, SRGBColorSpace } from 'three';

const SIZE = 128;

/** A drawing as a texture; without one, an empty canvas for somebody else's drawings. */
export function textureOf(draw?: (canvas: HTMLCanvasElement) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  draw?.(canvas);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A round spot that fades towards its edge. */
export function roundSpot(colour: string): CanvasTexture {
  return textureOf((canvas) => {
    const pen = penOf(canvas);
    const gradient = pen.createRadialGradient(64, 64, 6, 64, 64, 64);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(0.55, `color-mix(in srgb, ${colour} 45%, transparent)`);
    gradient.addColorStop(1, `color-mix(in srgb, ${colour} 0%, transparent)`);
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, SIZE, SIZE);
  });
}

/** A rounded square whose edges fade. */
export function squareSpot(colour: string): CanvasTexture {
  return textureOf((canvas) => {
    const pen = penOf(canvas);
    blurred(pen, 22, colour, SIZE, () => {
      pen.beginPath();
      pen.roundRect(24, 24, 80, 80, 14);
    });
  });
}

/** Fills a path with soft edges. A shadow is the one blur that all browsers have; what throws it is out of sight. */
export function blurred(
  pen: CanvasRenderingContext2D,
  blur: number,
  colour: string,
  away: number,
  path: () => void,
): void {
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = blur;
  pen.shadowOffsetX = 2 * away;
  pen.translate(-2 * away, 0);
  path();
  pen.fill();
  pen.restore();
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  return pen;
}
