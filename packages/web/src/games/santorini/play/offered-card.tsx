import { workerPicture } from '@thera/board';
import { cardOf } from '@thera/play/santorini';
import type { CardId, StepChoice } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { JSX } from 'preact/jsx-runtime';
import type { SantoriniCtrl } from '../ctrl.tsx';
import { PowerCard } from '../gods/power-card.tsx';
import { cardSentence, holderOf } from './card-sentence.ts';

interface OfferedCardProps {
  readonly ctrl: SantoriniCtrl;
  readonly id: CardId;
  /** Who has taken it. */
  readonly seat: Seat | undefined;
  /** What takes it, if whoever looks on may. */
  readonly choice: StepChoice | undefined;
}

/** A power on offer: to be taken, or with the figure of who has taken it. */
export function OfferedCard({ ctrl, id, seat, choice }: OfferedCardProps): JSX.Element {
  const texts = ctrl.texts;
  if (choice !== undefined)
    return <PowerCard id={id} texts={texts} onChoose={() => ctrl.choosing.takeChoice(choice)} />;
  if (seat === undefined) return <PowerCard id={id} texts={texts} />;
  const colour = ctrl.colourOf(seat);
  const stage = ctrl.stage.value;
  const card = cardOf(stage, seat);
  const sentence =
    card === undefined ? '' : cardSentence(card, holderOf(stage, seat, ctrl.frame.seating.own), texts);
  return (
    <div class={`taken seat-${colour + 1}`}>
      <PowerCard id={id} texts={texts} sentence={sentence} />
      <p class="taken-by">
        <span dangerouslySetInnerHTML={{ __html: workerPicture(colour) }} />
        {texts.words.seat(seat)}
      </p>
    </div>
  );
}
