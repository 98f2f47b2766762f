import { type Signal, signal } from '@preact/signals';
import { questionFor } from '@thera/play';
import type { PartnerAnswers } from '@thera/play/sphinx';
import type { State, Step, Tier } from '@thera/sphinx';
import { LEVELS } from '@thera/table';
import type { PlayCtrl } from '../../../pages/play/ctrl.ts';
import type { Hint, HintQuestion } from '../../game-client.ts';
import { adviceAsHint } from '../board/hint-of.ts';
import { aimOf } from '../computer/aims.ts';
import { PartnerThread } from '../computer/partner-thread.ts';
import type { SphinxTypes } from '../types.ts';

/** What the computer has found out about an objective. */
export type Outlook = PartnerAnswers['reach'] | 'sought';

/** What the outlook was found for, and what it is. */
interface Found {
  readonly state: State;
  readonly outlooks: Partial<Record<Tier, Outlook>>;
}

/** So long may it take to look for a way, in milliseconds. */
const PATIENCE = 3000;

/** What the computer is asked beside the game: hints, and what is within reach. It thinks apart from those who play. */
export class Advising {
  private readonly frame: PlayCtrl<SphinxTypes>;
  private readonly thread: PartnerThread = new PartnerThread();
  private readonly found: Signal<Found | undefined> = signal(undefined);

  constructor(frame: PlayCtrl<SphinxTypes>) {
    this.frame = frame;
  }

  /** A hint for whoever has to decide, after what the team aims at; undefined if there is nothing to say. */
  async hintFor(question: HintQuestion<SphinxTypes>): Promise<Hint<Step> | undefined> {
    const { view, interruption } = question;
    const { game } = this.frame.words.value;
    const advice = await this.thread.ask('advise', question, aimOf(this.frame.id, view));
    if (advice !== undefined) return adviceAsHint(view, advice, game);
    if (interruption?.wish === undefined) this.frame.remark.value = game.hints.none;
    return undefined;
  }

  /** Whether an objective is within reach, as far as that was asked in this state. */
  outlookOf(tier: Tier): Outlook | undefined {
    const found = this.found.value;
    return found?.state === this.frame.match.value.state ? found.outlooks[tier] : undefined;
  }

  /** Looks for a way to an objective from here. */
  async seekWay(tier: Tier): Promise<void> {
    const { table, seating, match } = this.frame;
    const { state } = match.value;
    const seat = seating.toAct;
    if (seat === undefined) return;
    this.note(state, tier, 'sought');
    const budget = { clock: () => performance.now(), milliseconds: PATIENCE };
    const question = questionFor(table.value, seat, { level: LEVELS.at(-1)!, budget });
    this.note(state, tier, await this.thread.ask('reach', question, tier));
  }

  dispose(): void {
    this.thread.dispose();
  }

  private note(state: State, tier: Tier, outlook: Outlook | undefined): void {
    const found = this.found.value;
    const { [tier]: _, ...others } = found?.state === state ? found.outlooks : {};
    this.found.value = {
      state,
      outlooks: { ...others, ...(outlook === undefined ? {} : { [tier]: outlook }) },
    };
  }
}
