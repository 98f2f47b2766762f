import { type Evaluator, type HelpCall, HelperThread, type SearchMemory } from '@thera/engine';
import { parsePosition } from '@thera/santorini';

/** What a worker is told by the one that it helps. */
export type HelperMessage =
  | { readonly kind: 'join'; readonly memory: SearchMemory; readonly number: number }
  | (Omit<HelpCall, 'position'> & { readonly kind: 'call'; readonly position: string });

/** A worker that helps another to think, as soon as it has the net. */
export class Helper {
  private readonly load: () => Promise<Evaluator | undefined>;
  private searcher: HelperThread | undefined;

  constructor(load: () => Promise<Evaluator | undefined>) {
    this.load = load;
  }

  async hear(message: HelperMessage): Promise<void> {
    if (message.kind === 'join') {
      const evaluator = await this.load();
      if (evaluator !== undefined)
        this.searcher = new HelperThread(evaluator, message.memory, message.number);
      return;
    }
    const position = parsePosition(message.position);
    if (!position.ok) throw new Error(`a helper cannot read ${message.position}: ${position.error}`);
    this.searcher?.help({ ...message, position: position.value });
  }
}
