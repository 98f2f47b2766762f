import { styleText } from 'node:util';

/** What a piece of text is, as far as looks are concerned. */
export type Look = 'seat-0' | 'seat-1' | 'seat-2' | 'seat-3' | 'dome' | 'faint' | 'strong' | 'wrong';

/** Gives a piece of text its look, or leaves it alone where there are no colours. */
export type Paint = (look: Look, text: string) => string;

const STYLES: Readonly<Record<Look, Parameters<typeof styleText>[0]>> = {
  'seat-0': ['bold', 'yellow'],
  'seat-1': ['bold', 'blueBright'],
  'seat-2': ['bold', 'green'],
  'seat-3': ['bold', 'magenta'],
  dome: 'cyan',
  faint: 'dim',
  strong: 'bold',
  wrong: 'red',
};

/** Paint for a terminal with or without colours. */
export function paintFor(colours: boolean): Paint {
  return (look, text) => (colours ? styleText(STYLES[look], text, { validateStream: false }) : text);
}
