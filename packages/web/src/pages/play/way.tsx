import type { JSX } from 'preact/jsx-runtime';
import type { EndingWay } from '../../games/game-client.ts';
import { Icon } from '../../shell/icon.tsx';

interface WayProps {
  readonly way: EndingWay;
  readonly isBest: boolean;
}

/** What may come after a game, as a button. */
export function Way({ way: { label, icon, to }, isBest }: WayProps): JSX.Element {
  const look = `button${isBest ? ' primary' : ''}`;
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {label}
    </>
  );
  return typeof to === 'string' ? (
    <a class={look} href={to}>
      {content}
    </a>
  ) : (
    <button type="button" class={look} onClick={to}>
      {content}
    </button>
  );
}
