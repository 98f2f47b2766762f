/** A variable of a style sheet, as drawings use it. */
const VARIABLE = /var\(--([\w-]+)\)/g;

/** A drawing of these pages as one that needs no style sheet, with a size of its own. */
export function standaloneSvg(svg: string): string {
  const place = document.createElement('div');
  place.hidden = true;
  place.innerHTML = svg;
  document.body.append(place);
  try {
    const drawing = place.querySelector('svg')!;
    const { width, height } = drawing.viewBox.baseVal;
    drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    drawing.setAttribute('width', String(width));
    drawing.setAttribute('height', String(height));
    const style = getComputedStyle(drawing);
    return new XMLSerializer()
      .serializeToString(drawing)
      .replace(VARIABLE, (_, name) => style.getPropertyValue(`--${name}`).trim().replaceAll('"', "'"));
  } finally {
    place.remove();
  }
}
