/** What is needed of a group in a page, and of the elements in it. */
export interface Patchable extends Pick<Element, 'insertAdjacentHTML'> {
  readonly children: ArrayLike<Pick<Element, 'insertAdjacentHTML' | 'remove'>>;
}

/**
 * A group that is drawn again and again. Its elements are known by their markup, and those that stay the same at the
 * beginning and at the end are left alone: a tap changes little.
 */
export class PatchedGroup {
  readonly #group: Patchable;
  #drawn: readonly string[] = [];

  /** Takes an empty group. */
  constructor(group: Patchable) {
    this.#group = group;
  }

  draw(elements: readonly string[]): void {
    const before = this.#drawn;
    const start = sameAtStart(before, elements);
    const end = sameAtStart(before.slice(start).reverse(), elements.slice(start).reverse());
    this.#drawn = elements;
    this.#replace(start, before.length - end, elements.slice(start, elements.length - end).join(''));
  }

  #replace(start: number, end: number, markup: string): void {
    const { children } = this.#group;
    const next = children[end];
    for (let index = end - 1; index >= start; index--) children[index]!.remove();
    if (markup === '') return;
    if (next === undefined) this.#group.insertAdjacentHTML('beforeend', markup);
    else next.insertAdjacentHTML('beforebegin', markup);
  }
}

function sameAtStart(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((element, index) => element !== other[index]);
  return different < 0 ? one.length : different;
}
