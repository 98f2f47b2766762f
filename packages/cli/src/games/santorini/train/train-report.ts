import type { Progress } from '@thera/engine';
import type { TrainText } from '@thera/texts/santorini';
import { formatSpan } from '../../../status-line.ts';

/** How much there is to learn: samples in an epoch, and epochs. */
interface Extent {
  readonly learning: number;
  readonly epochs: number;
}

/** Tells how training goes. */
export class TrainReport {
  private readonly words: TrainText;
  private readonly extent: Extent;
  private readonly began: number = performance.now();
  private seen = 0;
  /** Since the epoch began, or since training went on in the middle of it. */
  private count = 0;
  private loss = 0;
  private validated = '–';

  constructor(words: TrainText, extent: Extent) {
    this.words = words;
    this.extent = extent;
  }

  /** So many samples were learned from, with this sum of squared errors. */
  add(count: number, loss: number): void {
    this.seen += count;
    this.count += count;
    this.loss += loss;
  }

  /** So many samples were kept for validation, with this sum of squared errors. */
  validate(count: number, loss: number): void {
    if (count > 0) this.validated = (loss / count).toFixed(6);
  }

  beginEpoch(): void {
    this.count = 0;
    this.loss = 0;
  }

  describe({ epochs: done, inEpoch }: Progress): string {
    const { words } = this;
    const { learning, epochs } = this.extent;
    const speed = this.seen / (performance.now() - this.began);
    return [
      words.epoch(String(done + 1), String(epochs)),
      words.partOfEpoch(((100 * inEpoch) / learning).toFixed(0)),
      words.loss((this.loss / this.count).toFixed(6), this.validated),
      words.rate((speed * 1000).toFixed(0)),
      words.left(formatSpan(((epochs - done) * learning - inEpoch) / speed)),
    ].join(' · ');
  }
}
