import type { MapText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import type { MapRiddle } from '../../adventure/riddles-of.ts';
import type { RiddleMark as Mark } from '../../chart/layout.ts';
import { Circles } from './circles.tsx';
import { lockInBrief } from './lock-words.ts';

interface RiddleMarkProps {
  readonly riddle: MapRiddle;
  readonly mark: Mark;
  readonly isNext: boolean;
  readonly isChosen: boolean;
  readonly text: MapText;
  readonly onChoose: () => void;
}

/** A riddle on the chart: an arch with its number, and a plate with its title and circles, or why it is closed. */
export function RiddleMark({ riddle, mark, isNext, isChosen, text, onChoose }: RiddleMarkProps): JSX.Element {
  const { number, circles, lock } = riddle;
  const { title } = text.game.riddles[number]!;
  const [x, y] = mark.at;
  const look = [
    'riddle-mark',
    mark.isRight ? 'right' : '',
    lock === undefined ? '' : 'closed',
    isNext ? 'next' : '',
  ];
  return (
    <button
      type="button"
      class={look.filter(Boolean).join(' ')}
      style={{ '--x': x, '--y': y }}
      data-riddle={number}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span class="unseen">{text.riddle.label(number, title, stateOf(riddle, isNext, text))}</span>
      <span class="arch" aria-hidden="true">
        {number}
      </span>
      <span class="riddle-plate" aria-hidden="true">
        <span class="riddle-title">{title}</span>
        {lock === undefined ? (
          <Circles circles={circles} />
        ) : (
          <span class="riddle-lock">
            <Icon name="lock" />
            {lockInBrief(lock, text)}
          </span>
        )}
      </span>
    </button>
  );
}

/** What can be seen of a riddle, for who cannot see it. */
function stateOf({ circles, lock }: MapRiddle, isNext: boolean, text: MapText): string {
  const { riddle, circle, game } = text;
  if (lock !== undefined) return riddle.closed(lockInBrief(lock, text));
  const shaded = circles.filter(({ state }) => state !== 'open');
  const state =
    shaded.length === 0
      ? riddle.notSolved
      : game.words.list(
          shaded.map(({ tier, isExpert }) =>
            (isExpert ? circle.shadedAsExpert : circle.shaded)(game.tiers[tier]),
          ),
        );
  return isNext ? `${riddle.isNext}, ${state}` : state;
}
