import { type Objective, RIDDLES } from '@thera/sphinx';
import { type MapText, objectiveWords, riddleNames, ruleWords } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { MapRiddle } from '../../adventure/riddles-of.ts';
import { TierSign } from '../../signs/tier-sign.tsx';
import { lockInWords } from './lock-words.ts';

interface RiddleCardProps {
  readonly riddle: MapRiddle;
  /** The best that came of it, in words. */
  readonly best: string | undefined;
  readonly text: MapText;
}

/** Among two, colours are pairs: what is said of a riddle before anybody sits down. */
const USUAL_PLAYERS = 2;

/** All that is to be known of a riddle before it is played. */
export function RiddleCard({ riddle: { number, circles, lock }, best, text }: RiddleCardProps): JSX.Element {
  const { game, chosen } = text;
  const riddle = RIDDLES[number]!;
  const names = riddleNames(riddle, USUAL_PLAYERS, game);
  const goal = (objective: Objective): string => objectiveWords(objective, names, game.objectives);
  return (
    <>
      <p class="map-riddle-line">{game.riddles[number]!.line}</p>
      <ul class="riddle-goals">
        {riddle.objectives.map((objective, n) => (
          <li key={objective.tier}>
            <TierSign
              tier={objective.tier}
              look={circles[n]!.state === 'shaded' ? 'full' : 'open'}
              isExpert={circles[n]!.isExpert && circles[n]!.state === 'shaded'}
            />
            <strong>{game.tiers[objective.tier]}</strong>
            <span>{goal(objective)}</span>
            {objective.ends && <em>{chosen.ends}</em>}
          </li>
        ))}
      </ul>
      <ul class="riddle-chips">
        {riddle.rules.map((rule) => (
          <li key={rule.kind} class="badge">
            {ruleWords(rule, names, game.rules).name}
          </li>
        ))}
        {riddle.friendly > 0 && <li class="badge">{chosen.friendlyGods(riddle.friendly)}</li>}
        <li class="badge">{chosen.anyPlayers}</li>
      </ul>
      {best !== undefined && <p class="riddle-best">{best}</p>}
      {lock !== undefined && <p class="tip">{lockInWords(lock, text)}</p>}
    </>
  );
}
