import type { EngineOptions, GoLimits, Task } from '@thera/engine';
import { formatStage, parseStage } from '@thera/santorini';

/** A task as it goes to another thread: line-ups are numbered differently there, so the stage goes as text. */
export type SentTask =
  | {
      readonly kind: 'go';
      readonly stage: string;
      readonly limits: GoLimits;
      readonly options: EngineOptions;
    }
  | { readonly kind: 'eval'; readonly stage: string; readonly options: EngineOptions }
  | { readonly kind: 'newgame'; readonly options: EngineOptions };

/** What comes back: a line to say, or that the task is done. */
export type WorkReport = { readonly line: string } | { readonly isDone: true };

/** What a worker is given: the memory by which it is told to stop. */
export interface WorkerShare {
  readonly stop: SharedArrayBuffer;
}

export function sendTask(task: Task): SentTask {
  return task.kind === 'newgame' ? task : { ...task, stage: formatStage(task.stage) };
}

export function receiveTask(sent: SentTask): Task {
  if (sent.kind === 'newgame') return sent;
  const stage = parseStage(sent.stage);
  if (!stage.ok) throw new Error(`a stage that was written cannot be read: ${sent.stage}`);
  return { ...sent, stage: stage.value };
}
