import type { Power, Stage } from '@thera/santorini';
import { powerOf } from '@thera/santorini';
import type { SantoriniPlayText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { emblemMarkup } from '../emblems/emblem-markup.ts';
import { cardSentence } from './card-sentence.ts';

interface FleeceStripProps {
  readonly power: Power;
  readonly text: SantoriniPlayText;
  readonly onPower: () => void;
}

/** The power that lies beside the board for whoever stands next to the Ram. */
export function FleeceStrip({ power, text, onPower }: FleeceStripProps): JSX.Element {
  const { name } = text.game.powers[power.id];
  return (
    <section class="strip strip-fleece" aria-label={text.besideBoard}>
      <button
        type="button"
        class={`emblem ${powerOf(power.id).group}`}
        aria-label={text.power(name)}
        onClick={onPower}
        dangerouslySetInnerHTML={{ __html: emblemMarkup(power.id) }}
      />
      <div class="strip-words">
        <p class="strip-name">
          <span class="god">{name}</span> <span class="strip-who">{text.besideBoard}</span>
        </p>
        <p class="strip-note">{cardSentence(power, 'yours', text.game)}</p>
      </div>
    </section>
  );
}

/** The power beside the board, if one lies there. */
export function fleeceOf(stage: Stage): Power | undefined {
  return 'position' in stage ? stage.position.lineup.fleece?.power : undefined;
}
