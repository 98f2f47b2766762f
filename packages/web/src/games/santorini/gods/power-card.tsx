import type { CardId } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { PowerEmblem } from './power-emblem.tsx';

interface PowerCardProps {
  readonly id: CardId;
  readonly texts: GameText;
  /** What it does, where that is not told to whoever will have it. */
  readonly sentence?: string;
  /** The card is a button if it can be chosen. */
  readonly onChoose?: () => void;
}

/** A power in short: emblem, name, title, what it does. */
export function PowerCard({ id, texts, sentence, onChoose }: PowerCardProps): JSX.Element {
  const { name, title, power } = texts.powers[id];
  const content = (
    <>
      <PowerEmblem power={id} />
      <span class="power-words">
        <span class="god">{name}</span>
        <span class="power-title">{title}</span>
        <span class="power-sentence">{sentence ?? power}</span>
      </span>
    </>
  );
  return onChoose === undefined ? (
    <div class="power-card">{content}</div>
  ) : (
    <button type="button" class="power-card" onClick={onChoose}>
      {content}
    </button>
  );
}
