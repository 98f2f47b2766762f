import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenarios } from './read-scenarios.ts';

const HERE = new URL('.', import.meta.url);
const DOCS = new URL('../../../../docs/', import.meta.url);
const FILES = readdirSync(HERE).filter((file) => file.endsWith('.scenarios'));
const POSITION = '00000 00000 00000 00000 00000/1/mortal:C3,A1/mortal:E5,E1';

const scenariosIn = (file: string) => readScenarios(readFileSync(new URL(file, HERE), 'utf8'), file);

test('a scenario is a name, positions and checks', () => {
  const text = `// note\n# A name (R1)\nposition ${POSITION} // note\ncan      C3>C4\ncount    12\nstuck\n`;
  expect(readScenarios(`${text}result   C3>C4^C3 = ${POSITION}\n`, 'a')).toEqual([
    {
      name: 'A name (R1)',
      file: 'a',
      line: 3,
      position: POSITION.replaceAll(' ', ''),
      checks: [
        { kind: 'can', line: 4, steps: 'C3>C4' },
        { kind: 'count', line: 5, count: 12 },
        { kind: 'stuck', line: 6 },
        { kind: 'result', line: 7, steps: 'C3>C4^C3', position: POSITION.replaceAll(' ', '') },
      ],
    },
  ]);
});

describe('a malformed line is refused with its file and number', () => {
  test.each([
    ['a check without a name', 'stuck', 'a:1'],
    ['a check without a position', '# A\nstuck', 'a:2'],
    ['a check under a new name without a position', `# A\nposition ${POSITION}\nstuck\n# B\nstuck`, 'a:5'],
    ['an unknown word', `# A\nposition ${POSITION}\nmay C3>C4`, 'a:3'],
    ['a board of 24 squares', `# A\nposition ${POSITION.slice(1)}\nstuck`, 'a:2'],
    ['a position of one seat', '# A\nposition 0000000000000000000000000/1/mortal:A1\nstuck', 'a:2'],
    ['a step on no square', `# A\nposition ${POSITION}\ncan C3>F4`, 'a:3'],
    ['a check without its turn', `# A\nposition ${POSITION}\ncan`, 'a:3'],
    ['a count that is no number', `# A\nposition ${POSITION}\ncount many`, 'a:3'],
    ['a result without a position', `# A\nposition ${POSITION}\nresult C3>C4^C3`, 'a:3'],
    ['words after stuck', `# A\nposition ${POSITION}\nstuck here`, 'a:3'],
    ['the same name twice', `# A\nposition ${POSITION}\nstuck\n# A`, 'a:4'],
    ['a position without a check', `# A\nposition ${POSITION}`, 'a:2'],
    ['a name without a position', '# A', 'a: '],
  ])('%s', (_, text, place) => {
    expect(() => readScenarios(text, 'a')).toThrow(place);
  });
});

describe.each(FILES)('%s', (file) => {
  test('can be read', () => {
    expect(scenariosIn(file).length).toBeGreaterThan(0);
  });

  test('cites rulings and points of order that exist', () => {
    const rulings = readFileSync(new URL('rulings.md', DOCS), 'utf8');
    const order = readFileSync(new URL('order.md', DOCS), 'utf8');
    for (const { name, line } of scenariosIn(file)) {
      const cited = /\(((?:[RO]\d+(?:, )?)+)\)$/.exec(name)?.[1]?.split(', ');
      expect(cited, `${file}:${line} cites nothing`).toBeDefined();
      for (const number of cited ?? []) {
        expect(number.startsWith('R') ? rulings : order, `${file}:${line}`).toContain(`**${number}**`);
      }
    }
  });
});

test('every scenario of the rules catalogue that these tables promise is there', () => {
  const names = FILES.flatMap((file) => scenariosIn(file).map(({ name }) => name));
  const unnumbered = [9, 25, 26, 27, 28, 29, 67, 68, 69, 91, 92, 93, 94, 95, 96, 97, 98, 99];
  const elsewhere = [7, 40, 46, 84, 85, ...unnumbered, 124, 125, 126, 127, 128, 129];
  const promised = Array.from({ length: 131 }, (_, n) => n + 1).filter((n) => !elsewhere.includes(n));
  const missing = promised.filter(
    (n) => !names.some((name) => name.startsWith(`T${String(n).padStart(2, '0')} `)),
  );
  expect(missing).toEqual([]);
});
