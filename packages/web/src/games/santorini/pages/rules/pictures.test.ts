import { loadRulesPageText } from '@thera/texts/santorini';
import { expect, test } from 'vitest';
import { noteScene } from './pictures.ts';

const { sections } = await loadRulesPageText('en');
const NAMES = [...Object.keys(sections.turn.notes), ...Object.keys(sections.strategy.notes)];

test.each(NAMES)('there is a picture of %s with two workers on each side', (name) => {
  const scene = noteScene(name)!;
  expect(scene.pieces.map(({ colour }) => colour).sort()).toEqual([0, 0, 1, 1]);
});

test.each([
  ['move', 'move'],
  ['climb', 'move'],
  ['build', 'build'],
  ['threats', 'move'],
])('the picture of %s shows what its text speaks of', (name, kind) => {
  expect(noteScene(name)!.marks.map((mark) => mark.kind)).toContain(kind);
});

test('a worker on level 1 is not offered level 3', () => {
  const { towers, marks } = noteScene('climb')!;
  expect(marks.map(({ square }) => towers[square]!.blocks)).not.toContain(3);
  expect(towers.map(({ blocks }) => blocks)).toContain(3);
});

test('the dome is the one that was just built', () => {
  const { towers, last } = noteScene('dome')!;
  expect(last!.built.map((square) => towers[square])).toEqual([{ blocks: 3, dome: true }]);
});

test('the winner stands on level 3', () => {
  const { towers, won } = noteScene('win')!;
  expect(towers[won!]!.blocks).toBe(3);
});

test('notes without a picture have none', () => {
  expect(noteScene('heroes')).toBeUndefined();
});
