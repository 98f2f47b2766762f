import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type CardId,
  GROUP_NAMES,
  GROUPS,
  hasPrintedWording,
  POWER_IDS,
  type PowerId,
  parseStage,
  powerFlags,
  powerOf,
  SECOND_EDITION_IDS,
} from '@thera/santorini';
import { COMMAND_NAMES, LANGUAGES, OPTION_NAMES } from '@thera/texts';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { drawStage } from '../src/games/santorini/draw-stage.ts';
import { godCard } from '../src/games/santorini/gods/god-card.ts';
import { godList } from '../src/games/santorini/gods/god-list.ts';
import { commandHelp, generalHelp } from '../src/help.ts';
import { paintFor } from '../src/paint.ts';
import { linesOf, thera, told } from './thera.ts';

const BOARD = '4101202110011a00102000100';
const POSITION = `${BOARD}/2/athena[^]:A3,C3/morpheus[2]:A1,E4`;
const BARE = '0'.repeat(25);
const BEGUN = `3${BARE.slice(1)}/1/demeter:B4,D3/gaea:E5,E1/steps=B4>B5^A5+A4`;
const DRAFT = '0000000000000000000000000/1/?:/?:/phase=pick;offer=apollo,pan;challenger=2';

/** A position as it is drawn without colours. */
function shown(position: string): string {
  const stage = parseStage(position);
  if (!stage.ok) throw new Error(stage.error);
  const canvas = { texts: santoriniCatalogueOf('en'), paint: paintFor(false), columns: 80 };
  return drawStage(stage.value, canvas).join('\n');
}

describe('help', () => {
  test.each(COMMAND_NAMES)('%s --help says what it does', async (name) => {
    const { status, out, err } = await told([name, '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.replaceAll('\n', ' ')).toContain(santoriniCatalogueOf('en').commandLine.commands[name].does);
  });

  test.each(LANGUAGES)('fits into 80 columns in %s', async (language) => {
    const texts = santoriniCatalogueOf(language);
    const pages = [
      await generalHelp(texts),
      ...COMMAND_NAMES.map((name) => commandHelp(texts, name, OPTION_NAMES)),
    ];
    for (const line of pages.flatMap(linesOf)) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test('thera alone and thera --help name every command', async () => {
    const [bare, asked] = await Promise.all([thera([]), thera(['--help'])]);
    expect(bare).toEqual(asked);
    expect(bare.status).toBe(0);
    for (const name of COMMAND_NAMES) expect(bare.out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });
});

test('the command starts on any Node and says its version', async () => {
  const bin = fileURLToPath(new URL('../bin/thera.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [bin, '--version']);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

describe('what cannot be used ends with status 2 and one line that says why', () => {
  test.each([
    ['an unknown command', ['climb'], /no command “climb”/],
    ['an unknown option', ['turns', '--fast', POSITION], /no option --fast/],
    ['an option without its value', ['play', '--seed'], /--seed needs a value/],
    ['a value for a flag', ['turns', '--routes=yes', POSITION], /--routes doesn’t take a value/],
    ['no position', ['turns'], /missing: thera turns <position>/],
    ['an argument too many', ['show', POSITION, 'x'], /too many: “x”/],
    ['an unknown power', ['gods', 'zorba'], /^thera: unknown-power at zorba: There’s no power/],
    ['an unknown group', ['gods', '--group', 'titans'], /bad-value: .*--group titans.*: simple, advanced, /],
    ['an unknown flag', ['gods', '--flag', 'loud'], /bad-value: .*--flag loud.*: hidden, random, /],
    ['too many players', ['gods', '--players', '5'], /bad-value: .*--players 5.*: 2, 3, 4\./],
    ['a power and a filter', ['gods', 'pan', '--group', 'hero'], /extra-argument: .*“pan”/],
    ['two powers', ['gods', 'pan', 'zeus'], /too many: “zeus”/],
    ['a language we lack', ['gods', '--lang', 'fr'], /--lang fr/],
    ['a depth that is no number', ['perft', POSITION, 'deep'], /deep/],
    ['a bad height', ['turns', `9\n\n${POSITION}`], /^thera: bad-height at 0 \(near “9 41012/],
    ['a bad square', ['show', `${BOARD}/1/pan:A9/pan:`], /bad-square at 32 \(near “A9\/pan:”\): A square is/],
    ['a bad phase', ['perft', `${BOARD}/1/pan:A1/pan:/phase=later`, '1'], /bad-phase at /],
    ['no text', ['turns', ''], /empty at 0: There’s no position/],
    ['a power to be drawn', ['turns', `${BOARD}/1/chaos[?]:A3/pan:A1`], /awaits-chance at 34/],
    ['unknown powers to play with', ['play', '--powers', 'apollo,zorba'], /unknown-power at powers\[1\]/],
    ['a power for other numbers', ['play', '--powers', 'apollo,pan,circe'], /wrong-players at powers\[2\]/],
    ['a bad position to play from', ['play', '--position', 'x/1/pan:/pan:'], /bad-height at 0/],
    ['a computer in no seat', ['play', '--computer', '3'], /--computer 3/],
    ['five players', ['play', '--players', '5'], /bad-setup at players/],
  ])('%s', async (_, args, words) => {
    const { status, out, err } = await told(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(words);
  });

  test('in Spanish too, as the environment wants it', async () => {
    const { err } = await thera(['climb'], '', { LANG: 'es_MX.UTF-8' });
    expect(err).toContain('No existe la orden');
  });
});

describe('gods', () => {
  /** The cells of each power's row, the head and the names of groups left out. */
  const rowsOf = (out: string): string[][] =>
    linesOf(out)
      .slice(1)
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim().split(/ {2,}/));

  test('lists name, players, edition and flags of every power below its group, and no mortal', async () => {
    const { out } = await told(['gods']);
    const rows = rowsOf(out);
    expect(rows.map(([id]) => id)).toEqual([...POWER_IDS]);
    for (const row of rows) {
      const [id, name, players, edition, flags] = row;
      expect(row).toHaveLength(5);
      expect(name).toBe(santoriniCatalogueOf('en').powers[id as PowerId].name);
      expect(players).toBe(powerOf(id as PowerId).players.join('/'));
      expect(edition).toBe(hasPrintedWording(id as PowerId) ? 'printed' : '-');
      expect(flags).toBe(powerFlags(id as PowerId).join(' ') || '-');
    }
    for (const group of GROUP_NAMES)
      expect(out).toMatch(new RegExp(`^\\w.* · ${group}\\n  ${GROUPS[group][0]} `, 'm'));
  });

  test.each(LANGUAGES)('the list fits into 80 columns in %s', async (language) => {
    for (const line of godList(POWER_IDS, santoriniCatalogueOf(language)))
      expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test.each([
    ['a group', ['--group', 'second-edition'], [...SECOND_EDITION_IDS]],
    ['a flag', ['--flag', 'hidden'], ['hecate', 'moerae', 'tartarus']],
    ['a number of players', ['--players', '3'], POWER_IDS.filter((id) => powerOf(id).players.includes(3))],
    ['all at once', ['--group', 'advanced', '--flag', 'random', '--players', '4'], ['chaos']],
  ])('filters by %s', async (_, filters, ids) => {
    expect(rowsOf((await told(['gods', ...filters])).out).map(([id]) => id)).toEqual(ids);
  });

  test('says so when nothing fits', async () => {
    const { status, out } = await told(['gods', '--group', 'simple', '--flag', 'hidden']);
    expect({ status, out }).toEqual({ status: 0, out: 'No powers match.\n' });
  });

  test('speaks Spanish', async () => {
    expect((await told(['gods', '--lang', 'es'])).out).toMatch(/^ {2}athena +Atenea +/m);
  });

  test('tells of one power what it does, its wordings, group, players, flags and partners', async () => {
    const { status, out } = await told(['gods', 'limos']);
    const { power, printed } = santoriniCatalogueOf('en').powers.limus;
    const text = out.replaceAll('\n', ' ');
    expect(status).toBe(0);
    expect(text).toContain(power);
    expect(text).toContain(`Printed edition: ${printed}`);
    expect(out).toMatch(
      /^Group: Advanced powers · advanced\nPlayers: 2, 3, 4\nBad pairings.*: Terpsichore$/m,
    );
  });

  test('names the flags of a power, and partners that fit badly', () => {
    const card = (id: CardId): string =>
      godCard(id, santoriniCatalogueOf('en'), paintFor(false), 80).join('\n');
    expect(card('moerae')).toMatch(
      /^Flags: Hidden information \(hidden\), Tokens \(tokens\), More or fewer/m,
    );
    expect(card('asteria')).toMatch(/^Doesn’t go well with: .*Hades/m);
    expect(card('mortal')).not.toContain('Players:');
  });
});

describe('show', () => {
  test('draws levels, low domes and workers, and says what powers remember', async () => {
    const { out, status } = await told(['show', POSITION]);
    expect(status).toBe(0);
    expect(out).toContain(' 3 │ ·  ●  │ 1     │ 1  ●  │ 0∩    │ ·     │');
    expect(out).toContain(' 4 │ ·     │ 2     │ 1     │ 1     │ ·  ▲  │');
    expect(out).toMatch(/● Player 1 · Athena\n.*climbed in the last turn/);
    expect(out).toMatch(/▶ ▲ Player 2 · Morpheus\n.*saved builds: 2/);
    expect(out).not.toContain('\u001b');
  });

  test('says that a hero has used the power', () => {
    expect(shown(`${BOARD}/2/achilles[x]:A3,C3/pan:A1,E4`)).toMatch(/Achilles\n.*power used/);
  });

  test('marks female workers, drawn powers, borrowed powers, winners and who is out', () => {
    expect(shown(`${BOARD}/2/selene[A3]:A3,C3/pan[f=E4]:A1,E4`)).toMatch(/▲♀[\s\S]*●♀/);
    expect(shown(`${BOARD}/2/chaos[pan;used=atlas]:A3/circe[+]:A1`)).toMatch(
      /Pan’s power[\s\S]*Player 2 has taken this power[\s\S]*laid aside: Atlas[\s\S]*has taken Pan’s power/,
    );
    expect(shown(`${BOARD}/1/#pan:A3/-atlas:/hestia:A1`)).toMatch(/has won[\s\S]*is out/);
  });

  test.each([
    ['coins', `${BARE}/1/clio[1|A5,B5]:A1,B1/pan:E1,E2`, /│ · {4}◇│ · {4}◇│/, /coins left: 1/],
    ['whirlpools', `${BARE}/1/charybdis[C3,D4]:A1,B1/pan:E1,E2`, /│ · {4}@│/, /whirlpools: D4 and C3/],
    ['Talus', `${BARE}/1/europa-and-talus[C3]:A1,B1/pan:E1,E2`, /│ · {4}◆│/, /Talus stands on C3/],
    ['the abyss', `${BARE}/1/tartarus[C3]:A1,B1/pan:E1,E2`, /│ · {4}×│/, /abyss: C3/],
    [
      'the fate squares',
      `${BARE}/1/moerae[B2]:A1,B1,C1/pan:E1,E2`,
      /│ · {4}\*│ · {4}\*│/,
      /fate squares: B2/,
    ],
    ['a hidden abyss', `${BARE}/1/tartarus[?]:A1,B1/pan:E1,E2`, /│ · {5}│/, /the abyss is hidden/],
    ['hidden workers', `${BARE}/1/hecate:?,?/pan:E1,E2`, /│ · {2}▲ {2}│/, /hidden workers: 2/],
    ['the wind', `${BARE}/1/aeolus[ne]:A1,B1/pan:E1,E2`, /│ · {2}▲ {2}│/, /wind: nobody moves north-east/],
    [
      'a crew of four',
      `${BARE}/1/hydra:A1,B1,C1,D1/pan:E1,E2`,
      /│ · {2}● {2}│ · {2}● {2}│ · {2}● {2}│ · {2}● {2}│/,
      /Hydra/,
    ],
    [
      'the Ram',
      `${BARE}/1/mortal:A1,B1/mortal:E1,E2/fleece=hades;ram=C3`,
      /│ · {4}R│/,
      /Beside the board: Hades/,
    ],
    ['an additional turn', `${BARE}/1/tyche:A1,B1/pan:E1,E2/turn=again`, /│ · {2}▲ {2}│/, /another turn/],
    [
      'a card to be drawn',
      `${BARE}/2/tyche[2;?]:A1,B1/pan:E1,E2`,
      /│ · {2}▲ {2}│/,
      /cards drawn: 2[\s\S]*to be drawn/,
    ],
    [
      'a turn that has begun',
      BEGUN,
      /3∩ {4}│ · {2}● {2}│[\s\S]*│ · {2}▲ {2}│/,
      /has begun with\n?[\s\S]*B4>B5\^A5\+A4/,
    ],
  ])('draws %s', (_, position, square, note) => {
    expect(shown(position)).toMatch(square);
    expect(shown(position)).toMatch(note);
  });

  test('says what is on offer before play', async () => {
    const { out } = await told(['show', DRAFT, '--lang', 'es']);
    expect(out).toMatch(/▶ ● Jugador 1 · todavía sin poder[\s\S]*Para elegir: Apolo y Pan\./);
  });
});

describe('perft', () => {
  const last = /^(\d+) turns, (\d+) turns\/s$/;

  test('counts results, and the parts of a division add up to them', async () => {
    const whole = await told(['perft', POSITION, '2']);
    const divided = await told(['perft', '--divide', POSITION, '2']);
    const total = Number(last.exec(linesOf(whole.out).at(-1)!)![1]);
    const lines = linesOf(divided.out);
    const parts = lines.slice(0, -1).map((line) => Number(line.split('\t')[1]));
    expect(linesOf(whole.out)).toHaveLength(1);
    expect(last.exec(lines.at(-1)!)![1]).toBe(String(total));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(parts.length).toBeGreaterThan(10);
  });

  test.each([
    ['a finished game once', `${BOARD}/1/#pan:A3/pan:A1`, '3', '1'],
    ['nothing ahead once', POSITION, '0', '1'],
    ['placements', '0000000000000000000000000/1/pan:/pan:/phase=place', '2', String(300 * 253)],
    ['picks', DRAFT, '2', '2'],
    ['nights', `${BARE}/1/nyx:/atlas:/phase=start;challenger=1;night=hades`, '1', '2'],
    ['arrows', `${BARE}/1/siren:/pan:/phase=place;start=1`, '1', '8'],
    ['how a turn goes on', BEGUN, '1', '4'],
    ['answers to a turn', BEGUN.replace('+A4', ';react=2'), '1', '3'],
  ])('counts %s', async (_, position, depth, count) => {
    expect(last.exec((await told(['perft', position, depth])).out.trim())?.[1]).toBe(count);
  });
});
