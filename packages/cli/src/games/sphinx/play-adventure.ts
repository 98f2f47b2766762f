import { randomUUID } from 'node:crypto';
import type { SphinxMatch } from '@thera/play/sphinx';
import {
  type AdventureLog,
  blessingScore,
  COLOURS,
  colourOf,
  dropPlay,
  type Friend,
  lockOf,
  openArrows,
  type Play,
  playTerms,
  RIDDLES,
  readablePages,
  recordPlay,
  type Setup,
  type StoryPage,
  setUpPlay,
  standingOf,
  type TreeGod,
  usualSetup,
  workersOf,
} from '@thera/sphinx';
import { ok } from '@thera/table';
import type { PlayerKind } from '@thera/texts';
import { shellWord } from '../../shell-word.ts';
import type { AdventureFile } from './adventure-file.ts';
import { doSteps } from './adventure-steps.ts';
import { arrowInWords, lockInWords, riddleOnMap, titleOf } from './adventure-words.ts';
import { askPlainly, choose } from './ask.ts';
import { changeOn } from './change-on.ts';
import { forgetPlay, type KeptPlay, keepPlay, keptPlay } from './kept-play.ts';
import type { PlayTerms } from './play-alone.ts';
import { agreeOnPlayers, beginRiddle, playRiddle } from './play-riddle.ts';
import { riddleTitle } from './riddle-card.ts';
import { agreeByTalking, kindsOf, type RiddleWish, riddleNamed } from './riddle-wish.ts';
import type { Screen } from './screen.ts';

/** Plays the riddles of an adventure, one after the other, until somebody has had enough. */
export async function playAdventure(
  screen: Screen,
  file: AdventureFile,
  wish: RiddleWish,
  terms: PlayTerms,
): Promise<void> {
  greet(screen, file);
  let told = wish.riddle;
  for (let number = 1; ; number++) {
    if (!(await doSteps(screen, file))) break;
    const seed = number === 1 ? terms.seed : `${terms.seed} ${number}`;
    const left = goOnWith(screen, file);
    const begun = left ?? (await setUp(screen, file, { ...wish, riddle: told }, seed));
    if (begun === undefined || !(await playOn(screen, file, begun, terms))) break;
    if (left === undefined) told = undefined;
  }
  screen.print([
    screen.texts.terminal.adventure.goOnLater,
    `  npx thera play sphinx --adventure ${shellWord(file.path)}`,
  ]);
}

function greet(screen: Screen, file: AdventureFile): void {
  const { adventure } = screen.texts.terminal;
  const { circles, mostCircles } = standingOf(file.log);
  if (file.isNew) {
    screen.say(adventure.begun(file.path));
    tellPages(screen, ['opening']);
  } else screen.say(adventure.read(titleOf(file.log, screen.texts), circles, mostCircles));
}

/** The riddle that somebody left in the middle. */
function goOnWith(screen: Screen, { path, log }: AdventureFile): KeptPlay | undefined {
  const kept = keptPlay(path);
  const isOpen =
    kept !== undefined &&
    log.setups.some(({ play }) => play === kept.id) &&
    !log.plays.some(({ id }) => id === kept.id);
  if (!isOpen) return undefined;
  const { terminal } = screen.texts;
  screen.say(terminal.adventure.goesOn(riddleTitle(kept.match.state.setup.riddle, screen.texts)));
  return kept;
}

/** A riddle with its players and its friendly gods; undefined when somebody leaves. */
async function setUp(
  screen: Screen,
  file: AdventureFile,
  wish: Omit<RiddleWish, 'riddle'> & { readonly riddle: number | undefined },
  seed: string,
): Promise<KeptPlay | undefined> {
  const { riddle: told, ...others } = wish;
  const lock = told === undefined ? undefined : lockOf(file.log, told);
  if (lock !== undefined) screen.say(lockInWords(lock, screen.texts));
  const isTold = told !== undefined && lock === undefined;
  const riddle = isTold ? told : await askRiddle(screen, file.log);
  if (riddle === undefined) return undefined;
  const players = await agreeOnPlayers(screen, others, !isTold);
  if (players === undefined) return undefined;
  const friends = await chooseFriends(screen, file.log, riddle);
  if (friends === undefined) return undefined;
  const { wanted: _, ...given } = playTerms(file.log, riddle);
  const kinds = kindsOf(players, others);
  const setup: Setup = {
    ...usualSetup(riddle, players),
    ...given,
    isExpert: wish.isExpert,
    isOneDevice: agreeByTalking(kinds),
    friendly: friends.map(({ god }) => god),
  };
  const id = randomUUID();
  tellingPages(screen, file, () => {
    const before = blessingScore(file.log);
    changeOn(screen, file, (log, now) => setUpPlay(log, { play: id, riddle, friends }, now));
    const score = blessingScore(file.log);
    if (score > before) screen.say(screen.texts.stars.score.raised(score));
  });
  return { id, players: kinds, match: beginRiddle(setup, seed) };
}

async function askRiddle(screen: Screen, log: AdventureLog): Promise<number | undefined> {
  const { terminal } = screen.texts;
  screen.print(['', ...RIDDLES.map(({ number }) => riddleOnMap(log, number, screen.texts))]);
  screen.say(terminal.whichRiddle);
  for (;;) {
    const typed = await askPlainly(screen);
    if (typed === undefined) return undefined;
    const riddle = riddleNamed(typed);
    const lock = riddle === undefined ? undefined : lockOf(log, riddle);
    if (riddle === undefined) screen.say(terminal.possible(`0 – ${RIDDLES.length - 1}`));
    else if (lock === undefined) return riddle;
    else screen.say(lockInWords(lock, screen.texts));
  }
}

async function chooseFriends(
  screen: Screen,
  log: AdventureLog,
  riddle: number,
): Promise<readonly Friend[] | undefined> {
  const { friends, wanted } = playTerms(log, riddle);
  const chosen: Friend[] = [];
  while (chosen.length < wanted) {
    const { terminal, gods } = screen.texts;
    const left = friends.filter((god) => !chosen.some((friend) => friend.god === god));
    screen.say(terminal.adventure.chooseFriend(chosen.length + 1, wanted));
    const god = await choose(screen, left, (one) => `${gods[one].name}: ${gods[one].summary}`);
    const friend = god === undefined ? undefined : await withArrow(screen, log, god);
    if (friend === undefined) return undefined;
    chosen.push(friend);
  }
  return chosen;
}

/** A friendly god and the arrow that is shaded for it, which is asked where there are several. */
async function withArrow(screen: Screen, log: AdventureLog, god: TreeGod): Promise<Friend | undefined> {
  const [first, ...others] = openArrows(log, god);
  if (first === undefined || others.length === 0) return { god, star: first ?? null };
  screen.say(screen.texts.terminal.adventure.chooseArrow(screen.texts.gods[god].name));
  const star = await choose(screen, [first, ...others], (one) => arrowInWords(one, screen.texts));
  return star === undefined ? undefined : { god, star };
}

/** Plays a riddle of the adventure, and writes down what came of it; false if somebody leaves. */
async function playOn(
  screen: Screen,
  file: AdventureFile,
  { id, players, match: begun }: KeptPlay,
  { level }: PlayTerms,
): Promise<boolean> {
  const keep = (match: SphinxMatch): void => {
    if (!keepPlay(file.path, { id, players, match }))
      screen.say(screen.texts.terminal.adventure.cannotWrite(file.path));
  };
  const { end, match } = await playRiddle(screen, begun, players, { level, keep });
  if (end === 'quit') {
    // Before the first turn nothing has been played, so the arrows are open again.
    if (match.state.turn.number <= 1 && match.state.turn.phase === 'start') {
      changeOn(screen, file, (log, now) => dropPlay(log, id, now));
      forgetPlay(file.path);
    }
    return false;
  }
  tellingPages(screen, file, () => {
    const isWritten = changeOn(screen, file, (log, now) => {
      const recorded = recordPlay(log, finishedPlay(id, match, players, now));
      return recorded.ok ? ok(recorded.value.log) : recorded;
    });
    if (isWritten) screen.say(screen.texts.terminal.adventure.written(file.path));
  });
  forgetPlay(file.path);
  return true;
}

function finishedPlay(id: string, match: SphinxMatch, players: readonly PlayerKind[], ended: number): Play {
  const { setup, achieved, turn } = match.state;
  return {
    id,
    ended,
    riddle: setup.riddle,
    isExpert: setup.isExpert,
    achieved,
    turns: turn.number,
    seats: players.map((kind, seat) => {
      const [worker] = workersOf(setup.players, seat);
      const colour = COLOURS.find((one) => one === colourOf(setup, worker!))!;
      return kind === 'computer' ? { colour, isComputer: true } : { colour };
    }),
    record: match.record,
  };
}

/** Tells the pages of the story that a change has opened. */
function tellingPages(screen: Screen, file: AdventureFile, change: () => void): void {
  const before = readablePages(file.log);
  change();
  tellPages(
    screen,
    readablePages(file.log).filter((page) => !before.includes(page)),
  );
}

function tellPages(screen: Screen, pages: readonly StoryPage[]): void {
  for (const page of pages) {
    const { title, paragraphs } = screen.texts.story.pages[page];
    screen.title(title);
    for (const paragraph of paragraphs) screen.say(paragraph);
  }
}
