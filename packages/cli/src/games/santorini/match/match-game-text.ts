import type { Contest } from '@thera/engine';
import { gameInText } from '@thera/play/santorini';
import { formatGame, parseGame } from '@thera/santorini';

/** A contest in notation: who had which side, how it ended, and what the players thought. */
export function contestInText(contest: Contest, names: readonly [string, string], opening: string): string {
  const { match, winner, reason, detail, chances } = contest;
  const told = parseGame(gameInText(match));
  if (!told.ok) throw new Error(`a game that was played cannot be read: ${told.error}`);
  const { tags, turns } = told.value;
  const seats = [...match.players.keys()].filter((seat) => seat % 2 === winner);
  const isForfeit = reason !== 'won' && reason !== 'draw';
  const begun = turns.length - chances.length;
  return formatGame({
    tags: {
      ...tags,
      Side1: plain(names[0]),
      Side2: plain(names[1]),
      Opening: plain(opening),
      ...(isForfeit ? { Reason: plain([reason, detail ?? ''].join(' ')) } : {}),
      Result: isForfeit ? seats.map((seat) => seat + 1).join(' ') : tags.Result!,
    },
    turns: turns.map((turn, n) => {
      const chance = chances[n - begun];
      return chance === undefined ? turn : { ...turn, evaluation: Math.round(chance * 1000) / 1000 };
    }),
  });
}

/** A text as a tag may hold it. */
const plain = (text: string): string => text.replaceAll('"', "'").replace(/\s+/g, ' ').trim();
