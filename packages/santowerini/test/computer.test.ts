import { playerFaults } from '@thera/table';
import { describe, expect, it } from 'vitest';
import { SKILLS } from '../src/computer/skill.ts';
import {
  carelessPlayer,
  formatTurn,
  type Setup,
  santowerini,
  santoweriniPlayer,
  turnFrom,
} from '../src/index.ts';
import { stateOf } from './island-of.ts';

const MORE = '/scenario=1A;round=5;reserve=raider';

const SETUPS: readonly Setup[] = [
  { scenario: '1A', difficulty: 'easy', attempt: 1 },
  { scenario: '3B', difficulty: 'expert', attempt: 2 },
  { scenario: 'endless', difficulty: 'normal', attempt: 1 },
];

describe('a computer player', () => {
  it.each(SETUPS)('keeps its part of the contract in $scenario on $difficulty', async (setup) => {
    const rehearsal = { setup, seed: 'rehearsal', decisions: 8 };
    expect(await playerFaults({ game: santowerini, player: santoweriniPlayer }, rehearsal)).toEqual([]);
    expect(await playerFaults({ game: santowerini, player: carelessPlayer }, rehearsal)).toEqual([]);
  });

  it('never allows itself more than a second', () => {
    for (const { milliseconds } of Object.values(SKILLS)) expect(milliseconds).toBeLessThanOrEqual(1_000);
  });

  it('answers when the time is up', () => {
    let now = 0;
    const clock = (): number => (now += 100);
    const view = stateOf('0000000000111110111000000/B3,D2/raider:C5s,runner:E5s,sapper:A5s/scenario=5A');
    const steps = santoweriniPlayer.decide({
      view,
      seat: 0,
      level: 'titan',
      budget: { clock, milliseconds: 500 },
      seed: 's',
    });
    expect(steps).toHaveLength(2);
    expect(now).toBeLessThan(1_000);
  });
});

describe('a good player', () => {
  it.each([
    ['wins now', '0000000000010000010000000/B2,E5/raider:C3s', /^B2-B3 xC3$/],
    ['hits the runner before the gate', `0000000000000010001000000/D3,A5/runner:E2s${MORE}`, /xE2$/],
    [
      'walls the runner off that it cannot hit',
      `0000000000000000000100000/C2,A5/runner:E3s${MORE}`,
      /^C2-D\d E2$/,
    ],
    [
      'leaves the last builder nowhere to be felled',
      `1000000000000000000000000/C3/raider:C4s${MORE}`,
      /^C3-(?!C)/,
    ],
  ])('%s', (_, text, turn) => {
    const view = stateOf(text);
    for (const level of ['foreman', 'architect', 'titan'] as const) {
      const steps = santoweriniPlayer.decide({ view, seat: 0, level, budget: { clock: () => 0 }, seed: 's' });
      const found = turnFrom(view, steps as Exclude<typeof steps, Promise<unknown> | undefined>);
      expect(found.ok && formatTurn(view, found.value)).toMatch(turn);
    }
  });
});
