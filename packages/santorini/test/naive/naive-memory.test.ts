import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { canonicalText } from './results.ts';
import { board, corridor, EMPTY, resultsOf, resultsWithWorkerOn } from './scenario.ts';

describe('text', () => {
  test.each([
    `${EMPTY}/1/mortal:A3,C3/artemis:E4,A1`,
    `${EMPTY}/1/athena[^;f=A3]:A3,C3/selene[A1]:E4,A1`,
    `${EMPTY}/2/chaos[pan;^;used=apollo,atlas]:A3,C3/morpheus[2]:E4,A1`,
    `${EMPTY}/1/limus@printed:A3/-pan:/#circe[+]:E4`,
    `${EMPTY}/3/limus:A3/mortal:E4/pan:=/atlas:=`,
    `${EMPTY}/1/dionysus:A3/mortal:E4/turn=extra`,
  ])('%s reads and writes as itself', (text) => {
    expect(canonicalText(text)).toBe(text);
  });

  test('squares in any order and either case are read', () => {
    expect(canonicalText(`${EMPTY}/1/Mortal: c3, A3/mortal:e4`)).toBe(`${EMPTY}/1/mortal:A3,C3/mortal:E4`);
  });
});

describe('the memory of Athena', () => {
  checkAll([
    ['a climb sets it', `${corridor(1, 0)}/1/athena:A1/pan:E5`, [`${corridor(1, 1)}/2/athena[^]:A2/pan:E5`]],
    [
      'a level step clears it',
      `${corridor(0, 0)}/1/athena[^]:A1/pan:E5`,
      [`${corridor(0, 1)}/2/athena:A2/pan:E5`],
    ],
    ['it forbids going up', `${corridor(1, 0)}/1/mortal:A1/athena[^]:E5`, []],
    [
      'it does not forbid a level step',
      `${corridor(0, 0)}/1/mortal:A1/athena[^]:E5`,
      [`${corridor(0, 1)}/2/mortal:A2/athena[^]:E5`],
    ],
    [
      'a winning climb does not set it',
      `${corridor(3, 2)}/1/athena:A1/pan:E5`,
      [`${corridor(3, 2)}/2/#athena:A2/pan:E5`],
    ],
    [
      'a winning climb does not clear it',
      `${corridor(3, 2)}/1/athena[^]:A1/pan:E5`,
      [`${corridor(3, 2)}/2/#athena[^]:A2/pan:E5`],
    ],
  ]);
});

describe('Chaos', () => {
  checkAll([
    [
      'a dome lays the power aside',
      `${corridor(0, 0)}/1/chaos[atlas]:A1/pan:E5`,
      [`${corridor(0, 1)}/2/chaos[atlas]:A2/pan:E5`, `${corridor(0, 'a')}/2/chaos[?;used=atlas]:A2/pan:E5`],
    ],
    [
      'what was used stays used, in order',
      `${corridor(1, 0)}/1/chaos[atlas;used=pan,apollo]:A1/mortal:E5`,
      [
        `${corridor(1, 1)}/2/chaos[atlas;^;used=apollo,pan]:A2/mortal:E5`,
        `${corridor(1, 'a')}/2/chaos[?;^;used=apollo,atlas,pan]:A2/mortal:E5`,
      ],
    ],
    [
      'the dome of another player counts',
      `${corridor(2, 3)}/1/mortal:A1/chaos[pan;^]:E5`,
      [`${corridor(2, 4)}/2/mortal:A2/chaos[?;^;used=pan]:E5`],
    ],
    [
      'a win changes nothing',
      `${corridor(0, 2)}/1/chaos[pan;^]:A1/mortal:E5`,
      [`${corridor(0, 2)}/2/#chaos[pan;^]:A2/mortal:E5`],
    ],
    ['a climb binds others while Athena is in force', `${corridor(1, 0)}/1/mortal:A1/chaos[athena;^]:E5`, []],
    [
      'and not otherwise',
      `${corridor(1, 0)}/1/mortal:A1/chaos[pan;^]:E5`,
      [`${corridor(1, 1)}/2/mortal:A2/chaos[pan;^]:E5`],
    ],
  ]);

  test('a position whose power is still to be drawn is refused', () => {
    expect(() => resultsOf(`${EMPTY}/1/mortal:A1/chaos[?]:E5`)).toThrow('drawn');
  });
});

describe('Circe', () => {
  checkAll([
    [
      'takes the power of workers that stand apart',
      `${corridor(0, 0)}/1/circe:A1/atlas:C5,E5`,
      [`${corridor(0, 1)}/2/circe[+]:A2/atlas:C5,E5`, `${corridor(0, 'a')}/2/circe[+]:A2/atlas:C5,E5`],
    ],
    [
      'T44 takes the power of a lone worker',
      `${corridor(0, 0)}/1/circe:A1/zeus:E5`,
      [`${corridor(0, 1)}/2/circe[+]:A2/zeus:E5`, `${corridor(1, 0)}/2/circe[+]:A2/zeus:E5`],
    ],
    [
      'gives it back to workers that stand together',
      `${corridor(0, 0)}/1/circe[+]:A1/atlas:D5,E5`,
      [`${corridor(0, 1)}/2/circe:A2/atlas:D5,E5`],
    ],
    [
      'leaves the other a mortal',
      `${corridor(0, 0)}/2/circe[+]:E5/atlas:A1`,
      [`${corridor(0, 1)}/1/circe[+]:E5/atlas:A2`],
    ],
    [
      'uses a passive power against its owner',
      `${corridor(3, 2)}/2/circe[+]:E5/hera:A1`,
      [`${corridor(3, 3)}/1/circe[+]:E5/hera:A2`],
    ],
    [
      'is not bound by the Athena she takes, and climbs with her',
      `${corridor(1, 0)}/1/circe:A1/athena[^]:C5,E5`,
      [`${corridor(1, 1)}/2/circe[+]:A2/athena[^]:C5,E5`],
    ],
    [
      'clears the memory of Athena in taking',
      `${corridor(0, 0)}/1/circe:A1/athena[^]:C5,E5`,
      [`${corridor(0, 1)}/2/circe[+]:A2/athena:C5,E5`],
    ],
    [
      'clears the memory of Athena in giving back',
      `${corridor(1, 0)}/1/circe[+]:A1/athena[^]:D5,E5`,
      [`${corridor(1, 1)}/2/circe:A2/athena:D5,E5`],
    ],
    ['binds the Athena player by Athena', `${corridor(1, 0)}/2/circe[+]:E5/athena[^]:A1`, []],
    [
      'a robbed Athena remembers nothing of her own turn',
      `${corridor(0, 0)}/2/circe[+]:E5/athena[^]:A1`,
      [`${corridor(0, 1)}/1/circe[+]:E5/athena[^]:A2`],
    ],
    [
      'stores builds on the card of Morpheus',
      `${corridor(0, 0)}/1/circe:A1/morpheus[1]:C5,E5`,
      [
        `${corridor(0, 0)}/2/circe[+]:A2/morpheus[2]:C5,E5`,
        `${corridor(0, 1)}/2/circe[+]:A2/morpheus[1]:C5,E5`,
        `${corridor(0, 2)}/2/circe[+]:A2/morpheus:C5,E5`,
      ],
    ],
    [
      'a robbed Morpheus builds once and stores nothing',
      `${corridor(0, 0)}/2/circe[+]:E5/morpheus[1]:A1`,
      [`${corridor(0, 1)}/1/circe[+]:E5/morpheus[1]:A2`],
    ],
    [
      'plays the power Chaos has in force',
      `${corridor(1, 0)}/1/circe:A1/chaos[atlas;^]:C5,E5`,
      [
        `${corridor(1, 1)}/2/circe[+]:A2/chaos[atlas;^]:C5,E5`,
        `${corridor(1, 'a')}/2/circe[+]:A2/chaos[?;^;used=atlas]:C5,E5`,
      ],
    ],
    [
      'a win leaves the power where it was',
      `${corridor(0, 2)}/1/circe:A1/pan:C5,E5`,
      [`${corridor(0, 2)}/2/#circe:A2/pan:C5,E5`],
    ],
    [
      'takes the turns of Dionysus too',
      `${corridor(2, 3)}/1/circe:A1/dionysus:C5,E5`,
      [`${corridor(2, 4)}/1/circe[+]:A2/dionysus:C5,E5/turn=extra`],
    ],
  ]);
});

describe('Dionysus', () => {
  const towers = (a2: string | number, a1: string | number): string =>
    board('00000', '00000', '44000', `${a2}4000`, `${a1}4000`);
  const lane = (a2: number): string => board('00000', 'aa000', '1a000', `${a2}a000`, '0a000');
  checkAll([
    [
      'a complete tower gives an additional turn',
      `${corridor(2, 3)}/1/dionysus:A1/mortal:E5`,
      [`${corridor(2, 4)}/1/dionysus:A2/mortal:E5/turn=extra`],
    ],
    [
      'a worker of the opponent is used, or nobody',
      `${corridor(0, 0)}/1/dionysus:E5/mortal:A1/turn=extra`,
      [`${corridor(0, 0)}/2/dionysus:E5/mortal:A1`, `${corridor(0, 1)}/2/dionysus:E5/mortal:A2`],
    ],
    [
      'T45 nobody wins in it',
      `${corridor(3, 2)}/1/dionysus:E5/mortal:A1/turn=extra`,
      [`${corridor(3, 2)}/2/dionysus:E5/mortal:A1`, `${corridor(3, 3)}/2/dionysus:E5/mortal:A2`],
    ],
    [
      'a tower completed in it gives another',
      `${corridor(3, 3)}/1/dionysus:E5/mortal:A1/turn=extra`,
      [`${corridor(3, 3)}/2/dionysus:E5/mortal:A1`, `${corridor(3, 4)}/1/dionysus:E5/mortal:A2/turn=extra`],
    ],
    [
      'laws of its owner do not bind the worker',
      `${corridor(1, 0)}/1/dionysus:E5/athena[^]:A1/turn=extra`,
      [`${corridor(1, 0)}/2/dionysus:E5/athena[^]:A1`, `${corridor(1, 1)}/2/dionysus:E5/athena[^]:A2`],
    ],
    [
      'laws of a third player do',
      `${corridor(1, 0)}/1/dionysus:E5/mortal:A1/athena[^]:/turn=extra`,
      [`${corridor(1, 0)}/2/dionysus:E5/mortal:A1/athena[^]:`],
    ],
    [
      'Hypnus of a third player does',
      `${corridor(0, 0)}/1/dionysus:E5/mortal:A1/hypnus:/turn=extra`,
      [`${corridor(0, 0)}/2/dionysus:E5/mortal:A1/hypnus:`],
    ],
    [
      'Persephone demands nothing in it',
      `${lane(0)}/1/dionysus:E5/mortal:A2/persephone:/turn=extra`,
      [
        `${lane(0)}/2/dionysus:E5/mortal:A2/persephone:`,
        `${lane(1)}/2/dionysus:E5/mortal:A1/persephone:`,
        `${lane(1)}/2/dionysus:E5/mortal:A3/persephone:`,
      ],
    ],
    [
      'Chronus wins by a fifth tower of the normal turn',
      `${towers(2, 3)}/1/dionysus:A1/chronus:E5`,
      [`${towers(2, 4)}/2/dionysus:A2/#chronus:E5`],
    ],
    [
      'Chronus waits while it lasts',
      `${towers(3, 3)}/1/dionysus:E5/chronus:A1/turn=extra`,
      [`${towers(3, 3)}/2/dionysus:E5/chronus:A1`, `${towers(3, 4)}/1/dionysus:E5/chronus:A2/turn=extra`],
    ],
    [
      'Chronus wins when it is over',
      `${towers(3, 4)}/1/dionysus:E5/chronus:A2/turn=extra`,
      [`${towers(3, 4)}/2/dionysus:E5/#chronus:A2`],
    ],
  ]);
});

describe('more than two players', () => {
  checkAll([
    [
      'a player who is out is passed over',
      `${corridor(0, 0)}/1/mortal:A1/-pan:/mortal:E5`,
      [`${corridor(0, 1)}/3/mortal:A2/-pan:/mortal:E5`],
    ],
    [
      'the power of a player who is out is gone',
      `${corridor(1, 0)}/1/mortal:A1/-athena[^]:/mortal:E5`,
      [`${corridor(1, 1)}/3/mortal:A2/-athena[^]:/mortal:E5`],
    ],
    [
      'a partner plays the same workers with a card of his own',
      `${corridor(0, 0)}/3/pan:A1/mortal:E5/atlas:=/zeus:=`,
      [
        `${corridor(0, 1)}/4/pan:A2/mortal:E5/atlas:=/zeus:=`,
        `${corridor(0, 'a')}/4/pan:A2/mortal:E5/atlas:=/zeus:=`,
      ],
    ],
    [
      'a partner wins for both',
      `${corridor(0, 2)}/3/atlas:A1/mortal:E5/pan:=/zeus:=`,
      [`${corridor(0, 2)}/4/#atlas:A2/mortal:E5/#pan:=/zeus:=`],
    ],
    [
      'Athena binds both players of the other side',
      `${corridor(1, 0)}/4/mortal:E5/pan:A1/athena[^]:=/zeus:=`,
      [],
    ],
    [
      'Athena does not bind her partner, whose turn she forgets',
      `${corridor(1, 0)}/1/mortal:A1/pan:E5/athena[^]:=/zeus:=`,
      [`${corridor(1, 1)}/2/mortal:A2/pan:E5/athena[^]:=/zeus:=`],
    ],
    [
      'the female of a side is written at its first seat',
      `${corridor(0, 0)}/3/pan[f=A1]:A1/mortal[f=E5]:E5/selene:=/zeus:=`,
      [
        `${corridor(0, 1)}/4/pan[f=A2]:A2/mortal[f=E5]:E5/selene:=/zeus:=`,
        `${corridor(0, 'a')}/4/pan[f=A2]:A2/mortal[f=E5]:E5/selene:=/zeus:=`,
      ],
    ],
  ]);
});

describe('the female worker is followed', () => {
  test('through a push', () => {
    const pushed = resultsWithWorkerOn(`${EMPTY}/1/minotaur[f=C2]:C2/selene[C3]:C3,A5`, 1, 'C3');
    expect(pushed).toHaveLength(7);
    expect(pushed.every((text) => text.endsWith('/2/minotaur[f=C3]:C3/selene[C4]:A5,C4'))).toBe(true);
  });

  test('until she is removed', () => {
    const removed = resultsWithWorkerOn(`${EMPTY}/1/bia:C2/selene[C4]:C4,A5`, 1, 'C3');
    expect(removed).toHaveLength(8);
    expect(removed.every((text) => text.endsWith('/2/bia:C3/selene:A5'))).toBe(true);
  });
});
