import { describe, expect, test } from 'vitest';
import {
  type AdventureLog,
  befriendedBy,
  blessingDeck,
  blessingScore,
  diamondsOn,
  diamondsOwed,
  dropPlay,
  dutiesOf,
  type Friend,
  friendlyGods,
  fullStars,
  isEntered,
  nextStep,
  openArrows,
  playTerms,
  recordPlay,
  setUpPlay,
  shadeCircles,
  shadeDiamond,
  shadedArrows,
  TIERS,
  undoDiamond,
  whyNotNow,
} from '../../src/index.ts';
import { EMPTY, good, placed, played, playOf, refusal, shaded, signed } from './log-of.ts';

/** Four circles on each of riddles 1 to 5, and the tutorial: 22 diamonds. */
const WEALTHY = shaded(
  EMPTY,
  playOf('0', 0, ['silver', 'gold']),
  ...[1, 2, 3, 4, 5].map((riddle) => playOf(`${riddle}`, riddle, TIERS)),
);

describe('the three steps come in their order', () => {
  const over = played(EMPTY, playOf('1', 1, ['silver', 'gold']));
  const ready = signed(over);
  const done = good(shadeCircles(ready));

  test('sign, shade, place', () => {
    const steps = [over, ready, done, placed(done, 'polaris/eros', 'polaris/eros')].map(nextStep);
    expect(steps).toEqual(['sign', 'shade', 'place', undefined]);
  });

  test('and each is refused before the one before it', () => {
    expect(refusal(shadeCircles(over))).toBe('sign-first');
    expect(refusal(shadeDiamond(over, 'polaris/eros', 0))).toBe('sign-first');
    expect(refusal(shadeDiamond(ready, 'polaris/eros', 0))).toBe('shade-first');
    expect(refusal(shadeCircles(done))).toBe('nothing-to-shade');
  });

  test('no riddle is begun before they are done', () => {
    expect([over, ready, done].map((log) => whyNotNow(log, 1))).toEqual([
      'sign-first',
      'shade-first',
      'place-first',
    ]);
    expect(whyNotNow(placed(done, 'polaris/eros', 'polaris/eros'), 2)).toBeUndefined();
  });

  test('what is to be done is told at once', () => {
    expect(dutiesOf(over)).toMatchObject({
      shade: [
        { riddle: 1, tier: 'silver' },
        { riddle: 1, tier: 'gold' },
      ],
      diamonds: 2,
      arrows: [],
    });
  });

  test('a play that brought nothing new to anybody leaves nothing to do', () => {
    const again = played(placed(done, 'polaris/eros', 'polaris/eros'), playOf('2', 1, ['silver']));
    expect(nextStep(again)).toBeUndefined();
  });
});

describe('a diamond', () => {
  test('is one for each circle', () => {
    expect(diamondsOwed(WEALTHY)).toBe(22);
    expect(diamondsOwed(placed(WEALTHY, 'hydra/nyx', 'asteria/chaos'))).toBe(20);
  });

  test('goes on any path that has room', () => {
    const log = placed(WEALTHY, 'hydra/nyx', 'hydra/nyx');
    expect(diamondsOn(log, 'hydra/nyx')).toBe(2);
    expect(refusal(shadeDiamond(log, 'hydra/nyx', 0))).toBe('path-full');
  });

  test('is refused when none is left', () => {
    expect(refusal(shadeDiamond(EMPTY, 'hydra/nyx', 0))).toBe('no-diamond-left');
  });

  test('just placed can be taken back, one after the other', () => {
    const log = placed(WEALTHY, 'hydra/nyx', 'asteria/chaos');
    const once = good(undoDiamond(log, 0));
    expect([diamondsOn(once, 'hydra/nyx'), diamondsOn(once, 'asteria/chaos')]).toEqual([1, 0]);
    const twice = good(undoDiamond(once, 0));
    expect(diamondsOwed(twice)).toBe(22);
    expect(refusal(undoDiamond(twice, 0))).toBe('nothing-to-undo');
  });

  test('taken back is placed again elsewhere', () => {
    const undone = good(undoDiamond(placed(WEALTHY, 'hydra/nyx'), 0));
    expect(diamondsOn(placed(undone, 'asteria/chaos'), 'asteria/chaos')).toBe(1);
  });

  test('of the riddle before stays', () => {
    const log = played(placed(WEALTHY, 'hydra/nyx'), playOf('later', 1, []));
    expect(refusal(undoDiamond(log, 0))).toBe('nothing-to-undo');
  });
});

describe('a god is friendly', () => {
  test.each<[string, Parameters<typeof placed>[1][], readonly string[]]>([
    ['not without diamonds', [], []],
    ['not while the path has room', ['polaris/pegasus'], []],
    ['when a full path leads to Polaris', ['polaris/pegasus', 'polaris/pegasus'], ['pegasus']],
    ['not when full paths lead elsewhere', ['iris/morpheus'], []],
    [
      'when a chain of full paths does',
      ['iris/morpheus', 'polaris/pegasus', 'polaris/pegasus', 'pegasus/iris', 'pegasus/iris', 'pegasus/iris'],
      ['pegasus', 'iris', 'morpheus'],
    ],
  ])('%s', (_, paths, friends) => {
    expect(friendlyGods(placed(WEALTHY, ...paths))).toEqual(friends);
  });

  test('who would be friendly with one more full path is told', () => {
    const log = placed(WEALTHY, 'iris/morpheus', 'polaris/medusa', 'polaris/medusa');
    expect(befriendedBy(log, 'medusa/morpheus')).toEqual(['iris', 'morpheus']);
    expect(befriendedBy(log, 'asteria/chaos')).toEqual([]);
  });
});

/** Pegasus, Medusa, Iris and Morpheus are friendly, and nothing is owed: 22 diamonds are placed. */
const FRIENDLY = placed(
  WEALTHY,
  'polaris/pegasus',
  'polaris/pegasus',
  'polaris/medusa',
  'polaris/medusa',
  'pegasus/iris',
  'pegasus/iris',
  'pegasus/iris',
  'iris/morpheus',
  ...(['dionysus/hera', 'hippolyta/maenads', 'scylla/hydra', 'bia/nyx'] as const).flatMap(
    (path) => [path, path, path] as const,
  ),
  'asteria/chaos',
  'asteria/chaos',
);

const begun = (
  log: AdventureLog,
  play: string,
  riddle: number,
  ...friends: readonly Friend[]
): AdventureLog => good(setUpPlay(log, { play, riddle, friends }, 0));

describe('friendly gods are chosen at setup', () => {
  test('as many as the riddle asks for', () => {
    expect([0, 2, 3, 5].map((riddle) => playTerms(FRIENDLY, riddle).wanted)).toEqual([0, 0, 1, 2]);
  });

  test('as far as there are any', () => {
    const one = placed(shaded(EMPTY, playOf('0', 0, ['silver', 'gold'])), 'polaris/eros', 'polaris/eros');
    expect(playTerms(one, 5).wanted).toBe(1);
    expect(playTerms(EMPTY, 5).wanted).toBe(0);
  });

  test('and an arrow to each is shaded', () => {
    const log = begun(FRIENDLY, 'p', 5, { god: 'pegasus', star: 'S6' }, { god: 'iris', star: 'S1' });
    expect(shadedArrows(log)).toEqual([
      { god: 'pegasus', star: 'S6' },
      { god: 'iris', star: 'S1' },
    ]);
    expect(openArrows(log, 'pegasus')).toEqual(['S1']);
  });

  test('without one where none is open', () => {
    const once = begun(FRIENDLY, 'p', 3, { god: 'iris', star: 'S1' });
    expect(shadedArrows(begun(once, 'q', 3, { god: 'iris', star: null }))).toHaveLength(1);
  });

  test.each<[string, number, readonly Friend[]]>([
    ['wrong-number-of-friends', 3, []],
    ['wrong-number-of-friends', 1, [{ god: 'pegasus', star: 'S1' }]],
    ['not-friendly', 3, [{ god: 'eros', star: 'S2' }]],
    ['arrow-needed', 3, [{ god: 'pegasus', star: null }]],
    ['arrow-not-open', 3, [{ god: 'pegasus', star: 'S2' }]],
    ['not-open-yet', 7, []],
    ['unknown-riddle', 23, []],
    [
      'friend-twice',
      5,
      [
        { god: 'pegasus', star: 'S1' },
        { god: 'pegasus', star: 'S6' },
      ],
    ],
  ])('refused: %s', (code, riddle, friends) => {
    expect(refusal(setUpPlay(FRIENDLY, { play: 'p', riddle, friends }, 0))).toBe(code);
  });

  test('a shaded arrow is not shaded again', () => {
    const log = begun(FRIENDLY, 'p', 3, { god: 'iris', star: 'S1' });
    const again = { play: 'q', riddle: 3, friends: [{ god: 'iris', star: 'S1' }] } as const;
    expect(refusal(setUpPlay(log, again, 0))).toBe('arrow-not-open');
  });

  test('and others before the first turn: the first arrow is open again', () => {
    const log = begun(FRIENDLY, 'p', 3, { god: 'iris', star: 'S1' });
    expect(shadedArrows(begun(log, 'p', 3, { god: 'medusa', star: 'S2' }))).toEqual([
      { god: 'medusa', star: 'S2' },
    ]);
  });
});

describe('an arrow', () => {
  const log = begun(FRIENDLY, 'p', 3, { god: 'iris', star: 'S1' });

  test('is open again when the play is dropped before its first turn', () => {
    expect(shadedArrows(good(dropPlay(log, 'p', 0)))).toEqual([]);
  });

  test('stays shaded when the play is given up later', () => {
    const given = good(recordPlay(log, playOf('p', 3, []))).log;
    expect(shadedArrows(given)).toHaveLength(1);
    expect(refusal(dropPlay(given, 'p', 0))).toBe('known-play');
  });

  test('of a play that nobody began cannot be released', () => {
    expect(refusal(dropPlay(log, 'q', 0))).toBe('unknown-play');
  });

  test('keeps the diamonds before it where they are', () => {
    expect(refusal(undoDiamond(log, 0))).toBe('nothing-to-undo');
    expect(undoDiamond(good(dropPlay(log, 'p', 0)), 0).ok).toBe(true);
  });
});

describe('the blessing score', () => {
  test('is 8 at first, and the deck the blessings up to it', () => {
    expect(blessingScore(EMPTY)).toBe(8);
    expect(blessingDeck(EMPTY)).toHaveLength(8);
    expect(blessingDeck(EMPTY).at(-1)).toBe('trade-places');
  });

  test('rises with the third arrow around a star, not before', () => {
    const two = begun(FRIENDLY, 'p', 5, { god: 'pegasus', star: 'S1' }, { god: 'iris', star: 'S1' });
    const three = begun(two, 'q', 3, { god: 'medusa', star: 'S1' });
    expect([two, three].map(blessingScore)).toEqual([8, 9]);
    expect(fullStars(three)).toEqual(['S1']);
    expect(playTerms(three, 2).blessingScore).toBe(9);
    expect(blessingDeck(three).at(-1)).toBe('masons-chest');
  });
});

test('an island is entered when a play is begun there', () => {
  expect(isEntered(FRIENDLY, 'war')).toBe(false);
  const friends = [
    { god: 'pegasus', star: 'S1' },
    { god: 'iris', star: 'S1' },
  ] as const;
  expect(refusal(setUpPlay(FRIENDLY, { play: 'p', riddle: 13, friends }, 0))).toBe('not-open-yet');
  const log = begun(EMPTY, 'p', 1);
  expect(isEntered(log, 'paradise')).toBe(true);
});

test('the card of the mystery pack lies beside the board in the Lair alone', () => {
  const riddles = Array.from({ length: 20 }, (_, index) => index + 1);
  const log = shaded(EMPTY, ...riddles.map((riddle) => playOf(`${riddle}`, riddle, ['silver'])));
  expect([20, 21, 22].map((riddle) => playTerms(log, riddle).hasOedipus)).toEqual([false, true, true]);
  expect(playTerms(EMPTY, 21).hasOedipus).toBe(false);
});
