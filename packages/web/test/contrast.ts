/** Colours of one theme by their names. */
export type Palette = Readonly<Record<string, string>>;

const coloursIn = (text: string): Palette =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name!, hex!]),
  );

/** The colours of both themes in stylesheets that say first what is light and then what is dark. */
export function themesIn(...sheets: readonly string[]): Readonly<Record<'light' | 'dark', Palette>> {
  const halves = sheets.map((css) => css.split(':root[data-theme="dark"]').map(coloursIn));
  const light: Palette = Object.assign({}, ...halves.map(([noon]) => noon));
  return { light, dark: Object.assign({}, light, ...halves.map(([, night]) => night)) };
}

/** Every ink with every paper. */
export const on = (
  inks: readonly string[],
  papers: readonly string[],
): readonly (readonly [string, string])[] =>
  inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const));

/** The luminance of a colour as the web's accessibility guidelines define it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** By how much an ink stands out from its paper: 1 is not at all, 21 is black on white. */
export function contrast(palette: Palette, ink: string, paper: string): number {
  const [dark, bright] = [luminance(palette[ink]!), luminance(palette[paper]!)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}
