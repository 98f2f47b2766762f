import { activeCards } from './active.ts';
import type { Ask } from './ask.ts';
import { leftInBox } from './box.ts';
import { sourcesOf } from './building.ts';
import { isAsleep, standing } from './field.ts';
import { countOf, PIECES } from './pieces.ts';
import { rowsWithRoom } from './rows.ts';
import { spotsLeft } from './spots.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';

/** The steps that answer what is asked. None means that there is nothing to choose from, and play goes on. */
export function answersTo(state: State, ask: Ask): readonly Step[] {
  switch (ask.kind) {
    case 'place':
      return spotsLeft(state).map((to) => ({ kind: 'place', to }));
    case 'row':
      return rowsWithRoom(state, ask.colour).map((tier) => ({ kind: 'row', tier }));
    case 'gain':
      return leftInBox(state).map((piece) => ({ kind: 'gain', piece }));
    case 'toll':
      return PIECES.flatMap((piece) =>
        sourcesOf(state, piece).map((from): Step => ({ kind: 'pay', piece, from })),
      );
    case 'cling':
      return clingAnswers(state, ask);
    case 'destroy':
      return standing(state)
        .filter((worker) => !isAsleep(state, worker))
        .map((worker) => ({ kind: 'destroy', worker }));
    case 'sphinx-way':
      return ask.to.map((to) => ({ kind: 'sphinx-way', to }));
    case 'topple':
      return ask.on.map((on) => ({ kind: 'topple', on }));
    case 'roll':
      return [...cardAnswers(state, ({ power }) => power.afterRoll?.(state)), { kind: 'done' }];
    case 'discard': {
      const god = state.held.find((held) => held.god === ask.god)!;
      const kept = cardAnswers(state, ({ id, power }) =>
        id === ask.god ? [] : power.onDiscard?.(state, god),
      );
      return [...kept, { kind: 'done' }];
    }
    case 'blessing':
      return [
        ...cardAnswers(state, ({ power }) => power.onBlessing?.(state, ask.blessing)),
        { kind: 'done' },
      ];
    case 'omens': {
      const gods = state.queue.flatMap((card, slot): readonly Step[] =>
        card.kind === 'blessing' ? [] : [{ kind: 'put-under', slot }],
      );
      return [...gods, { kind: 'done' }];
    }
    case 'agree':
      return [{ kind: 'agree' }, { kind: 'play-on' }];
  }
}

/** A piece saves each who clings on; with too few of them it matters whom. */
function clingAnswers(state: State, { workers }: Extract<Ask, { kind: 'cling' }>): readonly Step[] {
  const stock = countOf(state.stockpile);
  if (stock === 0) return workers.slice(0, 1).map((worker) => ({ kind: 'destroy', worker }));
  const saved = stock < workers.length ? workers : workers.slice(0, 1);
  return saved.flatMap((worker) =>
    PIECES.filter((piece) => state.stockpile[piece] > 0).map(
      (piece): Step => ({ kind: 'pay', piece, from: 'stockpile', worker }),
    ),
  );
}

const cardAnswers = (
  state: State,
  ask: (card: ReturnType<typeof activeCards>[number]) => readonly Step[] | undefined,
): readonly Step[] => activeCards(state).flatMap((card) => ask(card) ?? []);
