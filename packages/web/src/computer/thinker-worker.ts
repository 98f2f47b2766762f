import { decide } from '@thera/engine';
import { sha256 } from '@thera/play';
import { parseStage } from '@thera/rules';
import { diceFor } from '@thera/table';
import type { ThinkAnswer, ThinkRequest } from './thinker-messages.ts';

/** Thinks apart from the page, so that the page never stutters. */
addEventListener('message', ({ data }: MessageEvent<ThinkRequest>) => {
  const { id, stage: text, level, seed } = data;
  const answer = (kind: ThinkAnswer['kind'], thought: ThinkAnswer['thought']): void =>
    postMessage({ id, kind, thought } satisfies ThinkAnswer);
  const stage = parseStage(text);
  // The page wrote it: what cannot be read is a bug.
  if (!stage.ok) throw new Error(`the computer cannot read ${text}: ${stage.error}`);
  const thought = decide(stage.value, {
    level,
    dice: diceFor(sha256, seed, 0),
    clock: () => performance.now(),
    report: (found) => answer('thought', found),
  });
  answer('decision', thought);
});
