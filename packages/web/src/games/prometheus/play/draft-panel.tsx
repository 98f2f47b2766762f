import './draft.css';
import { useSignal } from '@preact/signals';
import type { PrometheusAttempt } from '@thera/play/prometheus';
import { RECRUITS, TABLES, UNITS, type UnitId, unitsIn, type View } from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { JSX } from 'preact/jsx-runtime';
import { useMedia } from '../../../shell/use-media.ts';
import type { OpenSheet } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { Portrait } from '../signs/portrait.tsx';
import { SideSign } from '../signs/side-sign.tsx';
import { StatSign } from '../signs/stat-sign.tsx';
import { UnitSign } from '../signs/unit-sign.tsx';
import { UnitSheet } from './unit-sheet.tsx';

interface DraftPanelProps {
  readonly ctrl: PrometheusCtrl;
  readonly view: View;
  readonly open: OpenSheet;
}

const STATS = ['offence', 'defence', 'range', 'movement'] as const;

/** Armies are chosen, one recruit after the other: whom there is, what each costs, and who has taken whom. */
export function DraftPanel({ ctrl, view, open }: DraftPanelProps): JSX.Element {
  const { draft } = ctrl.texts;
  const looked = useSignal<UnitId | undefined>(undefined);
  const isWide = useMedia('(min-width: 1280px)');
  const seat = view.ask?.seat ?? 0;
  const { points } = view.seats[seat]!;
  const of = TABLES[view.setup.table].seats[seat]!.rp;
  return (
    <div class="draft">
      <header class="draft-purse card">
        <h2>{draft.title}</h2>
        <p>
          <Arches count={points} of={of} /> {draft.pointsLeft(points, of)}
        </p>
      </header>
      <ul class="draft-tiles">
        {RECRUITS.map((unit) => (
          <li key={unit}>
            <Tile
              ctrl={ctrl}
              view={view}
              unit={unit}
              isLooked={looked.value === unit}
              onLook={() => {
                looked.value = unit;
                if (!isWide) open(`recruit ${unit}`);
              }}
            />
          </li>
        ))}
      </ul>
      <div class="draft-armies">
        {view.seats.map((_, of) => (
          <Army key={of} ctrl={ctrl} view={view} seat={of} />
        ))}
      </div>
      {isWide && looked.value !== undefined && (
        <aside class="draft-detail card">
          <h2>{ctrl.texts.units[looked.value].name}</h2>
          <UnitSheet unit={looked.value} view={undefined} text={ctrl.text}>
            <RecruitButton ctrl={ctrl} unit={looked.value} />
          </UnitSheet>
        </aside>
      )}
    </div>
  );
}

/** Points as arches: those that are left are filled. */
export function Arches({ count, of }: { readonly count: number; readonly of: number }): JSX.Element {
  return (
    <span class="arches-row" aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        <i key={n} class={n < count ? 'is-full' : ''} />
      ))}
    </span>
  );
}

interface TileProps {
  readonly ctrl: PrometheusCtrl;
  readonly view: View;
  readonly unit: UnitId;
  readonly isLooked: boolean;
  readonly onLook: () => void;
}

function Tile({ ctrl, view, unit, isLooked, onLook }: TileProps): JSX.Element {
  const { draft, units, terms } = ctrl.texts;
  const { cost, class: kind, trait, vit, bands } = UNITS[unit];
  const owner = unitsIn(view).find(({ id }) => id === unit);
  const isOffered = offersTo(ctrl.attempt, unit);
  const note =
    owner !== undefined
      ? owner.seat === ctrl.frame.seating.viewer
        ? draft.yours
        : draft.taken
      : ctrl.attempt !== undefined && !isOffered
        ? draft.tooDear
        : undefined;
  return (
    <button
      type="button"
      class={`draft-tile card is-${kind}${note === undefined ? '' : ' is-off'}${isLooked ? ' is-looked' : ''}`}
      onClick={onLook}
    >
      <Portrait card={unit} />
      <span class="draft-tile-words">
        <span class="draft-tile-name">{units[unit].name}</span>
        <span class="draft-tile-kind">
          {kind === 'troop' ? terms.troopOf(vit) : terms.classes[kind]}
          {trait === 'flying' && `, ${terms.flying}`}
        </span>
        <Arches count={cost} of={cost} />
        <span class="unseen">{draft.price(cost)}</span>
      </span>
      <span class="draft-stats">
        {STATS.map((stat, n) => (
          <span key={stat}>
            <StatSign name={stat} />
            <span class="unseen">{terms.stats[stat]}</span> {bands[0]![n + 1]}
          </span>
        ))}
        <span>
          <StatSign name="vitality" />
          <span class="unseen">{terms.stats.vitality}</span> {vit}
        </span>
      </span>
      {note !== undefined && (
        <span class="note-chip">
          {owner !== undefined && <SideSign side={owner.side} />} {note}
        </span>
      )}
    </button>
  );
}

const offersTo = (attempt: PrometheusAttempt | undefined, unit: UnitId): boolean =>
  attempt?.following.some(({ step }) => step.kind === 'draft' && step.unit === unit) === true;

interface RecruitButtonProps {
  readonly ctrl: PrometheusCtrl;
  readonly unit: UnitId;
  readonly onDone?: () => void;
}

export function RecruitButton({ ctrl, unit, onDone }: RecruitButtonProps): JSX.Element {
  const { draft, units } = ctrl.texts;
  return (
    <button
      type="button"
      class="button primary"
      disabled={!offersTo(ctrl.attempt, unit)}
      onClick={() => {
        onDone?.();
        ctrl.deciding.answer((step) => step.kind === 'draft' && step.unit === unit);
      }}
    >
      {draft.recruitFor(units[unit].name, UNITS[unit].cost)}
    </button>
  );
}

interface ArmyProps {
  readonly ctrl: PrometheusCtrl;
  readonly view: View;
  readonly seat: Seat;
}

function Army({ ctrl, view, seat }: ArmyProps): JSX.Element {
  const { draft } = ctrl.texts;
  const { side, points } = view.seats[seat]!;
  const units = unitsIn(view).filter((unit) => unit.seat === seat);
  return (
    <section class="draft-army card">
      <h3>
        <SideSign side={side} /> {ctrl.names.value[seat]}
        <span>{draft.price(points)}</span>
      </h3>
      <div class="draft-army-units">
        {units.map((unit) => (
          <UnitSign key={unit.id} unit={unit} />
        ))}
      </div>
    </section>
  );
}
