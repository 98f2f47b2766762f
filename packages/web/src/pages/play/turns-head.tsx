import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { PlayCtrl } from './ctrl.ts';
import type { BesideTurns } from './host-parts.ts';

interface TurnsHeadProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
}

/** What stands above the list of turns, and the way back to the game for who looks back. */
export function TurnsHead({ ctrl, text }: TurnsHeadProps): JSX.Element {
  const beside = ctrl.host.parts?.besideTurns;
  return (
    <div class="turns-head">
      {beside === undefined ? <h2 class="label">{text.turns}</h2> : <Tabs beside={beside} text={text} />}
      {!ctrl.back.isLive && (
        <button type="button" class="text-button" onClick={() => ctrl.back.goToGame()}>
          {text.backToGame}
        </button>
      )}
    </div>
  );
}

interface TabsProps {
  readonly beside: BesideTurns;
  readonly text: PlayText;
}

/** The turns, or what can take their place. */
function Tabs({ beside, text }: TabsProps): JSX.Element {
  const { label, badge, isShown } = beside;
  const tab = (isOwn: boolean): JSX.Element => (
    <button
      type="button"
      class="turns-tab"
      aria-pressed={isShown.value === isOwn}
      onClick={() => {
        isShown.value = isOwn;
      }}
    >
      {isOwn ? label : text.turns}
      {isOwn && badge}
    </button>
  );
  return (
    <>
      <h2 class="unseen">{isShown.value ? label : text.turns}</h2>
      <div class="turns-tabs">
        {tab(false)}
        {tab(true)}
      </div>
    </>
  );
}
