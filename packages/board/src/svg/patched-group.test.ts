import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Patchable, PatchedGroup } from './patched-group.ts';

/** As much of a page as a group needs: elements are written `<a/>`. */
class Group implements Patchable {
  children: readonly Child[] = [];

  get markup(): string {
    return this.children.map(({ markup }) => markup).join('');
  }

  insertAdjacentHTML(_where: InsertPosition, markup: string): void {
    this.insert(this.children.length, markup);
  }

  insert(at: number, markup: string): void {
    const added = (markup.match(/<\w+\/>/g) ?? []).map((each) => new Child(this, each));
    this.children = this.children.toSpliced(at, 0, ...added);
  }
}

class Child {
  readonly group: Group;
  readonly markup: string;

  constructor(group: Group, markup: string) {
    this.group = group;
    this.markup = markup;
  }

  insertAdjacentHTML(_where: InsertPosition, markup: string): void {
    this.group.insert(this.group.children.indexOf(this), markup);
  }

  remove(): void {
    this.group.children = this.group.children.filter((child) => child !== this);
  }
}

const elementsOf = (names: string): readonly string[] => [...names].map((name) => `<${name}/>`);

test('a group shows what was drawn last, whatever was there before', () => {
  const names = fc.array(fc.constantFrom(...'abcd'), { maxLength: 6 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.array(names), (drawings) => {
      const group = new Group();
      const patched = new PatchedGroup(group);
      for (const drawing of drawings) {
        patched.draw(elementsOf(drawing));
        expect(group.markup).toBe(elementsOf(drawing).join(''));
      }
    }),
  );
});

test.each<[before: string, after: string, kept: string]>([
  ['abc', 'abc', 'abc'],
  ['abc', 'axc', 'ac'],
  ['abc', 'ab', 'ab'],
  ['abc', 'bc', 'bc'],
  ['ac', 'abc', 'ac'],
  ['aa', 'aaa', 'aa'],
  ['abc', 'cba', ''],
])('from %s to %s the elements %s are left alone', (before, after, kept) => {
  const group = new Group();
  const patched = new PatchedGroup(group);
  patched.draw(elementsOf(before));
  const old = group.children;
  patched.draw(elementsOf(after));
  const left = group.children.filter((child) => old.includes(child));
  expect(left.map(({ markup }) => markup)).toEqual(elementsOf(kept));
});
