import { append, begin, diceFor, type Match, type Onlooker, randomDecision, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { playedPrometheus } from '../src/prometheus/played-prometheus.ts';
import { playedSantorini } from '../src/santorini/played-santorini.ts';
import { playedSantowerini } from '../src/santowerini/played-santowerini.ts';
import { playedSphinx } from '../src/sphinx/played-sphinx.ts';
import type { PlayedGame } from '../src/table/played-game.ts';

type AnyPlayed = PlayedGame<unknown, unknown, unknown, unknown>;

const POWERS = [
  ['mortal', 'mortal'],
  ['tartarus', 'athena'],
  ['clio', 'proteus'],
  ['castor', 'hypnus'],
];

const GAMES: readonly (readonly [string, unknown, unknown])[] = [
  ...POWERS.map(
    (powers) => [`Santorini ${powers}`, playedSantorini, { players: 2, mode: 'fixed', powers }] as const,
  ),
  ['Prometheus', playedPrometheus, { table: '2' }],
  ['Sphinx', playedSphinx, { riddle: 0, players: 2 }],
  ['Santowerini', playedSantowerini, { scenario: '1A', difficulty: 'easy' }],
];

const DECISIONS = 40;

test.each(GAMES)('%s: what is seen of what a view shows is that view', (name, game, input) => {
  const played = game as AnyPlayed;
  const setup = played.game.parseSetup(input);
  if (!setup.ok) throw new Error(`${name}: ${setup.error} ${setup.at}`);
  const begun = begin(played.game, setup.value, 'seen');
  if (!begun.ok) throw new Error(begun.error);
  let match: Match<unknown, unknown, unknown> = begun.value;
  for (let n = 0; n < DECISIONS && match.outcome === undefined; n++) {
    const acting = played.game.toAct(match.state);
    for (const onlooker of ['watcher', ...match.players.keys()] as Onlooker[]) {
      const view: unknown = JSON.parse(JSON.stringify(played.game.view(match.state, onlooker)));
      const seen = played.stateSeen!(setup.value, view);
      expect(played.game.view(seen, onlooker)).toEqual(view);
      expect(played.game.toAct(seen)).toEqual(acting);
    }
    const seat = acting[0]!;
    const dice = diceFor(sha256, 'choices', n);
    const steps = randomDecision(
      { game: played.game, view: played.game.view(match.state, seat), dice },
      seat,
    );
    const next = append(played.game, match, { kind: 'decision', seat, steps: steps! });
    if (!next.ok) throw new Error(next.error);
    match = next.value;
  }
});
