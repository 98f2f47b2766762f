import { describe, expect, test } from 'vitest';
import { forecast } from '../src/forecast.ts';
import { position, type Sketch, squareOf } from './positions.ts';

/** What is foretold, in short: faces of the die, what happens, what somebody has to choose. */
function foretold(sketch: Sketch): readonly string[] {
  const state = position(sketch);
  return forecast(state).map(({ faces, occurrences, ask }) =>
    [
      faces.length === 3 ? '' : faces.join('/'),
      ...occurrences.map(
        (one) => `${one.kind}${'to' in one ? ` ${one.to}` : 'on' in one ? ` ${one.on}` : ''}`,
      ),
      ask === null ? '' : `? ${ask.kind}`,
    ]
      .filter(Boolean)
      .join(', '),
  );
}

describe('what ends a turn is foretold', () => {
  const at = (riddle: number, place: string): number => squareOf(position({ riddle }), place);

  test.each<[what: string, sketch: Sketch, told: () => readonly string[]]>([
    [
      'the Sphinx comes closer',
      { riddle: 4, workers: '0,2 - - -', sphinx: '4,2' },
      () => [`sphinx-moved ${at(4, '3,2')}`],
    ],
    ['she stays beside a worker', { riddle: 4, workers: '3,2 - - -', sphinx: '4,2' }, () => ['']],
    ['two ways are a choice', { riddle: 4, workers: '0,2 4,2 - -', sphinx: '2,2' }, () => ['? sphinx-way']],
    [
      'each face of the die is told, those that come to the same together',
      { riddle: 15, workers: '1,1 5,3 5,1 1,3', towers: '0,0:1' },
      () => [`red, toppled ${at(15, '0,0')}`, 'green/blue'],
    ],
    [
      'whoever cannot be forced away costs a piece',
      { riddle: 8, workers: '0,2 1,4 5,0 5,4', sphinx: '1,2' },
      () => ['? cling'],
    ],
    ['a riddle without effects has nothing to tell', { riddle: 1 }, () => ['']],
  ])('%s', (_, sketch, told) => {
    expect(foretold(sketch)).toEqual(told());
  });

  test('nothing where step 3 is skipped, or the riddle is over', () => {
    const state = position({ riddle: 4 });
    expect(forecast({ ...state, turn: { ...state.turn, isCalm: true } })).toEqual([]);
    expect(forecast({ ...state, ending: 'finished' })).toEqual([]);
  });
});
