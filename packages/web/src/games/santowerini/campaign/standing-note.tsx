import './standing-note.css';
import type { SantoweriniMatch } from '@thera/play/santowerini';
import { mostPoints, nextAttempt, rankOf, scenarioOf, scenariosOfLevel, totalOf } from '@thera/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { isReplayId } from '../links/replay-id.ts';
import { bestOf, creditedStanding } from './device-annals.ts';
import { RankLadder } from './rank-ladder.tsx';
import type { Standing } from './standing.ts';

interface StandingNoteProps {
  /** The game of this device that has ended. */
  readonly id: string;
  readonly match: SantoweriniMatch;
  readonly text: SantoweriniPlayText;
}

/** What a game has changed in the campaign; for a game that was played alone, how it compares to the best one. */
export function StandingNote({ id, match, text }: StandingNoteProps): JSX.Element | null {
  const standing = creditedStanding(id);
  if (standing === undefined) return isReplayId(id) ? null : <BestNote match={match} text={text} />;
  const points = totalOf(standing.after);
  const rank = text.game.ranks[rankOf(points)];
  return (
    <section class="standing-note">
      <p class="standing-before">{text.standing.before(totalOf(standing.before))}</p>
      <p class="standing-now">
        <strong>{points}</strong> <b>{rank}</b>
      </p>
      <RankLadder points={points} label={`${rank}, ${text.game.points(points)}`} />
      <AttemptsNote standing={standing} text={text} />
    </section>
  );
}

/** How a game that was played alone compares to the best one; nothing as long as none has earned anything. */
function BestNote({ match: { record, outcome }, text }: Omit<StandingNoteProps, 'id'>): JSX.Element | null {
  const best = bestOf(record.setup)?.points ?? 0;
  if (best === 0) return null;
  const isBest = outcome?.score?.points === best;
  return <p class="best-note">{isBest ? text.standing.newBest : text.standing.best(best)}</p>;
}

interface AttemptsNoteProps {
  readonly standing: Standing;
  readonly text: SantoweriniPlayText;
}

/** What a loss costs, and what is still possible. */
function AttemptsNote({ standing, text }: AttemptsNoteProps): JSX.Element | null {
  const { next, after, attempt } = standing;
  const words = text.standing;
  if (next?.kind === 'try-again') {
    const other = scenariosOfLevel(next.level).find((code) => code !== next.scenario)!;
    const most = mostPoints(next.level, nextAttempt(after));
    return (
      <p class="standing-attempts">
        <b>{words.attemptsLeft(next.attemptsLeft, next.level)}</b>
        {words.otherLanding(text.game.places[other].name, most)}
      </p>
    );
  }
  const isLevelLost = attempt.won === undefined && next !== undefined;
  return isLevelLost ? (
    <p class="standing-attempts">{words.levelLost(scenarioOf(attempt.scenario).level)}</p>
  ) : null;
}
