import { formatPosition } from '../../src/notation/format-position.ts';
import type { Position } from '../../src/position.ts';
import { AGAIN, factsOf } from '../../src/steps.ts';
import { isOffAtEnd, seatsAtWork } from '../cards-at-work.ts';
import { isReaction } from '../reactions.ts';
import type { Scene } from '../scene.ts';
import { seatsInText } from '../seats-in-text.ts';
import type { Story } from '../story.ts';
import { memoryExpected } from './remembering.ts';

/** What the cards remember after a turn. */
export function memoryFault(scene: Scene, story: Story, after: Position): string | undefined {
  const text = formatPosition(after);
  const now = seatsInText(text);
  if (story.winner >= 0) {
    const forgot = scene.seats.some((seat, n) => seat.memory !== now[n]!.memory);
    return forgot ? 'somebody remembers a turn that won' : undefined;
  }
  if (story.steps[0]?.sign === '-') return undefined;
  for (const seat of seatsAtWork(scene.text)) {
    const card = now[seat.seat - 1]!;
    if (card.isOut) continue;
    const wanted = [...memoryExpected(scene, story, seat, now, text)].sort().join(';');
    const found = card.items
      .filter((item) => !item.startsWith('used=') && (item !== '?' || card.card !== 'chaos'))
      .sort()
      .join(';');
    if (found !== wanted) return `${card.card} remembers [${found}], not [${wanted}]`;
  }
  return undefined;
}

/** Every Chaos whose power works draws again after a dome, and only then. */
export function drawFault(scene: Scene, story: Story, after: Position): string | undefined {
  if (story.winner >= 0) return undefined;
  const domed = story.steps.some(({ sign }) => sign === 'd');
  const text = formatPosition(after);
  const now = seatsInText(text);
  const wrong = now.some((seat) => {
    if (seat.card !== 'chaos' || seat.isOut) return false;
    return (seat.drawn === '') !== (domed && !isOffAtEnd(seat, now, scene.text, text));
  });
  return wrong ? 'Chaos draws at the wrong time' : undefined;
}

/** An additional turn is due exactly when Dionysus has completed a tower; otherwise the next seat is to move. */
export function nextFault(scene: Scene, story: Story, after: Position, head: number): string | undefined {
  const text = formatPosition(after);
  const now = seatsInText(text);
  const mover = now[(scene.mover.keptBy ?? scene.mover.seat) - 1]!;
  const own = story.steps.filter((_, n) => !isReaction(scene, story, n));
  const towers = own.filter(({ sign, levelFrom }) => sign === 'd' && levelFrom === 3).length;
  const earned =
    scene.mover.power === 'dionysus' &&
    towers > 0 &&
    story.winner < 0 &&
    !isOffAtEnd(mover, now, scene.text, text);
  if ((after.extra === 1) !== earned) return 'an additional turn is due or not due';
  if (earned !== ((factsOf(head) & AGAIN) !== 0)) return 'the header is wrong about an additional turn';
  const seat = scene.mover.seat - 1;
  const following = now.map((_, n) => (seat + 1 + n) % now.length);
  const next = earned ? seat : following.find((other) => !now[other]!.isOut);
  return after.turn === next ? undefined : 'the wrong seat is to move';
}
