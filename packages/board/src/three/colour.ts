/** Red, green and blue of light, 0 to 1, as the renderer reckons with them. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The light of a colour such as `#1f57c8`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [light((value >> 16) & 255), light((value >> 8) & 255), light(value & 255)];
}

/** A colour on the way from one to another. */
export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * share;
  return [part(0), part(1), part(2)];
}

/** A colour made darker or lighter. */
export function dimmed(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

// Colours are written as screens show them, but light adds up on a straight scale.
function light(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
