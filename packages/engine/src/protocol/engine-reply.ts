import { fault, ok, type Result } from '@thera/table';
import type { Calibration } from '../evaluation/win-chance.ts';
import { distanceOf, isDecided } from '../search/score.ts';
import { textOf, wordOf } from './protocol-word.ts';
import { winChances } from './win-chances.ts';

/** What the engine says while it thinks. */
export interface Info {
  readonly depth: number;
  /** Its place among several lines; left out where one is wanted. */
  readonly rank?: number;
  readonly score: number;
  readonly calibration: Calibration;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Turns in notation. */
  readonly line: readonly string[];
}

/** A score as it is told: hundredths, or the number of turns to the end, negative for who loses. */
export function formatScore(score: number): string {
  if (!isDecided(score)) return `cp ${Math.round(score)}`;
  return `mate ${score < 0 ? '-' : ''}${distanceOf(score)}`;
}

export function formatInfo({ depth, rank, score, calibration, nodes, milliseconds, line }: Info): string {
  const place = rank === undefined ? '' : ` multipv ${rank}`;
  const speed = Math.round((nodes * 1000) / Math.max(1, milliseconds));
  const chances = winChances(score, calibration).join(' ');
  const pv = line.length === 0 ? '' : ` pv ${line.map(wordOf).join(' ')}`;
  const told = `info depth ${depth}${place} score ${formatScore(score)} nodes ${nodes} nps ${speed}`;
  return `${told} time ${Math.round(milliseconds)} wdl ${chances}${pv}`;
}

/** What was decided, in notation, and the position that it leads to. */
export const formatBest = (turn: string, result: string): string =>
  `bestmove ${wordOf(turn)} ${wordOf(result)}`;

/** A line of an engine, as far as whoever asked wants to know. */
export type EngineReply =
  | { readonly kind: 'ready' | 'readyok' }
  | { readonly kind: 'info'; readonly chance: number | undefined }
  | { readonly kind: 'best'; readonly turn: string; readonly result: string | undefined }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'other' };

/** Reads what an engine says; a `bestmove` without a turn is a fault. */
export function parseEngineReply(line: string): Result<EngineReply, 'missing-turn'> {
  const [name, ...words] = line.trim().split(/\s+/);
  switch (name) {
    case 'ready':
    case 'readyok':
      return ok({ kind: name });
    case 'error':
      return ok({ kind: 'error', code: words[0] ?? 'unknown' });
    case 'bestmove':
      return words[0] === undefined
        ? fault('missing-turn')
        : ok({
            kind: 'best',
            turn: textOf(words[0]),
            result: words[1] === undefined ? undefined : textOf(words[1]),
          });
    case 'info':
      return ok({ kind: 'info', chance: chanceIn(words) });
    default:
      return ok({ kind: 'other' });
  }
}

/** The probability to win that an `info` tells, of the first line; undefined if it tells none. */
function chanceIn(words: readonly string[]): number | undefined {
  const rank = words.indexOf('multipv');
  if (rank >= 0 && words[rank + 1] !== '1') return undefined;
  const at = words.indexOf('wdl');
  const [wins, draws] = at < 0 ? [] : words.slice(at + 1, at + 3).map(Number);
  if (wins === undefined || draws === undefined) return undefined;
  const chance = (wins + draws / 2) / 1000;
  return chance >= 0 && chance <= 1 ? chance : undefined;
}
