import { openTable } from '@thera/play';
import { playedSphinx, type SphinxMatch } from '@thera/play/sphinx';
import { type Setup, sphinx } from '@thera/sphinx';
import { begin } from '@thera/table';
import type { PlayerKind } from '@thera/texts';
import { askUntil } from './ask.ts';
import { riddleCard, riddleTitle } from './riddle-card.ts';
import { playersNamed, playersWished, type RiddleWish } from './riddle-wish.ts';
import type { Screen } from './screen.ts';
import { type GameCompany, TerminalGame } from './terminal-game.ts';

/** A riddle at its beginning. */
export function beginRiddle(setup: Setup, seed: string): SphinxMatch {
  const begun = begin(sphinx, setup, seed);
  if (!begun.ok) throw new Error(`what was agreed is refused: ${begun.error}`);
  return begun.value;
}

/** Shows the card of a riddle and plays it until it is over, or somebody leaves. */
export async function playRiddle(
  screen: Screen,
  match: SphinxMatch,
  players: readonly PlayerKind[],
  company: GameCompany,
): Promise<{ readonly end: 'over' | 'quit'; readonly match: SphinxMatch }> {
  const { setup } = match.state;
  const { texts } = screen;
  screen.title(
    `${riddleTitle(setup.riddle, texts)} · ${texts.players(setup.players)} · ${setup.isExpert ? texts.expertSetting : texts.standard}`,
  );
  for (const line of riddleCard(setup, texts)) screen.say(line);
  const game = new TerminalGame(screen, openTable(playedSphinx, players, match), company);
  const end = await game.play();
  return { end, match: game.match };
}

/** How many play: as the options say, or as somebody answers; undefined when somebody leaves. */
export async function agreeOnPlayers(
  screen: Screen,
  wish: RiddleWish,
  isAsked: boolean,
): Promise<number | undefined> {
  const wished = playersWished(wish);
  if (wished !== undefined || !isAsked) return wished ?? 1;
  screen.say(screen.texts.terminal.howMany);
  return askUntil(screen, playersNamed, () => '1, 2, 3, 4');
}
