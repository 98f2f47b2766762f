import './objective-asks.css';
import type { Progress } from '@thera/play/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { aimOf, markAim, markedAim } from '../computer/aims.ts';
import type { SphinxCtrl } from '../ctrl.tsx';

interface AsksProps {
  readonly ctrl: SphinxCtrl;
  readonly progress: Progress;
}

/** What the team can do with an objective on the riddle's card: aim at it, and ask whether it is within reach. */
export function ObjectiveAsks({ ctrl, progress }: AsksProps): JSX.Element | null {
  const { tier, isAchieved } = progress;
  if (isAchieved || ctrl.frame.match.value.outcome !== undefined) return null;
  const { id } = ctrl.frame;
  const { follow } = ctrl.texts.hints;
  const name = ctrl.texts.tiers[tier];
  const isAim = markedAim(id) !== undefined && aimOf(id, ctrl.shown.value) === tier;
  return (
    <span class="objective-asks">
      <button type="button" class="chip" aria-pressed={isAim} onClick={() => markAim(id, tier)}>
        {isAim ? follow.isMarked(name) : follow.mark(name)}
      </button>
      <Outlook ctrl={ctrl} progress={progress} />
    </span>
  );
}

function Outlook({ ctrl, progress: { tier } }: AsksProps): JSX.Element {
  const { outlook } = ctrl.texts.hints;
  const found = ctrl.advising.outlookOf(tier);
  if (found === undefined)
    return (
      <button type="button" class="chip" onClick={() => void ctrl.advising.seekWay(tier)}>
        {outlook.ask}
      </button>
    );
  const words =
    found === 'sought' ? outlook.seeking : found === 'in-reach' ? outlook.withinReach : outlook.noWayFound;
  return (
    <span class={`objective-outlook is-${found}`} role="status">
      {words}
    </span>
  );
}

/** Who of the computer's seats helps with what; nothing where only persons play. */
export function partnersInWords({ frame, names, texts, shown }: SphinxCtrl): string {
  const aim = texts.tiers[aimOf(frame.id, shown.value)];
  return frame.seating.plan.value.seats
    .flatMap(({ kind }, seat) =>
      kind === 'computer' ? [texts.hints.follow.partner(names.value[seat]!, aim)] : [],
    )
    .join(' ');
}
