import './hand-over.css';
import './seats.css';
import { workerPicture } from '@thera/board';
import type { PlayText } from '@thera/texts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PlayCtrl } from './ctrl.ts';

interface HandOverProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
}

/** The device changes hands: nothing of the game is shown. */
export function HandOver({ ctrl, text }: HandOverProps): JSX.Element {
  const seat = ctrl.seating.toAct!;
  const colour = ctrl.client.colourOf(seat);
  const picture = ctrl.client.seatPicture?.(seat) ?? workerPicture(colour);
  const player = ctrl.seating.givenName(seat) ?? text.words.seat(seat);
  const news = ctrl.client.newsForAll?.() ?? '';
  const ready = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => ready.current!.focus(), [seat]);
  return (
    <main id="content" class={`hand-over ${ctrl.client.layout ?? ''} seat-${colour + 1}`}>
      <span class="hand-over-figure" dangerouslySetInnerHTML={{ __html: picture }} />
      <h1>{text.handOver(player)}</h1>
      {news !== '' && <p class="hand-over-news">{news}</p>}
      <p>{text.handOverWhy}</p>
      <button type="button" class="button primary" ref={ready} onClick={() => ctrl.takeOver()}>
        {text.handOverReady(player)}
      </button>
    </main>
  );
}
