import { percentOf } from '@thera/play/prometheus';
import type { ForecastText } from '@thera/texts/prometheus';
import type { JSX } from 'preact/jsx-runtime';

interface WoundBarsProps {
  readonly chances: readonly number[];
  /** From so many wounds on the target is destroyed. */
  readonly vit: number;
  readonly text: ForecastText;
}

/** The last bar stands for so many and more. */
const LAST = 5;

/** How likely each number of wounds is; the bars have a table behind them. */
export function WoundBars({ chances, vit, text }: WoundBarsProps): JSX.Element {
  const bars = Array.from({ length: LAST + 1 }, (_, wounds) =>
    wounds < LAST ? (chances[wounds] ?? 0) : chances.slice(LAST).reduce((sum, chance) => sum + chance, 0),
  );
  const highest = Math.max(...bars);
  return (
    <table class="wound-bars">
      <caption class="unseen">{text.table.wounds}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{text.table.wounds}</th>
          <th scope="col">{text.table.chance}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((chance, wounds) => (
          <tr
            key={wounds}
            class={wounds >= vit || (wounds === LAST && vit <= chances.length - 1) ? 'is-fatal' : ''}
          >
            <th scope="row">{wounds < LAST ? wounds : `${LAST}+`}</th>
            <td style={{ '--share': highest === 0 ? 0 : chance / highest }}>{`${percentOf(chance)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
