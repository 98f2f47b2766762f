import './supply.css';
import { forecastInWords, piecesInWords, sourcesNow } from '@thera/play/sphinx';
import { countOf, GEMS, PIECES, WORKERS } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet } from '../../game-client.ts';
import { workerLook } from '../board/scene-of.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { DieSign } from '../signs/die-sign.tsx';
import { FigureSign } from '../signs/figure-sign.tsx';
import { GemSign } from '../signs/gem-sign.tsx';
import { PieceSign } from '../signs/piece-sign.tsx';
import { type Counted, counterOf } from './counter-of.ts';

interface SupplyProps {
  readonly ctrl: SphinxCtrl;
  readonly open: OpenSheet;
}

/** What the team has: the stockpile, the Sphinx's gems and her die, whoever has fallen, and what is counted. */
export function Supply({ ctrl, open }: SupplyProps): JSX.Element {
  return (
    <section class="supply card" aria-label={ctrl.texts.labels.stockpile}>
      <Stockpile ctrl={ctrl} />
      <Gems ctrl={ctrl} open={open} />
      <Fallen ctrl={ctrl} />
      <Counter ctrl={ctrl} />
    </section>
  );
}

type PartProps = Pick<SupplyProps, 'ctrl'>;

function Stockpile({ ctrl }: PartProps): JSX.Element {
  const { labels } = ctrl.texts;
  const { stockpile } = ctrl.shown.value;
  const { attempt } = ctrl;
  const sources = attempt === undefined ? [] : sourcesNow(attempt);
  const isChoice = sources.length > 1 && sources.includes('stockpile');
  const told = countOf(stockpile) === 0 ? '0' : piecesInWords(stockpile, ctrl.texts);
  const content = (
    <>
      <span class="unseen">{`${labels.stockpile}: ${told}`}</span>
      <span class="label wide-label" aria-hidden="true">
        {labels.stockpile}
      </span>
      <span class="stock" aria-hidden="true">
        {PIECES.map((piece) => (
          <span key={piece} class={`stock-piece${stockpile[piece] === 0 ? ' is-none' : ''}`}>
            <PieceSign piece={piece} />
            <span class="stock-count">×{stockpile[piece]}</span>
          </span>
        ))}
      </span>
    </>
  );
  return (
    <button
      type="button"
      class={`supply-part stockpile${isChoice ? ' is-choice' : ''}`}
      aria-pressed={isChoice ? attempt?.source === 'stockpile' : undefined}
      onClick={() =>
        isChoice ? ctrl.deciding.takeFrom('stockpile') : ctrl.say(ctrl.texts.squares.things.stockpile.what)
      }
    >
      {content}
    </button>
  );
}

function Gems({ ctrl, open }: SupplyProps): JSX.Element {
  const { labels, die, gems: names } = ctrl.texts;
  const { gems } = ctrl.shown.value;
  const told = GEMS.map((gem) => die.gem[gems.includes(gem) ? 'there' : 'spent'](names[gem])).join(', ');
  const occurrence = ctrl.happening.value?.occurrence;
  const rolled = occurrence?.kind === 'rolled' ? occurrence.face : undefined;
  return (
    <button
      type="button"
      class={`supply-part gems${rolled === undefined ? '' : ' is-rolling'}`}
      onClick={() => open('die')}
    >
      <span class="unseen">{`${labels.gems}: ${told}`}</span>
      <span class="label wide-label" aria-hidden="true">
        {labels.gems}
      </span>
      <span class="gem-row">
        {GEMS.map((gem) => (
          <GemSign key={gem} gem={gem} isSpent={!gems.includes(gem)} />
        ))}
        <DieSign key={rolled} {...(rolled === undefined ? {} : { face: rolled, isRolling: true })} />
      </span>
    </button>
  );
}

function Fallen({ ctrl }: PartProps): JSX.Element {
  const { labels, squares } = ctrl.texts;
  const state = ctrl.shown.value;
  const fallen = WORKERS.filter((worker) => state.fates[worker] === 'destroyed');
  const told = fallen.length === 0 ? labels.nobodyFallen : `${fallen.length}`;
  return (
    <button type="button" class="supply-part fallen" onClick={() => ctrl.say(squares.things.fallen.what)}>
      <span class="unseen">{`${labels.fallen}: ${told}`}</span>
      <span class="label wide-label" aria-hidden="true">
        {labels.fallen}
      </span>
      <span class={`fallen-slot${fallen.length === 0 ? '' : ' is-full'}`}>
        {fallen.map((worker) => (
          <FigureSign key={worker} kind={workerLook(state, worker)} />
        ))}
      </span>
    </button>
  );
}

/** The tide, what is left of time, or the Sphinx's health: whatever this riddle counts. */
function Counter({ ctrl }: PartProps): JSX.Element | null {
  const state = ctrl.shown.value;
  const counted = counterOf(state, ctrl.texts);
  if (counted === undefined) return null;
  return (
    <button
      type="button"
      class="supply-part counter"
      onClick={() => ctrl.say([`${counted.told}.`, ...forecastInWords(state, ctrl.voice)].join(' '))}
    >
      <span class="unseen">{counted.told}</span>
      <span class="label wide-label" aria-hidden="true">
        {counted.name}
      </span>
      <b class="counter-number" aria-hidden="true">
        {counted.number}
      </b>
      {counted.track !== undefined && <Track {...counted.track} />}
    </button>
  );
}

function Track({ left, of, kind }: NonNullable<Counted['track']>): JSX.Element {
  return (
    <span class={`track is-${kind}`} aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        <i key={n} class={n < left ? 'is-left' : ''} />
      ))}
    </span>
  );
}
