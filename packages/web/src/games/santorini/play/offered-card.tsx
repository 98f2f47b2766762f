import { workerPicture } from '@thera/board';
import type { CardId, StepChoice } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { JSX } from 'preact/jsx-runtime';
import type { SantoriniCtrl } from '../ctrl.tsx';
import { PowerCard } from '../gods/power-card.tsx';

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
  return (
    <div class={`taken seat-${colour + 1}`}>
      <PowerCard id={id} texts={texts} />
      <p class="taken-by">
        <span dangerouslySetInnerHTML={{ __html: workerPicture(colour) }} />
        {texts.words.seat(seat)}
      </p>
    </div>
  );
}
