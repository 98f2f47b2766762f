import { type Signal, signal } from '@preact/signals';
import type { Colour, LastTurn } from '@thera/board';
import { decisionText, type SantoriniMatch, viewToDecide } from '@thera/play/santorini';
import { Position, parseTurn, play, type Stage, stageOf } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { Thinker } from '../../computer/thinker.ts';
import { lastTurn } from '../../games/santorini/board/last-turn.ts';

/** So long may a hint take, in milliseconds. */
const PATIENCE = 1000;

/** What the computer would play: its steps, in notation, and as a trace on the board. */
export interface Hint {
  readonly steps: readonly string[];
  readonly text: string;
  readonly trace: LastTurn | undefined;
}

/** What the computer would do in a person's place. */
export class Hints {
  readonly hint: Signal<Hint | 'sought' | undefined> = signal(undefined);
  private readonly thinker: Thinker;

  constructor(thinker: Thinker) {
    this.thinker = thinker;
  }

  get isSought(): boolean {
    return this.hint.value === 'sought';
  }

  /** The hint that was found. */
  get found(): Hint | undefined {
    return this.hint.value === 'sought' ? undefined : this.hint.value;
  }

  async seek(match: SantoriniMatch, seat: Seat, colours: readonly Colour[]): Promise<void> {
    this.hint.value = 'sought';
    const view = viewToDecide(match, seat);
    const seed = `${match.record.seed} hint`;
    const steps = await this.thinker.think({ view, seat, level: 'titan', seed }, PATIENCE);
    // Whoever has gone on meanwhile does not want it any more.
    if (this.isSought)
      this.hint.value = steps === undefined ? undefined : hintOf(stageOf(view), steps, seat, colours);
  }

  /** A hint stays as long as it is followed. */
  goOn(steps: readonly string[]): void {
    const isFollowed = steps.every((step, n) => this.found?.steps[n] === step);
    if (!isFollowed || this.isSought) this.forget();
  }

  forget(): void {
    if (this.isSought) this.thinker.stop();
    this.hint.value = undefined;
  }
}

function hintOf(stage: Stage, steps: readonly string[], seat: Seat, colours: readonly Colour[]): Hint {
  const text = decisionText(stage, steps);
  const turn = stage.phase === 'play' ? parseTurn(stage.position, steps.join(' ')) : undefined;
  if (stage.phase !== 'play' || !turn?.ok) return { steps, text, trace: undefined };
  const reached = new Position();
  play(stage.position, turn.value, 0, reached);
  return { steps, text, trace: { ...lastTurn(stage.position, reached, seat, colours), isHint: true } };
}
