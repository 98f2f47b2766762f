import { effect, type Signal, signal } from '@preact/signals';
import { type PrometheusAttempt, take } from '@thera/play/prometheus';
import type { AreaId, Face } from '@thera/prometheus';
import type { Deciding } from './deciding.ts';
import { scattered } from './scattered.ts';

/** How tokens are laid before the fight: one face after the other, or all by chance. */
export class LayingTokens {
  /** The face of the next token that is laid. */
  readonly face: Signal<Face> = signal('net');
  private readonly deciding: Deciding;

  constructor(deciding: Deciding) {
    this.deciding = deciding;
    effect(() => this.keepFaceOpen());
  }

  /** Lays the next token; false if it cannot lie there. */
  lay(attempt: PrometheusAttempt, area: AreaId): boolean {
    const choice = attempt.following.find(
      ({ step }) => step.kind === 'token' && step.area === area && step.face === this.face.value,
    );
    if (choice === undefined) return false;
    this.deciding.goOn(take(attempt, choice));
    return true;
  }

  /** All tokens that are left go to free areas, by chance. */
  scatter(): void {
    const { attempt } = this.deciding;
    if (attempt !== undefined) this.deciding.goOn(scattered(attempt));
  }

  /** When one kind of token is used up, the other is next. */
  private keepFaceOpen(): void {
    const { attempt } = this.deciding;
    if (attempt?.now.ask?.kind !== 'tokens') return;
    const faces = attempt.following.flatMap(({ step }) =>
      step.kind === 'token' && step.face ? [step.face] : [],
    );
    if (faces.length > 0 && !faces.includes(this.face.peek())) this.face.value = faces[0]!;
  }
}
