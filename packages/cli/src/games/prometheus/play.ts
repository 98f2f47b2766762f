import { openTable } from '@thera/play';
import { playedPrometheus } from '@thera/play/prometheus';
import {
  prometheus as game,
  LESSON_SEED,
  lessonSetup,
  type Setup,
  TABLE_IDS,
  type TableId,
  usualSetup,
} from '@thera/prometheus';
import { begin, type Level } from '@thera/table';
import { loadPrometheusLessonsText, prometheusCatalogueOf } from '@thera/texts/prometheus';
import { complain, write } from '../../output.ts';
import { USUAL_LEVEL } from '../../play/level-option.ts';
import { shellWord } from '../../shell-word.ts';
import type { TerminalRoom } from '../terminal-room.ts';
import {
  type BattleWish,
  draftNamed,
  kindsOf,
  lessonTyped,
  optionsTyped,
  tableNamed,
  wishOf,
} from './battle-wish.ts';
import { commandIn } from './command-in.ts';
import { Screen } from './screen.ts';
import { lessonLines, tableLines } from './table-list.ts';
import { TerminalGame } from './terminal-game.ts';

/** Plays The Search for Prometheus until the person has had enough. */
export const play: TerminalRoom['play'] = async ({
  values,
  flags,
  texts: { language, commandLine },
  level,
  seed,
}) => {
  const texts = prometheusCatalogueOf(language);
  if (flags.has('list')) {
    const lessons = lessonLines(await loadPrometheusLessonsText(language));
    await write(`${[...tableLines(texts), ...lessons].join('\n')}\n`);
    return 0;
  }
  const wish = wishOf(values);
  if (!wish.ok) {
    const { error, at } = wish;
    return complain(error === 'bad-value' ? commandLine.usageErrors[error](at ?? '') : texts.refusals[error]);
  }
  const screen = new Screen(language);
  try {
    screen.say(texts.terminal.welcome);
    screen.say(texts.terminal.howToGetHelp);
    // A lesson has its own dice, unless somebody wants others.
    const dice = wish.value.lesson === undefined || values.has('seed') ? seed : LESSON_SEED;
    await playBattle(screen, wish.value, { level, seed: dice });
    screen.say(screen.texts.terminal.bye);
    return 0;
  } finally {
    screen.close();
  }
};

async function playBattle(
  screen: Screen,
  wish: BattleWish,
  { level, seed }: { readonly level: Level; readonly seed: string },
): Promise<void> {
  const { terminal } = screen.texts;
  const table = wish.table ?? (await askUntil(screen, terminal.whichTable, tableNamed, TABLE_IDS.join(', ')));
  if (table === undefined) return;
  const drafts = Object.values(terminal.drafts).join(', ');
  // Whoever names a table is not asked for anything else.
  const usual = wish.table === undefined ? undefined : 'quick';
  const draft = wish.draft ?? usual ?? (await askUntil(screen, terminal.howToDraft, draftNamed, drafts));
  if (draft === undefined) return;
  const { options, lesson } = wish;
  const setup: Setup = lesson === undefined ? { ...usualSetup(table, draft), options } : lessonSetup(lesson);
  const begun = begin(game, setup, seed);
  if (!begun.ok) throw new Error(`what was agreed is refused: ${begun.error}`);
  const players = kindsOf(table, wish);
  await new TerminalGame(screen, openTable(playedPrometheus, players, begun.value), level).play();
  screen.print([screen.texts.terminal.sameAgain, `  ${commandFor(table, draft, { wish, level, seed })}`]);
}

function commandFor(
  table: TableId,
  draft: 'quick' | 'pick',
  { wish, level, seed }: { readonly wish: BattleWish; readonly level: Level; readonly seed: string },
): string {
  const { computers, lesson, options } = wish;
  const battle = [
    `--table ${table} --armies ${draft}`,
    ...(computers.length === 0 ? [] : [`--computer ${computers.map((seat) => seat + 1).join(',')}`]),
    ...optionsTyped(options),
  ];
  return [
    'npx thera play prometheus',
    ...(lesson === undefined ? battle : [lessonTyped(lesson)]),
    ...(level === USUAL_LEVEL ? [] : [`--level ${level}`]),
    `--seed ${shellWord(seed)}`,
  ].join(' ');
}

/** Asks until something possible is typed; undefined when somebody leaves. */
async function askUntil<T>(
  screen: Screen,
  question: string,
  find: (typed: string) => T | undefined,
  possible: string,
): Promise<T | undefined> {
  screen.say(question);
  for (;;) {
    const typed = await screen.ask('> ');
    if (typed === undefined || commandIn(typed)?.command === 'quit') return undefined;
    const found = find(typed);
    if (found !== undefined) return found;
    screen.say(screen.texts.terminal.possible(possible));
  }
}
