import { choiceSeed } from '@thera/play';
import { after, announceEvent, seatToAct, stageSeenBy, viewToDecide } from '@thera/play/santorini';
import { parseSetup, santorini } from '@thera/santorini';
import { begin, type Result } from '@thera/table';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { drawStage } from '../src/games/santorini/draw-stage.ts';
import { paintFor } from '../src/paint.ts';
import { computerDecision } from './computer-decision.ts';
import { thera } from './thera.ts';

const SLOW = 20_000;

/** What is printed in a game of these powers, with these lines typed. */
async function played(options: readonly string[], ...lines: readonly string[]): Promise<string> {
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, out, err } = await thera(['play', '--seed', 'x', ...options], input);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
}

/** What is on the screen after each time that it changes hands: to whom, and what they see and type. */
function looks(out: string): { readonly player: string; readonly screen: string }[] {
  return [...out.matchAll(/Pass the screen to (Player \d)[^\n]*\n([\s\S]*?)(?=Pass the screen|$)/g)].map(
    ([, player, screen]) => ({ player: player!, screen: screen! }),
  );
}

describe('around one screen', () => {
  test(
    'hidden workers are seen by their own side alone, and others know of their turns what is built',
    async () => {
      const lines = ['', 'B3,D3', '', 'E1,C4', '', 'B3>A4^A5', 'ignored', 'E1>E2^E3', '', 'copy', 'list'];
      const all = looks(await played(['--powers', 'hecate,mortal'], ...lines));
      expect(all.map(({ player }) => player)).toEqual([1, 0, 1, 0, 1].map((seat) => `Player ${seat + 1}`));
      const [, , second, third, last] = all.map(({ screen }) => screen);
      expect(second).toContain('Player 1 has made a secret choice.');
      expect(second).toContain('hidden workers: 2');
      expect(third).toContain('Player 1 places workers on E1 and C4.');
      expect(third).toContain('│ ·  ●  │');
      expect(last).toContain('Player 1 builds on E3.\n');
      expect(last).toContain('/2/hecate:?,?/mortal:A4,D3');
      expect(last).toContain('You can copy the game once it’s over');
      for (const screen of [second, last]) expect(screen).not.toMatch(/● {2}│|E1>|E1 and C4/);
      expect(last).toContain('This game can’t be resumed');
    },
    SLOW,
  );

  test(
    'a step that a hidden worker makes impossible does not happen, and both are told',
    async () => {
      const lines = ['', 'B3>C3^C4', '', 'copy', 'A1>A2^A3', ''];
      const out = await played(['--position', `${'0'.repeat(25)}/2/hecate:A1,C3/mortal:B3,D1`], ...lines);
      const [, hecate, mortal] = looks(out).map(({ screen }) => screen);
      for (const screen of [hecate, mortal])
        expect(screen).toContain(
          'Player 2 moves from B3 to C3, then builds on C4.\nSomething hidden is in the way: none of that happens.',
        );
      expect(hecate).toContain('1. B3>C3^C4\n');
      expect(mortal).toContain('Player 1 builds on A3.');
    },
    SLOW,
  );

  test(
    'fate squares are for the eyes of Moerae, and a game that is over hides nothing',
    async () => {
      const lines = ['', 'A1,B1', '', 'B2', 'A5,B5,C5', '', 'A1>A2^A3', '', 'resign', 'y', 'copy', 'n'];
      const out = await played(['--powers', 'moerae,pan'], ...lines);
      const [, own, others] = looks(out).map(({ screen }) => screen);
      expect(own).toMatch(/type the bottom left one[\s\S]*Player 1: fate squares: B2, C2, B3 and C3\./);
      expect(others).toContain('the fate squares are hidden');
      expect(others).not.toMatch(/B2|\*│/);
      expect(out).toContain('1. @A1,B1 2. *B2 3. @A5,B5,C5 4. A1>A2^A3');
    },
    SLOW,
  );

  test(
    'undo goes back to what the same person decided last',
    async () => {
      const lines = ['', 'A1,B1', '', 'B2', 'A5,B5,C5', '', 'undo', 'undo'];
      const [, , last] = looks(await played(['--powers', 'moerae,pan'], ...lines));
      expect(last!.player).toBe('Player 2');
      expect(last!.screen).toMatch(
        /Taken back\.[\s\S]*place your workers[\s\S]*There’s nothing to take back\./,
      );
    },
    SLOW,
  );
});

describe('against the computer', () => {
  const fromTheList = Array.from({ length: 60 }, () => '1');

  test(
    'its secrets are not printed before the game is over, and nobody hands anything over',
    async () => {
      const out = await played(
        ['--powers', 'pan,tartarus', '--computer', '2'],
        'A1,B1',
        'undo',
        ...fromTheList,
      );
      const lastBoard = out.lastIndexOf('┌', out.search(/abyss: [A-E]/));
      const [game, end] = [out.slice(0, lastBoard), out.slice(lastBoard)];
      expect(out).not.toContain('Pass the screen');
      expect(out).toContain('You can’t take that back: it may have revealed something hidden.');
      expect(game).toContain('Player 2 has made a secret choice.');
      expect(game).toContain('the abyss is hidden');
      expect(game).not.toContain('×│');
      expect(end).toMatch(/abyss: [A-E][1-5]/);
      expect(end).toMatch(/Player \d wins/);
    },
    SLOW,
  );

  test(
    'the own secret is on the board, and such a game can go on later',
    async () => {
      const out = await played(['--powers', 'tartarus,pan', '--computer', '2'], 'A1,B1', 'A5', 'quit');
      expect(out).toContain('Player 1: abyss: A5.');
      expect(out).toContain('│ ·    ×│');
      expect(out).toMatch(/To resume later:\n {2}npx thera play --position "\d{25}\/1\/tartarus\[A5\]/);
    },
    SLOW,
  );

  test(
    'who walks goes step by step where hidden workers may be in the way',
    async () => {
      const position = `${'0'.repeat(25)}/1/hermes:A1,A3/hecate:E5,C3`;
      const [listed, typed] = await Promise.all([
        played(['--position', position, '--computer', '2'], 'A3>D3^D4'),
        played(['--position', position, '--computer', '2'], 'A3>B3>C3>D3^D4'),
      ]);
      expect(listed).toMatch(/Player 1 moves from A3 to D3 by way of \w\d and \w\d, then builds on D4\./);
      expect(typed).toMatch(
        /Player 1 moves from A3 to D3 by way of B3 and C3, then builds on D4\.\n.*only the first step of that can happen/,
      );
    },
    SLOW,
  );
});

function good<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`${result.error} at ${result.at}`);
  return result.value;
}

/** Powers that hide something in seat 1, and what must never be on another's screen. */
const KEEPERS = [
  ['hecate', /● {1,2}.?│|Player 1 (moves|walks|places)/],
  ['tartarus', /×│|abyss: [A-E]/],
  ['moerae', /\*│|fate squares: [A-E]/],
] as const;

describe.each(KEEPERS)('%s against any power', (keeper, secret) => {
  test.each(['gaea', 'tyche', 'medusa', 'siren', 'hermes'])('shows %s nothing that is hidden', (other) => {
    for (const seed of ['a', 'b']) {
      const setup = good(parseSetup({ mode: 'fixed', powers: [keeper, other], bans: false, plyCap: 60 }));
      const texts = santoriniCatalogueOf('en');
      const canvas = { texts, paint: paintFor(false), columns: 80 };
      for (let match = good(begin(santorini, setup, seed)); match.outcome === undefined; ) {
        const seat = seatToAct(match);
        const steps = computerDecision(viewToDecide(match, seat), seat, choiceSeed(match), 'novice');
        match = good(after(match, { kind: 'decision', seat, steps }));
        if (match.outcome !== undefined) break;
        const last = match.record.events.length - 1;
        for (const onlooker of [1, 'watcher'] as const) {
          const lines = [
            ...announceEvent(match, last, onlooker, texts),
            ...drawStage(stageSeenBy(match, onlooker), canvas).map((line) =>
              line.replace('● Player', 'Player'),
            ),
          ];
          expect(lines.join('\n'), `seed ${seed}, after ${last + 1} decisions`).not.toMatch(secret);
        }
      }
    }
  });
});
