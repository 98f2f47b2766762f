import { matchupNote, POWER_IDS, type PowerId, powerOf } from '@thera/santorini';
import { diceOf } from './self-play.ts';

/** For each power that so many may use, a cast that it leads: others are by chance, none banned against another. */
export function castsLedByAll(players: number, seed: string): PowerId[][] {
  const usable = POWER_IDS.filter((id) => powerOf(id).players.includes(players));
  return usable.map((leader, n) => {
    const cast: PowerId[] = [leader];
    for (const id of diceOf(`${seed} ${players}`, n).shuffle(usable))
      if (cast.length < players && cast.every((met) => met !== id && matchupNote(met, id) !== 'printed'))
        cast.push(id);
    return cast;
  });
}
