import { DEFAULT_SETUP, POWER_MODES, parsePower, type Setup, santorini } from '@thera/santorini';
import { begin, type Seat } from '@thera/table';
import { PLAYER_KINDS, type PlayerKind } from '@thera/texts';
import { askPlainly, choose, chooseNumber } from './choose.ts';
import { type Agreement, fleeceText, powerText } from './play-options.ts';
import { wordsFor } from './refusal-words.ts';
import type { Screen } from './screen.ts';

const COUNTS = [2, 3, 4] as const;
/** Two without powers of their own may share one. */
const FLEECE = 'fleece' as const;
const FOR_TWO: readonly string[] = ['none', FLEECE];

/** Asks what to play; undefined when the person would rather not. */
export async function agree(screen: Screen): Promise<Agreement | undefined> {
  const players = await chooseNumber(screen, ({ terminal }) => terminal.choosePlayers, COUNTS);
  if (players === undefined) return undefined;
  if (players === 4) screen.say(screen.texts.terminal.teams);
  const mode = await choose(
    screen,
    ({ terminal }) => terminal.choosePowers,
    ([...POWER_MODES, FLEECE] as const).filter((known) => players === 2 || !FOR_TWO.includes(known)),
    (known, { terminal }) => (known === FLEECE ? terminal.fleeceChoice : terminal.powerChoices[known]),
  );
  if (mode === undefined) return undefined;
  const setup =
    mode === FLEECE
      ? await withFleece(screen)
      : await withPowers(screen, { ...DEFAULT_SETUP, players, mode });
  const kinds = setup === undefined ? undefined : await whoPlays(screen, players);
  return setup === undefined || kinds === undefined ? undefined : { setup, players: kinds };
}

async function whoPlays(screen: Screen, players: number): Promise<PlayerKind[] | undefined> {
  const kinds: PlayerKind[] = [];
  for (let seat = 0; seat < players; seat++) {
    const kind = await choose(
      screen,
      ({ terminal, words }) => terminal.whoPlays(words.seat(seat)),
      // What is likely comes first: one person against the computer.
      seat === 0 ? PLAYER_KINDS : PLAYER_KINDS.toReversed(),
      (known, { terminal }) => terminal.playerKinds[known],
    );
    if (kind === undefined) return undefined;
    kinds.push(kind);
  }
  return kinds;
}

/** The setup with a power beside the board. */
async function withFleece(screen: Screen): Promise<Setup | undefined> {
  const sayQuestion = (): void => screen.say(screen.texts.terminal.chooseFleece);
  for (;;) {
    const answer = await askPlainly(screen, sayQuestion, '[dice] > ');
    if (answer === undefined) return undefined;
    const setup = { ...DEFAULT_SETUP, fleece: fleeceText(answer === '' ? 'dice' : answer) };
    const begun = begin(santorini, setup, '');
    if (begun.ok) return setup;
    screen.say(wordsFor(begun.error, screen.texts));
  }
}

/** The setup with a power named for each seat, where the mode wants that, and where they may meet. */
async function withPowers(screen: Screen, setup: Setup): Promise<Setup | undefined> {
  if (setup.mode !== 'fixed') return setup;
  for (;;) {
    const powers: string[] = [];
    for (let seat = 0; seat < setup.players; seat++) {
      const power = await askPower(screen, seat);
      if (power === undefined) return undefined;
      powers.push(power);
    }
    const named = { ...setup, powers };
    const begun = begin(santorini, named, '');
    if (begun.ok) return named;
    screen.say(wordsFor(begun.error, screen.texts));
  }
}

async function askPower(screen: Screen, seat: Seat): Promise<string | undefined> {
  const sayQuestion = (): void => {
    const { terminal, words } = screen.texts;
    screen.say(terminal.choosePowerOf(words.seat(seat)));
  };
  for (;;) {
    const answer = await askPlainly(screen, sayQuestion, '> ');
    if (answer === undefined) return undefined;
    const power = powerText(answer);
    if (parsePower(power).ok) return power;
    screen.say(screen.texts.terminal.unknownPower(answer));
  }
}
