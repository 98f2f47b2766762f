import { BARE } from '@thera/board';
import { type HomeText, loadHomeText } from '@thera/texts';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { expect, test } from 'vitest';
import type { GameSummary, KeptGame } from '../../../kept-games/kept-game.ts';
import { parsePlan } from '../tables/plan-query.ts';
import type { SantoriniPlan } from '../tables/table-plan.ts';
import { gameStatus, gameTitle } from './game-words.ts';
import { powersInBrief } from './powers-in-brief.ts';

const text: HomeText = await loadHomeText('en');
const game = santoriniCatalogueOf('en');

function kept(query: string, summary: Partial<GameSummary>): KeptGame {
  const plan = parsePlan(query);
  if (!plan.ok) throw new Error(`${plan.error} at ${plan.at}`);
  const rest = { details: undefined, turn: 7, toAct: [0], isOver: false, scene: BARE, updated: 0 };
  return { id: 'x', plan: plan.value, record: {}, summary: { ...rest, ...summary } };
}

test.each<[title: string, query: string, powers: readonly (string | null)[]]>([
  ['Pan vs Athena', '', ['pan', 'athena']],
  ['Pan vs Athena vs Atlas', 'seats=p,p,p', ['pan', 'athena', 'atlas']],
  ['Pan & Atlas vs Athena & Zeus', 'seats=p,p,p,p', ['pan', 'athena', 'atlas', 'zeus']],
  ['No gods', 'powers=none', ['mortal', 'mortal']],
  ['Green vs Pan', 'looks=2,0&powers=draft', [null, 'pan']],
  ['Orange vs Pan', '', ['a power of tomorrow', 'pan']],
  ['Orange vs Blue', '', ['pan']],
])('a game is called %s', (title, query, powers) => {
  expect(gameTitle(kept(query, { details: powers }), { text, game })).toBe(title);
});

test.each<[title: string, query: string, names: readonly string[], powers: readonly (string | null)[]]>([
  ['Ana (Pan) vs Athena', '', ['Ana'], ['pan', 'athena']],
  ['Ana vs Luis', 'seats=p,p&powers=none', ['Ana', 'Luis'], ['mortal', 'mortal']],
  ['Ana vs Luis (Pan)', 'seats=p,p&powers=draft', ['Ana', 'Luis'], [null, 'pan']],
  ['Ana & Atlas vs Athena & Io', 'seats=p,p,p,p', ['Ana', '', '', 'Io'], ['pan', 'athena', 'atlas', 'zeus']],
])('a game of people with names is called %s', (title, query, names, powers) => {
  const nameless = kept(query, { details: powers, toAct: [0] });
  const seats = nameless.plan.seats.map((seat, n) => ({ ...seat, name: names[n] || undefined }));
  const named = { ...nameless, plan: { ...nameless.plan, seats } };
  expect(gameTitle(named, { text, game })).toBe(title);
  if (names.length > 1) expect(gameStatus(named, { text, game })).toBe('Turn 7 · Ana to play');
});

test.each<[status: string, query: string, summary: Partial<GameSummary>]>([
  ['Turn 7 · your turn', '', {}],
  ['Turn 7 · Blue to play', '', { toAct: [1] }],
  ['Turn 7 · Athena to play', '', { toAct: [1], details: ['pan', 'athena'] }],
  ['Turn 7 · Purple to play', 'seats=p,p&looks=3,1', {}],
  ['Turn 7 · Orange and Blue to play', 'seats=p,p', { toAct: [0, 1] }],
  ['Turn 7 · your turn', '', { toAct: [0, 1] }],
  ['Before the first turn · your turn', '', { turn: 0 }],
  ['Turn 7 · over', '', { toAct: [], isOver: true }],
  ['Turn 7 · you won', '', { toAct: [], isOver: true, winners: [0] }],
  ['Turn 7 · Athena won', '', { toAct: [], isOver: true, winners: [1], details: ['pan', 'athena'] }],
  ['Turn 7 · Orange won', 'seats=p,p&powers=none', { toAct: [], isOver: true, winners: [0] }],
  ['Turn 7 · draw', 'seats=p,p', { toAct: [], isOver: true, winners: [] }],
])('where a game is: %s', (status, query, summary) => {
  expect(gameStatus(kept(query, summary), { text, game })).toBe(status);
});

test.each([
  ['', 'simple'],
  ['powers=any,simple', 'any'],
  ['powers=pan,simple', 'chosen'],
  ['powers=none', 'none'],
  ['powers=none&fleece=dice', 'fleece'],
  ['powers=draft', 'draft'],
  ['powers=free', 'free'],
])('the powers of ?%s in brief: %s', (query, brief) => {
  expect(powersInBrief(kept(query, {}).plan as SantoriniPlan)).toBe(brief);
});
