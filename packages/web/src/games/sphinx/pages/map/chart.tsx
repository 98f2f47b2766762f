import './chart.css';
import { type AdventureLog, ISLAND_RIDDLES, ISLANDS, type Island } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import { useId } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Picture } from '../../../../shell/picture.tsx';
import { boatAt, type MapRiddle, openIslands } from '../../adventure/riddles-of.ts';
import { drawChart } from '../../chart/draw-chart.ts';
import type { ChartLayout } from '../../chart/layout.ts';
import { islandsVisited } from '../../chart/voyage.ts';
import { islandNote } from './island-note.ts';
import { RiddleMark } from './riddle-mark.tsx';

interface ChartProps {
  readonly log: AdventureLog;
  readonly layout: ChartLayout;
  readonly riddles: readonly MapRiddle[];
  readonly next: number;
  readonly chosen: number;
  readonly text: MapText;
  readonly onChoose: (riddle: number) => void;
}

/** The nautical chart: islands in their order, each with its riddles, over the drawing. */
export function Chart(props: ChartProps): JSX.Element {
  const { log, layout, riddles, text } = props;
  const open = openIslands(log, riddles);
  const visited = islandsVisited(log);
  const boat = boatAt(log);
  return (
    <div class="chart" style={{ '--width': layout.width, '--height': layout.height }}>
      <Picture
        class="chart-picture"
        draw={() => drawChart({ layout, open, visited, boat })}
        of={[layout, open.join(), visited.join(), boat]}
      />
      <section class="chart-islands" aria-label={text.chart}>
        {ISLANDS.map((island) => (
          <IslandPart key={island} island={island} {...props} />
        ))}
      </section>
    </div>
  );
}

function IslandPart({
  island,
  log,
  layout,
  riddles,
  next,
  chosen,
  text,
  onChoose,
}: ChartProps & { readonly island: Island }): JSX.Element {
  const heading = useId();
  const [x, y] = layout.islands[island].title;
  return (
    <section aria-labelledby={heading}>
      <div class="island-name" style={{ '--x': x, '--y': y }}>
        <h2 id={heading}>{text.game.islands[island]}</h2>
        <p>{islandNote(log, island, riddles, text)}</p>
      </div>
      <ol>
        {ISLAND_RIDDLES[island].map((number) => (
          <li key={number}>
            <RiddleMark
              riddle={riddles[number]!}
              mark={layout.marks[number]!}
              isNext={number === next}
              isChosen={number === chosen}
              text={text}
              onChoose={() => onChoose(number)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
