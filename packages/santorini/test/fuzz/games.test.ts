import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECISION_ERRORS } from '../../src/advance.ts';
import { GAME_TEXT_ERRORS, POSITION_ERRORS, TURN_ERRORS } from '../../src/notation/errors.ts';
import { formatGame, parseGame } from '../../src/notation/game-text.ts';
import { gameTextOf } from '../game-texts.ts';
import { EVERY_KIND, good, randomMatch, setupOf } from '../table-games.ts';
import { expectFault } from './expect-fault.ts';
import { mutated, runs } from './mutations.ts';

const CODES = [...GAME_TEXT_ERRORS, ...POSITION_ERRORS, ...TURN_ERRORS, ...DECISION_ERRORS];
const games = EVERY_KIND.flatMap(([players, mode]) =>
  [4, 10].map((decisions) =>
    formatGame(
      gameTextOf(
        randomMatch(
          setupOf(players, mode, ['bia', 'chaos', 'eros', 'pan'].slice(0, players)),
          'games',
          decisions,
        ),
      ),
    ),
  ),
);

test('a game from outside is read or refused at a place in its text', () => {
  fc.assert(
    fc.property(mutated([...games, '[Powers "pan atlas"]\n1. @B3,D3 2. @C4,C2 3. B3>B4^B3']), (text) => {
      const game = parseGame(text);
      if (!game.ok) return expectFault(game, CODES, text);
      const again = good(parseGame(formatGame(game.value)));
      expect(again.turns).toEqual(game.value.turns);
    }),
    runs(1500),
  );
});
