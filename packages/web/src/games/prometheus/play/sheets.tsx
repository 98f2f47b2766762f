import { type Step, UNIT_IDS, type UnitId } from '@thera/prometheus';
import type { GameSheet } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { CardsSheet } from './cards-sheet.tsx';
import { ChoiceSheet } from './choice-sheet.tsx';
import { RecruitButton } from './draft-panel.tsx';
import { UnitSheet } from './unit-sheet.tsx';

const CHOICES: readonly Step['kind'][] = ['search', 'recall', 'pay'];

/** The sheets of this game: a unit's card, a seat's cards, and choices of one among many. */
export function sheetOf(ctrl: PrometheusCtrl, name: string, close: () => void): GameSheet | undefined {
  const [kind, of = ''] = name.split(' ');
  const { texts, text } = ctrl;
  const choice = CHOICES.find((one) => one === kind);
  if (choice !== undefined)
    return {
      title: texts.actions.kinds[choice],
      content: <ChoiceSheet ctrl={ctrl} kind={choice} close={close} />,
    };
  if (kind === 'cards')
    return {
      title: ctrl.names.value[Number(of)] ?? '',
      content: <CardsSheet view={ctrl.view.value} seat={Number(of)} text={text} />,
    };
  const unit = UNIT_IDS.find((id): id is UnitId => id === of);
  if (unit === undefined) return undefined;
  const title = texts.units[unit].name;
  if (kind === 'recruit')
    return {
      title,
      content: (
        <UnitSheet unit={unit} view={undefined} text={text}>
          <RecruitButton ctrl={ctrl} unit={unit} onDone={close} />
        </UnitSheet>
      ),
    };
  return { title, content: <UnitSheet unit={unit} view={ctrl.shown.value} text={text} /> };
}
