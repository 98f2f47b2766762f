import type { ScriptedGame } from './scripted-game.ts';
import { pause } from './timing.ts';

/** What a stretch of time has brought. */
export interface Stretch {
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly refused: readonly string[];
  /** Decisions that were due and found no table that waited for one. */
  readonly missed: number;
}

const TICK = 10;

/** So many decisions a second, at one table after the other, for some seconds. */
export async function drive(
  games: readonly ScriptedGame[],
  perSecond: number,
  seconds: number,
): Promise<Stretch> {
  const latencies: number[] = [];
  const refused: string[] = [];
  const pending = new Set<Promise<void>>();
  const from = performance.now();
  let [due, missed, at] = [0, 0, 0];
  for (;;) {
    const elapsed = (performance.now() - from) / 1_000;
    if (elapsed >= seconds) break;
    while (due < elapsed * perSecond) {
      due += 1;
      const game = nextReady(games, at);
      if (game === undefined) {
        missed += 1;
        continue;
      }
      at = games.indexOf(game) + 1;
      const work = timed(game, latencies, refused).finally(() => pending.delete(work));
      pending.add(work);
    }
    await pause(TICK);
  }
  await Promise.all(pending);
  return { seconds: (performance.now() - from) / 1_000, latencies, refused, missed };
}

/** As many as will go: every table decides again as soon as it is answered. */
export async function burst(games: readonly ScriptedGame[], each: number): Promise<Stretch> {
  const latencies: number[] = [];
  const refused: string[] = [];
  const from = performance.now();
  await Promise.all(
    games.map(async (game) => {
      for (let n = 0; n < each && game.isReady; n++) await timed(game, latencies, refused);
    }),
  );
  return { seconds: (performance.now() - from) / 1_000, latencies, refused, missed: 0 };
}

function nextReady(games: readonly ScriptedGame[], from: number): ScriptedGame | undefined {
  for (let n = 0; n < games.length; n++) {
    const game = games[(from + n) % games.length];
    if (game?.isReady) return game;
  }
  return undefined;
}

async function timed(game: ScriptedGame, latencies: number[], refused: string[]): Promise<void> {
  const from = performance.now();
  const code = await game.decide();
  if (code === undefined) latencies.push(performance.now() - from);
  else refused.push(code);
}
