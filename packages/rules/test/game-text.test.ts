import { describe, expect, test } from 'vitest';
import { formatStage } from '../src/notation/format-position.ts';
import { formatGame, parseGame } from '../src/notation/game-text.ts';
import { gameTextOf } from './game-texts.ts';
import { EVERY_KIND, good, randomMatch, setupOf } from './table-games.ts';

describe('a game in text comes back as it was', () => {
  test.each(EVERY_KIND)('%i players, powers by %s', (players, mode) => {
    const cast = ['bia', 'hermes', 'eros', 'selene'].slice(0, players);
    for (const seed of ['a', 'b', 'c', 'd']) expectRoundTrip(players, mode, cast, seed);
  });

  test.each([
    [['chaos', 'atlas']],
    [['chaos', 'chaos']],
    [['circe', 'chaos']],
    [['atlas', 'chaos', 'selene']],
    [['chaos', 'atlas', 'chaos', 'selene']],
  ])('with the draws of %s', (cast) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expectRoundTrip(cast.length === 2 ? 2 : cast.length === 3 ? 3 : 4, 'fixed', cast, seed);
  });
});

function expectRoundTrip(
  players: 2 | 3 | 4,
  mode: Parameters<typeof setupOf>[1],
  cast: readonly string[],
  seed: string,
): void {
  const game = gameTextOf(randomMatch({ ...setupOf(players, mode, cast), repetition: false }, seed, 120));
  const text = formatGame(game);
  const again = good(parseGame(text));
  expect(again.turns, text).toEqual(game.turns);
  expect(again.tags).toEqual(game.tags);
  expect(again.stages.map(formatStage), text).toEqual(game.stages.map(formatStage));
  expect(formatGame(again)).toBe(text);
}

const HEAD = '[Players "2"]\n[Powers "mortal mortal"]\n\n';
const PLACED = `${HEAD}1. @B3,D3 2. @C4,C2 `;

describe('a game in text is refused at the place of its fault, marked |', () => {
  test.each([
    ['no powers', '|1. @B3,D3', 'missing-tag'],
    ['a tag without an end', '[Players "2"]\n|[Powers "pan pan"', 'bad-tag'],
    ['powers for five', '[Powers "|pan pan pan pan pan"]', 'bad-setup'],
    ['a start player who is not there', '[Powers "pan pan"]\n[Start "|3"]', 'bad-setup'],
    ['a power that is not there', '[Players "2"]\n[Powers "pan |nobody"]', 'unknown-power'],
    ['a power that begins with a draw', '[Powers "pan |chaos"]', 'missing-tag'],
    ['a bad position', '[Position "0000000000000000000000000/1/pan:A1/pan:|Z9"]', 'bad-square'],
    ['a number out of turn', `${HEAD}1. @B3,D3 |3. @C4,C2`, 'bad-number'],
    ['a turn without a number', `${HEAD}|@B3,D3`, 'bad-number'],
    ['a number without a turn', `${HEAD}1. |`, 'empty'],
    ['a square taken twice', `${HEAD}1. |@B3,B3`, 'illegal'],
    ['a step that is impossible', `${PLACED}3. |B3>D5^A1`, 'illegal'],
    ['a build that is impossible', `${PLACED}3. B3>B4|^E1`, 'illegal'],
    ['half a turn', `${PLACED}3. |B3>B4`, 'unfinished'],
    ['something else', `${PLACED}3. B3>B4|?`, 'bad-token'],
    ['a draw where nothing is drawn', `${PLACED}3. B3>B4^B3|=pan`, 'illegal'],
    ['a note that is none', `${HEAD}1. @B3,D3 |{what}`, 'bad-comment'],
    ['a result that is none', `[Result "|5"]\n${HEAD}`, 'bad-result'],
  ])('%s', (_, marked, error) => {
    const at = String(marked.indexOf('|'));
    expect(parseGame(marked.replace('|', ''))).toEqual({ ok: false, error, at });
  });

  test('a draw of a power that is not in the deck', () => {
    const head = '[Position "0000000000000000000000013/1/chaos[pan]:D2/atlas:A1"]\n';
    expect(parseGame(`${head}1. D2>D1^E1=artemis`).ok).toBe(true);
    expect(parseGame(`${head}1. D2>D1^E1=atlas`)).toMatchObject({ error: 'illegal' });
    expect(parseGame(`${head}1. D2>D1^E1=pan`)).toMatchObject({ error: 'illegal' });
  });
});

test('a finished game has only its own result', () => {
  const won = '[Position "0000000000000000000000023/1/mortal:D1/mortal:A1"]\n';
  expect(parseGame(`${won}[Result "1"]\n1. D1>E1`).ok).toBe(true);
  expect(parseGame(`${won}[Result "2"]\n1. D1>E1`)).toMatchObject({ error: 'bad-result' });
  expect(parseGame(`${won}[Result "draw"]\n1. D1>E1`)).toMatchObject({ error: 'bad-result' });
});
