import type { AdventureLog, LogStep } from '@thera/sphinx';
import type { EndText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import { stepWay } from './ending-ways.ts';

interface NextStepButtonProps {
  readonly log: AdventureLog;
  readonly step: LogStep;
  readonly text: EndText['steps'];
}

/** Takes the next of the three steps, or leads to where it is taken. */
export function NextStepButton({ log, step, text }: NextStepButtonProps): JSX.Element {
  const { label, icon, to } = stepWay(log, step, text);
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {label}
    </>
  );
  return typeof to === 'string' ? (
    <a class="button primary" href={to}>
      {content}
    </a>
  ) : (
    <button type="button" class="button primary" onClick={to}>
      {content}
    </button>
  );
}
