import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isComplete } from '@thera/play';
import { type Act, chooseAct, type PrometheusAttempt, take } from '@thera/play/prometheus';
import { type AreaId, hasEnemyAt, type Step, type UnitId } from '@thera/prometheus';
import type { PlayCtrl } from '../../../pages/play/ctrl.ts';
import type { PrometheusTypes } from '../types.ts';
import { activatable, actsOn, isActivation, isForeseen, isOnMaps, optionsOf } from './acts.ts';
import { actorOf, type Option, optionsIn } from './option.ts';

/** What one is about to do, before it is done: several variants where a prop or a stone can be added. */
export interface Aim {
  readonly variants: readonly Option[];
  readonly chosen: number;
}

/** What a person has in mind: a unit, what to do with it, and at whom. */
export class Deciding {
  /** The unit that would be activated. */
  readonly picked: Signal<UnitId | undefined> = signal(undefined);
  readonly aim: Signal<Aim | undefined> = signal(undefined);
  /** What a touch could mean, where one of several has to be chosen. */
  readonly rivals: Signal<readonly Option[]> = signal([]);
  readonly options: ReadonlySignal<readonly Option[]>;
  readonly acts: ReadonlySignal<readonly Act[]>;
  /** What a touch of the maps does. */
  readonly act: ReadonlySignal<Act | undefined>;
  readonly activatable: ReadonlySignal<readonly UnitId[]>;
  /** The attempt as it would be with the unit and the act that are in mind. */
  readonly meant: ReadonlySignal<PrometheusAttempt | undefined>;
  private readonly wish: Signal<Act | undefined> = signal(undefined);
  private readonly frame: PlayCtrl<PrometheusTypes>;

  constructor(frame: PlayCtrl<PrometheusTypes>) {
    this.frame = frame;
    this.activatable = computed(() => (this.attempt === undefined ? [] : activatable(this.attempt)));
    this.options = computed(() => this.optionsNow());
    this.acts = computed(() => actsOn(this.options.value));
    this.act = computed(() => {
      const acts = this.acts.value;
      return this.wish.value !== undefined && acts.includes(this.wish.value) ? this.wish.value : acts[0];
    });
    this.meant = computed(() => this.meantNow());
  }

  get attempt(): PrometheusAttempt | undefined {
    return this.frame.attemptShown;
  }

  /** The option that is aimed at. */
  get aimed(): Option | undefined {
    const aim = this.aim.value;
    return aim?.variants[aim.chosen];
  }

  /** What can be done by touching an area, with what is in hand first. */
  at(area: AreaId): readonly Option[] {
    const here = this.options.value.filter((option) => option.area === area && isOnMaps(option.act));
    const inHand = here.filter(({ act }) => act === this.act.value);
    return inHand.length > 0 ? inHand : here;
  }

  /** Every blow that somebody who can be activated could deal there. */
  blowsAt(area: AreaId): readonly Option[] {
    const { attempt } = this;
    if (attempt === undefined || this.picked.value !== undefined) return [];
    const { side } = attempt.now.seats[attempt.seat]!;
    if (!hasEnemyAt(attempt.now, area, side)) return [];
    return this.activatable.value.flatMap((unit) =>
      optionsOf(attempt, unit).filter((option) => option.area === area && isForeseen(option)),
    );
  }

  pick(unit: UnitId | undefined): void {
    batch(() => {
      this.forget();
      this.picked.value = unit;
    });
  }

  use(act: Act): void {
    batch(() => {
      this.aim.value = undefined;
      this.rivals.value = [];
      this.wish.value = act;
    });
    const options = this.options.value.filter((option) => option.act === act);
    // What has no place, or only one, needs no touch of the maps.
    if (options.length === 1 && (options[0]!.area === undefined || isForeseen(options[0]!)))
      this.take(options);
  }

  /** Takes what a touch means; asks where it may mean several things. */
  take(options: readonly Option[]): void {
    const [first] = options;
    if (first === undefined) return;
    const isOne = options.every(
      (option) =>
        option.act === first.act && option.unit === first.unit && actorOf(option) === actorOf(first),
    );
    if (!isOne) this.rivals.value = options;
    else if (isForeseen(first)) this.aim.value = { variants: options, chosen: 0 };
    else this.goOn(first.after);
  }

  /** Chooses among the variants of what is aimed at. */
  vary(chosen: number): void {
    const aim = this.aim.value;
    if (aim !== undefined) this.aim.value = { ...aim, chosen };
  }

  /** Does what was aimed at: it has been looked at, so nothing more is asked. */
  confirm(): void {
    const { aimed } = this;
    if (aimed !== undefined) this.commit(aimed.after);
  }

  /** Takes a step that is offered by itself, such as a button. */
  answer(isMeant: (step: Step) => boolean): void {
    const { attempt } = this;
    const choice = attempt?.following.find(({ step }) => isMeant(step));
    if (attempt !== undefined && choice !== undefined) this.commit(take(attempt, choice));
  }

  /** As far as nothing is decided yet: what was in mind is forgotten, what was chosen stays. */
  forget(): void {
    batch(() => {
      this.aim.value = undefined;
      this.rivals.value = [];
      this.wish.value = undefined;
      this.picked.value = undefined;
    });
  }

  /** The frame has what was in mind forgotten, together with what changes. */
  goOn(attempt: PrometheusAttempt): void {
    this.frame.goOn(attempt);
  }

  private commit(attempt: PrometheusAttempt): void {
    this.goOn(attempt);
    if (this.frame.attempt.value === attempt && isComplete(attempt)) this.frame.endTurn();
  }

  private meantNow(): PrometheusAttempt | undefined {
    const { attempt } = this;
    const picked = this.picked.value;
    const act = this.act.value;
    if (attempt === undefined) return undefined;
    const activations = attempt.following
      .filter(({ step }) => isActivation(step) && step.unit === picked)
      .map((choice) => take(attempt, choice));
    const base =
      activations.find(({ acts }) => act !== undefined && acts.includes(act)) ?? activations[0] ?? attempt;
    return act !== undefined && base.acts.includes(act) && isOnMaps(act) ? withAct(base, act) : base;
  }

  private optionsNow(): readonly Option[] {
    const { attempt } = this;
    if (attempt === undefined) return [];
    const picked = this.picked.value;
    return picked === undefined ? optionsIn(attempt) : optionsOf(attempt, picked);
  }
}

/** An act that is only thought of: nothing is done by that, even if nothing else could be. */
function withAct(attempt: PrometheusAttempt, act: Act): PrometheusAttempt {
  const chosen = chooseAct(attempt, act);
  return chosen.steps.length === attempt.steps.length ? chosen : attempt;
}
