import { expect, test } from 'vitest';
import { hero, TOY_SET, toyScene } from '../../../test/toy-map.ts';
import type { MapScene } from '../map-scene.ts';
import { mapPicture } from './map-picture.ts';

const picture = (more: Partial<MapScene> = {}): string =>
  mapPicture(TOY_SET, toyScene([hero('one', 'west')], more), {
    form: 'tall',
    names: { west: 'Wild & <West>' },
    largeNames: false,
  });

test('there is a step on every border, rungs where it is steep, and waves only between waters', () => {
  const markup = picture();
  const count = (sign: RegExp): number => markup.match(sign)?.length ?? 0;
  // west–pond and pond–south; pond–rock.
  expect(count(/width="38" height="24" rx="5"/g)).toBe(2);
  expect(count(/stroke-dasharray="2 6"/g)).toBe(1);
  expect(count(/width="52"/g)).toBe(0);
});

test('names are text and never markup', () => {
  expect(picture()).toContain('Wild &amp; &lt;West>');
});

test('kinds of marks differ in shape', () => {
  const shapes = (['move', 'special', 'target', 'blocked'] as const).map((kind) =>
    picture({ marks: [{ area: 'south', kind }] })
      .match(/class="mark".*?<g>(.*?)<\/g>/)![1]!
      .replaceAll(/var\(--[\w-]+\)/g, ''),
  );
  expect(new Set(shapes).size).toBe(4);
});

test('a line of sight ends where it is blocked', () => {
  const blocked = picture({ sight: { areas: ['west', 'pond', 'rock'], blockedAt: 'pond' } });
  const free = picture({ sight: { areas: ['west', 'pond', 'rock'] } });
  expect(blocked).toContain('class="barrier"');
  expect(free).not.toContain('class="barrier"');
  expect(blocked.match(/class="sight".*?d="([^"]*)"/)![1]!.split('L')).toHaveLength(2);
  expect(free.match(/class="sight".*?d="([^"]*)"/)![1]!.split('L')).toHaveLength(3);
});

test('two pictures on a page do not share a name', () => {
  const ids = (markup: string): readonly string[] =>
    [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  const both = [...ids(picture()), ...ids(picture())];
  expect(new Set(both).size).toBe(both.length);
});

test('styles are not written into elements, which pages forbid', () => {
  expect(picture()).not.toContain('style=');
});
