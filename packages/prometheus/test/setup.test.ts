import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { LESSON_IDS, LESSONS } from '../src/data/lessons.ts';
import { SETUP_STEPS } from '../src/data/scenario.ts';
import { TABLE_IDS } from '../src/data/tables.ts';
import { prometheus } from '../src/prometheus.ts';
import { lessonSetup, parseSetup, type Setup, usualSetup } from '../src/setup.ts';
import type { OpenCards, State } from '../src/state.ts';
import { after, afterAll, offered, refusal } from './positions.ts';

function begin(setup: Setup): State {
  const started = prometheus.start(setup, diceFor(sha256, 'setup', 0));
  if (!started.ok) throw new Error(started.error);
  return started.value;
}

const TOKENS =
  'token O4 net, token O5 net, token O6 net, token O7 net, token O8 net, token O9 net, token O10 net, token O11 net, token O12 lure, token O13 lure, token O14 lure, token O15 lure';
const PLACES = 'place hephaestus S2, place hades S2, place acamas O2, place medusa S2';

test('case 57: twelve tokens, one an area, eight nets and four lures, none on deployment areas', () => {
  const laying = after(begin(usualSetup('2')), PLACES);
  expect(laying.ask?.kind).toBe('tokens');
  expect(refusal(laying, 'token O19 net')).toBe('no-token-area');
  expect(refusal(laying, 'token O2 net')).toBe('no-token-area');
  expect(refusal(laying, 'token O21 net')).toBe('no-token-area');
  expect(refusal(laying, 'token O9 net, token O9 lure')).toBe('token-there');
  const nets = 'O4 O5 O6 O7 O8 O9 O10 O11 O12'.split(' ').map((area) => `token ${area} net`);
  expect(refusal(laying, nets.join(', '))).toBe('none-left');
  const eleven = TOKENS.split(', ').slice(0, 11).join(', ');
  expect(prometheus.decide(laying, 0, [], diceFor(sha256, 'x', 0))).toMatchObject({ error: 'unfinished' });
  expect(offered(laying, eleven).every((step) => step.endsWith('lure'))).toBe(true);
  const laid = after(laying, TOKENS);
  expect(laid.ask).toMatchObject({ kind: 'place', unit: 'eagle' });
  expect(laid.tokens).toHaveLength(12);
});

test('R17: the other side is shown backs', () => {
  const laid = after(begin(usualSetup('2')), `${PLACES}, ${TOKENS}`);
  expect(prometheus.view(laid, 0).tokens.some(({ face }) => face === 'net')).toBe(true);
  for (const onlooker of [1, 'watcher'] as const)
    expect(prometheus.view(laid, onlooker).tokens.every(({ face }) => face === null)).toBe(true);
});

test.each([
  [{ table: '5' }, 'unknown-table'],
  [{}, 'unknown-table'],
  [null, 'bad-setup'],
  [[], 'bad-setup'],
  [{ table: '2', army: [] }, 'bad-setup'],
  [{ table: '2', draft: 'slow' }, 'bad-draft'],
  [{ table: '2', draft: [[]] }, 'bad-draft'],
  [{ table: '2', draft: [['zeus'], []] }, 'not-a-recruit'],
  [{ table: '2', draft: [['gorgon'], []] }, 'not-a-recruit'],
  [{ table: '2', draft: [['hydra'], ['hydra']] }, 'recruited-twice'],
  [{ table: '2', draft: [['hydra', 'achilles', 'heracles', 'hoplites'], []] }, 'too-dear'],
  [{ table: '2', options: { netRemoval: 'never' } }, 'bad-options'],
  [{ table: '2', options: { dice: 'loaded' } }, 'bad-options'],
  [{ table: '2', options: { turnCap: 1 } }, 'bad-options'],
  [{ table: '2', hands: [3] }, 'bad-hands'],
  [{ table: '2', hands: [3, -1] }, 'bad-hands'],
  [{ table: '2', hands: [3, 2.5] }, 'bad-hands'],
  [{ table: '2', hands: [3, 1000] }, 'bad-hands'],
  [{ table: '2', armies: [['hydra'], ['hydra']] }, 'recruited-twice'],
  [{ table: '2', armies: [['hydra']] }, 'bad-draft'],
  [{ table: '2', draft: 'pick', armies: [['hydra'], []] }, 'bad-draft'],
  [{ table: '2', lesson: 'dance' }, 'unknown-lesson'],
  [{ table: '4', lesson: 'nets' }, 'unknown-lesson'],
])('the setup %j is refused: %s', (input, code) => {
  expect(parseSetup(input)).toMatchObject({ ok: false, error: code });
});

test.each(TABLE_IDS)('the usual setup of table %s survives being sent', (table) => {
  const setup = usualSetup(table);
  expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
});

/** Goes on to the first turn, whatever is asked before. */
function toFirstTurn(state: State): State {
  let now = state;
  while (now.ask !== null && now.ask.kind !== 'turn') now = after(now, offered(now)[0]!);
  return now;
}

test('case 58: unspent points are Art of War in hand', () => {
  const armies = [['hydra', 'achilles', 'atalanta'], []] as const;
  const state = toFirstTurn(begin({ ...usualSetup('2', armies), hands: [3, 3] }));
  expect(state.seats.map(({ points }) => points)).toEqual([2, 12]);
  const dealt = (seat: number): number =>
    (state.seats[seat]!.cards as OpenCards).hand.length - 3 - (seat === state.turn.seat ? 1 : 0);
  expect([dealt(0), dealt(1)]).toEqual([5, 15]);
});

test('P21: picks go round until everybody has stopped or can pay for nothing more', () => {
  const state = begin(usualSetup('2', 'pick'));
  expect(state.ask).toEqual({ kind: 'draft', seat: 0 });
  expect(refusal(state, 'draft zeus')).toBe('not-a-recruit');
  const picked = afterAll(state, 'draft hydra', 'draft heracles', 'draft achilles', 'stop');
  expect(refusal(picked, 'draft hydra')).toBe('already-recruited');
  const done = afterAll(picked, 'draft nemeanLion');
  expect(done.ask).toMatchObject({ kind: 'place', unit: 'hephaestus' });
  expect(done.seats.map(({ points }) => points)).toEqual([0, 8]);
});

test('a recruit that is too dear is refused', () => {
  const state = afterAll(
    begin(usualSetup('2', 'pick')),
    'draft hydra',
    'stop',
    'draft achilles',
    'draft atalanta',
  );
  expect(refusal(state, 'draft minotaur')).toBe('too-dear');
});

test.each(TABLE_IDS)('R19–R21: at table %s units are placed in order, and RED begins', (table) => {
  const asked: string[] = [];
  let state = begin(usualSetup(table));
  while (state.ask !== null && state.ask.kind !== 'turn') {
    asked.push(state.ask.kind === 'place' ? state.ask.unit : state.ask.kind);
    state = after(state, offered(state)[0]!);
  }
  const wanted = SETUP_STEPS.flatMap((step) =>
    step.step === 'place' ? [step.unit] : step.step === 'tokens' ? Array<string>(12).fill('tokens') : [],
  );
  expect(asked).toEqual(wanted);
  expect(state.seats[state.turn.seat]?.side).toBe('red');
  expect(state).toMatchObject({ rage: 4, stones: ['S13', 'S16', 'S17', 'S19'] });
});

test('R19: Acamas and Medusa stand on any blue area, the gods on Styx', () => {
  const state = begin(usualSetup('2'));
  expect(offered(state)).toEqual(['S1', 'S2', 'S3'].map((area) => `place hephaestus ${area}`));
  const later = after(state, 'place hephaestus S2, place hades S2');
  expect(offered(later)).toEqual(['S1', 'S2', 'S3', 'O1', 'O2', 'O3'].map((area) => `place acamas ${area}`));
});

test.each(LESSON_IDS)('P24: lesson %s begins with the turn of who learns, and its goal ends it', (id) => {
  const state = begin(lessonSetup(id));
  expect(state.seats[state.turn.seat]?.side).toBe(LESSONS[id].player);
  expect(state.rage).toBe(LESSONS[id].rage);
  expect(offered(state).some((step) => step.startsWith('act'))).toBe(true);
});

test('lesson nets: the Centaurs find the net, then Zeus is out', () => {
  const state = begin(lessonSetup('nets'));
  const cut = after(state, 'act centaurs complex, run O9');
  expect(cut.turned.net).toBe(1);
  const second = after(cut, 'second, act zeus complex, run O9 O6 O2, done');
  const back = afterAll(second, 'pass', 'done');
  expect(after(back, 'act zeus simple, exit').ending).toMatchObject({ reason: 'exit', winner: 'red' });
});

test('lesson hound: two calms win', () => {
  const state = begin(lessonSetup('hound'));
  const once = after(
    state,
    'act hades simple, walk S21, calm, end, second, act hephaestus simple, walk S18, walk S21, calm',
  );
  expect(once.ending).toMatchObject({ reason: 'calm', winner: 'blue' });
});
