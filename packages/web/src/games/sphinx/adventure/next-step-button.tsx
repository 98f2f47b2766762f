import { type AdventureLog, type LogStep, shadeCircles } from '@thera/sphinx';
import type { AdventureTab, EndText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import type { IconName } from '../../../shell/icons.ts';
import { adventurePath } from './adventure-path.ts';
import { changeAdventure } from './device-adventures.ts';

interface NextStepButtonProps {
  readonly log: AdventureLog;
  readonly step: LogStep;
  readonly text: EndText['steps'];
}

const ICONS: Readonly<Record<LogStep, IconName>> = { sign: 'edit', shade: 'check', place: 'star' };

/** Where a step is taken; circles are shaded at once, wherever one is. */
const PLACES: Readonly<Record<Exclude<LogStep, 'shade'>, AdventureTab>> = {
  sign: 'guestbook',
  place: 'stars',
};

/** Takes the next of the three steps, or leads to where it is taken. */
export function NextStepButton({ log, step, text }: NextStepButtonProps): JSX.Element {
  const content = (
    <>
      <Icon name={ICONS[step]} />
      {text.button[step]}
    </>
  );
  return step === 'shade' ? (
    <button type="button" class="button primary" onClick={() => void changeAdventure(log.id, shadeCircles)}>
      {content}
    </button>
  ) : (
    <a class="button primary" href={adventurePath(log.id, PLACES[step])}>
      {content}
    </a>
  );
}
