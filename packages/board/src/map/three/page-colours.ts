import { type Rgb, rgb } from '../../three/colour.ts';
import type { ReadProperty } from './pictures.ts';

const SHORT = /^#([\da-f])([\da-f])([\da-f])$/i;

/** The light of a colour that is a custom property of the page, which may be written short, such as `#fff`. */
export const lightOf = (read: ReadProperty, name: string): Rgb =>
  rgb(read(name).trim().replace(SHORT, '#$1$1$2$2$3$3'));
