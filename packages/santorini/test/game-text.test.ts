import { describe, expect, test } from 'vitest';
import { formatStage } from '../src/notation/format-position.ts';
import { formatGame, parseGame } from '../src/notation/game-text.ts';
import type { Setup } from '../src/setup/setup.ts';
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

  test.each([
    [['tyche', 'chaos']],
    [['nyx', 'tyche']],
    [['nyx=dionysus', 'tartarus']],
    [['siren', 'moerae']],
    [['aeolus@printed', 'gaea']],
    [['gaea', 'tyche', 'graeae']],
    [['siren', 'aeolus@printed', 'tyche', 'chaos']],
  ])('with what is prepared, drawn and asked for %s', (cast) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expectRoundTrip(cast.length === 2 ? 2 : cast.length === 3 ? 3 : 4, 'fixed', cast, seed);
  });

  test('with a night beside the offer', () => {
    const position = `${'0'.repeat(25)}/1/?:/?:/phase=offer;challenger=1`;
    const head = `[Position "${position}"]\n`;
    const game = good(
      parseGame(`${head}1. offer nyx,zeus night hades 2. pick zeus 3. pick nyx 4. start 2 5. @A1,B1`),
    );
    expect(formatStage(game.stages.at(-1)!)).toBe(
      `${'0'.repeat(25)}/1/nyx[hades]:/zeus:A1,B1/phase=place;start=2`,
    );
    expect(game.turns[0]!.text).toBe('offer nyx,zeus night hades');
  });

  test('with a power beside the board', () => {
    for (const fleece of ['selene', 'eris', 'dice'])
      for (const seed of ['a', 'b', 'c']) expectRoundTrip(2, 'none', [], seed, { fleece });
  });

  test('with a night that the powers name', () => {
    const game = good(parseGame('[Powers "nyx=hades zeus"]\n\n1. @A1,B1'));
    expect(formatStage(game.stages[0]!)).toBe(`${'0'.repeat(25)}/1/nyx[hades]:/zeus:/phase=place;start=1`);
  });
});

function expectRoundTrip(
  players: 2 | 3 | 4,
  mode: Parameters<typeof setupOf>[1],
  cast: readonly string[],
  seed: string,
  more: Partial<Setup> = {},
): void {
  const setup = { ...setupOf(players, mode, cast), repetition: false, ...more };
  const game = gameTextOf(randomMatch(setup, seed, 120));
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
    ['another game', '[Game "|chess"]\n[Powers "pan pan"]', 'wrong-game'],
    ['a tag without an end', '[Players "2"]\n|[Powers "pan pan"', 'bad-tag'],
    ['powers for five', '[Powers "|pan pan pan pan pan"]', 'bad-setup'],
    ['a start player who is not there', '[Powers "pan pan"]\n[Start "|3"]', 'bad-setup'],
    ['a power that is not there', '[Players "2"]\n[Powers "pan |nobody"]', 'unknown-power'],
    ['a power that begins with a draw', '[Powers "pan |chaos"]', 'missing-tag'],
    ['a card without its night', '[Powers "pan |nyx"]', 'missing-tag'],
    ['a night for a card that has none', '[Powers "pan |zeus=hades"]', 'bad-setup'],
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
