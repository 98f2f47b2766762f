import { tellOutcome } from '@thera/play';
import { type PrometheusMatch, tellEnding } from '@thera/play/prometheus';
import { navigate } from '../../../navigation.ts';
import type { Ending } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';

/** The words for the end of a game, and what may follow. */
export function endingOf(ctrl: PrometheusCtrl, match: PrometheusMatch): Ending {
  const { ending } = match.state;
  const { frame } = ctrl;
  const again = (): void => {
    const id = frame.room.newGame(frame.seating.plan.value);
    if (id !== undefined) navigate({ page: 'play', game: id });
  };
  const ways = [
    { label: frame.text.value.rematch, icon: 'restart' as const, to: again },
    { label: frame.text.value.newGame, icon: 'plus' as const, to: '/prometheus' },
  ];
  if (ending === null) {
    const { table, words } = frame.text.value;
    const voice = { table, nameOf: (seat: number) => ctrl.names.value[seat] ?? '', list: words.list };
    return { headline: tellOutcome(match.outcome!, voice, { goals: {}, grades: {} } as never), ways };
  }
  return { headline: headlineOf(ctrl, match), reason: tellEnding(ending, ctrl.voice), ways };
}

function headlineOf({ frame, texts }: PrometheusCtrl, { state }: PrometheusMatch): string {
  const winner = state.ending?.winner ?? null;
  if (winner === null) return texts.endings.draw;
  const [only, ...others] = frame.seating.persons;
  if (only !== undefined && others.length === 0)
    return state.seats[only]!.side === winner ? texts.endings.youWin : texts.endings.youLose;
  return texts.endings.wins(texts.terms.sides[winner]);
}
