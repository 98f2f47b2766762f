import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['Ana, Ben & Chloe', 'sphinx-ana-ben-chloe.json'],
  ['Niños / Ñandú…', 'sphinx-ninos-nandu.json'],
  ['日本', 'sphinx.json'],
])('the file of “%s” is called %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
