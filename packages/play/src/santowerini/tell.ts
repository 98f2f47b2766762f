import {
  type Enemy,
  type EnemyKind,
  Island,
  type Occurrence,
  type State,
  squareName,
} from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';

/** What has happened, in sentences: one for the turn, then one for each enemy that acts or lands. */
export function tellHappened(
  before: State | undefined,
  { happened, setup }: State,
  text: SantoweriniText,
): readonly string[] {
  const island = before === undefined ? Island.of(setup) : new Island(before);
  const sentences: string[] = [];
  let own: Own | undefined;
  let deeds: Deeds | undefined;
  const end = (): void => {
    if (deeds !== undefined) sentences.push(deeds.sentence());
    deeds = undefined;
  };
  for (const occurrence of happened) {
    const actor =
      'enemy' in occurrence ? island.enemies.find(({ id }) => id === occurrence.enemy) : undefined;
    switch (occurrence.kind) {
      case 'moved':
        own = { from: squareName(occurrence.from), to: squareName(occurrence.to) };
        break;
      case 'built':
      case 'defeated':
      case 'stunned':
        sentences.push(tellOwn(island, own!, occurrence, text));
        break;
      case 'rolled':
        end();
        deeds = new Deeds(occurrence, actor!, text);
        break;
      case 'recovered':
        end();
        sentences.push(capitalised(text.telling.recovers(enemyOn(actor!, text))));
        break;
      case 'landed':
      case 'turned-away':
      case 'mustered':
        end();
        sentences.push(tellArrival(occurrence, text));
        break;
      default:
        deeds?.add(occurrence);
    }
    island.happen(occurrence);
  }
  end();
  return sentences;
}

interface Own {
  readonly from: string;
  readonly to: string;
}

type OwnEnd = Extract<Occurrence, { readonly kind: 'built' | 'defeated' | 'stunned' }>;

function tellOwn(island: Island, { from, to }: Own, occurrence: OwnEnd, text: SantoweriniText): string {
  const { own } = text.telling;
  if (occurrence.kind === 'built') {
    const tells = island.heights[occurrence.square] === 3 ? own.caps : own.builds;
    return tells(from, to, squareName(occurrence.square));
  }
  const enemy = enemyOn(island.enemy(occurrence.enemy), text);
  return occurrence.kind === 'defeated' ? own.defeats(from, to, enemy) : own.stuns(from, to, enemy);
}

type Arrival = Extract<Occurrence, { readonly kind: 'landed' | 'turned-away' | 'mustered' }>;

function tellArrival(occurrence: Arrival, text: SantoweriniText): string {
  const { telling, enemies } = text;
  switch (occurrence.kind) {
    case 'landed':
      return telling.lands(enemies[occurrence.enemyKind], occurrence.face, squareName(occurrence.square));
    case 'turned-away':
      return telling.staysAtSea(enemies[occurrence.enemyKind], occurrence.face);
    case 'mustered':
      return telling.musters(occurrence.wave, countedKinds(occurrence.enemies, text));
  }
}

/** Enemies by kind: “3 Raiders and 1 Runner”. */
export function countedKinds(kinds: readonly EnemyKind[], { enemiesOf, words }: SantoweriniText): string {
  const counts = new Map<EnemyKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return words.list([...counts].map(([kind, count]) => enemiesOf(kind, count)));
}

export const enemyOn = ({ kind, square }: Enemy, { telling, enemies }: SantoweriniText): string =>
  telling.enemyOn(enemies[kind], squareName(square));

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

type Roll = Extract<Occurrence, { readonly kind: 'rolled' }>;

/** What one enemy does after its roll. */
class Deeds {
  private readonly roll: Roll;
  private readonly enemy: string;
  private readonly text: SantoweriniText;
  private readonly done: Occurrence[] = [];

  constructor(roll: Roll, enemy: Enemy, text: SantoweriniText) {
    this.roll = roll;
    this.enemy = enemyOn(enemy, text);
    this.text = text;
  }

  add(occurrence: Occurrence): void {
    this.done.push(occurrence);
  }

  sentence(): string {
    const { telling, words } = this.text;
    const deeds = this.deeds();
    const told = words.list(deeds.length === 0 ? [telling.deeds.holds] : deeds);
    return this.roll.isCommanded
      ? telling.actsOnCommand(this.enemy, told)
      : telling.acts(this.enemy, this.roll.face, told);
  }

  private deeds(): readonly string[] {
    const { deeds } = this.text.telling;
    const [first, second] = this.done.filter(({ kind }) => kind === 'marched') as Extract<
      Occurrence,
      { readonly kind: 'marched' }
    >[];
    const told: string[] = [];
    if (first !== undefined && second !== undefined)
      told.push(deeds.dashes(squareName(first.to), squareName(second.to)));
    else if (first !== undefined) told.push(deeds.marches(squareName(first.to)));
    for (const occurrence of this.done) {
      if (occurrence.kind === 'struck')
        told.push(deeds.strikes(squareName(occurrence.square), occurrence.pieces));
      else if (occurrence.kind === 'felled') told.push(deeds.fells(squareName(occurrence.square)));
      else if (occurrence.kind === 'thwarted') told.push(deeds.isThwarted);
    }
    return told;
  }
}
