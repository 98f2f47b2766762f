import {
  type AdventureLog,
  befriendedBy,
  diamondsOn,
  diamondsOwed,
  dutiesOf,
  fullPaths,
  nextStep,
  openArrows,
  owedArrows,
  PATHS,
  type Path,
  parseGuestName,
  SUGGESTED_PATH,
  shadeArrow,
  shadeCircles,
  shadeDiamond,
  signGuestbook,
  type UnsignedSeat,
  undoDiamond,
} from '@thera/sphinx';
import { inColumns } from '../../columns.ts';
import type { AdventureFile } from './adventure-file.ts';
import { arrowInWords, nodeName } from './adventure-words.ts';
import { askPlainly, choose } from './ask.ts';
import { changeOn } from './change-on.ts';
import { commandIn } from './command-in.ts';
import type { Screen } from './screen.ts';

/** Does what is to be done after a riddle, in its order: sign, shade, place. False if somebody leaves before the end. */
export async function doSteps(screen: Screen, file: AdventureFile): Promise<boolean> {
  for (let step = nextStep(file.log); step !== undefined; step = nextStep(file.log)) {
    screen.title(screen.texts.adventure.steps[step]);
    if (isFirstTime(file.log)) screen.say(screen.texts.end.steps.guide[step]);
    const isDone =
      step === 'sign'
        ? await sign(screen, file)
        : step === 'shade'
          ? shade(screen, file)
          : await place(screen, file);
    if (!isDone) return false;
  }
  return true;
}

const isFirstTime = ({ plays }: AdventureLog): boolean => plays.length === 1;

async function sign(screen: Screen, file: AdventureFile): Promise<boolean> {
  for (const seat of dutiesOf(file.log).sign) {
    const { terminal, colours, words, adventure } = screen.texts;
    screen.say(terminal.adventure.sign(colours[seat.colour]));
    for (;;) {
      const usual = usualName(file.log, seat);
      const typed = await askPlainly(
        screen,
        `${words.seat(seat.seat)}${usual === undefined ? '' : ` [${usual}]`} > `,
      );
      if (typed === undefined) return false;
      const name = typed === '' ? usual : parseGuestName(typed);
      if (name === undefined) screen.say(adventure.refusals['bad-name']);
      else {
        const { play, colour } = seat;
        changeOn(screen, file, (log, now) =>
          signGuestbook(log, { play, seat: seat.seat, name, colour }, now),
        );
        break;
      }
    }
  }
  return true;
}

/** Whoever is said to have sat there, or signed last for that seat. */
const usualName = ({ signatures }: AdventureLog, { name, seat }: UnsignedSeat): string | undefined =>
  name ?? signatures.findLast((one) => one.seat === seat)?.name;

function shade(screen: Screen, file: AdventureFile): boolean {
  const { terminal, tiers, words } = screen.texts;
  const circles = dutiesOf(file.log).shade.map(({ tier }) => tiers[tier]);
  changeOn(screen, file, (log) => shadeCircles(log));
  screen.say(terminal.adventure.shaded(words.list(circles)));
  return true;
}

async function place(screen: Screen, file: AdventureFile): Promise<boolean> {
  for (const owed of owedArrows(file.log)) {
    screen.say(screen.texts.terminal.adventure.chooseArrow(screen.texts.gods[owed.god].name));
    const star = await choose(screen, openArrows(file.log, owed.god), (one) =>
      arrowInWords(one, screen.texts),
    );
    if (star === undefined) return false;
    changeOn(screen, file, (log, now) => shadeArrow(log, owed, star, now));
  }
  if (diamondsOwed(file.log) > 0) listPaths(screen, file.log);
  while (diamondsOwed(file.log) > 0) if (!(await placeDiamond(screen, file))) return false;
  return true;
}

async function placeDiamond(screen: Screen, file: AdventureFile): Promise<boolean> {
  const { terminal, stars, adventure } = screen.texts;
  screen.say(terminal.adventure.diamonds(diamondsOwed(file.log)));
  const suggested = suggestedPath(file.log);
  if (suggested !== undefined) screen.say(stars.place.suggestion(pathName(screen, suggested)));
  for (;;) {
    const usual = suggested === undefined ? '' : `[${PATHS.indexOf(suggested) + 1}] `;
    const typed = await askPlainly(screen, `${usual}> `);
    if (typed === undefined) return false;
    const command = commandIn(typed)?.command;
    if (command === 'choices') {
      listPaths(screen, file.log);
      continue;
    }
    if (command === 'undo') {
      const isUndone = changeOn(screen, file, undoDiamond);
      screen.say(isUndone ? terminal.takenBack : adventure.refusals['nothing-to-undo']);
      return true;
    }
    const path = typed === '' ? suggested : pathNumbered(typed);
    if (path === undefined) screen.say(terminal.possible(`1 – ${PATHS.length}`));
    else if (shadeOn(screen, file, path)) return true;
  }
}

/** What is suggested as long as nothing has been placed anywhere else. */
function suggestedPath(log: AdventureLog): Path | undefined {
  const path = PATHS.find(({ id }) => id === SUGGESTED_PATH);
  const isFirst = log.diamonds.every((diamond) => diamond.path === null || diamond.path === SUGGESTED_PATH);
  return isFirst && !fullPaths(log).has(SUGGESTED_PATH) ? path : undefined;
}

const pathNumbered = (typed: string): Path | undefined =>
  /^\d+$/.test(typed) ? PATHS[Number(typed) - 1] : undefined;

function shadeOn(screen: Screen, file: AdventureFile, { id, ends, diamonds }: Path): boolean {
  const { stars, gods, adventure, terminal } = screen.texts;
  const friends = diamondsOn(file.log, id) === diamonds - 1 ? befriendedBy(file.log, id) : [];
  if (!changeOn(screen, file, (log, now) => shadeDiamond(log, id, now))) {
    screen.say(adventure.refusals['path-full']);
    return false;
  }
  const name = pathName(screen, { ends });
  screen.say(`${terminal.adventure.path(name, diamondsOn(file.log, id), diamonds)}.`);
  for (const god of friends) screen.say(stars.befriended(gods[god].name));
  return true;
}

const pathName = ({ texts }: Screen, { ends: [one, other] }: Pick<Path, 'ends'>): string =>
  texts.stars.path.name(nodeName(one, texts), nodeName(other, texts));

/** Every path with the number by which it is chosen; a number stays the path's own. */
function listPaths(screen: Screen, log: AdventureLog): void {
  const { terminal, stars } = screen.texts;
  const full = fullPaths(log);
  const lines = PATHS.map((path, index) => {
    const shaded = full.has(path.id)
      ? `${pathName(screen, path)}, ${stars.path.isFull}`
      : terminal.adventure.path(pathName(screen, path), diamondsOn(log, path.id), path.diamonds);
    return `${String(index + 1).padStart(2)}. ${shaded}`;
  });
  screen.print(inColumns(lines, screen.width));
}
