import {
  type AreaId,
  type CardId,
  findUnit,
  isUnitCard,
  type Step,
  type UnitId,
  type View,
} from '@thera/prometheus';

/** Something that can be pointed at. */
export type Target =
  | { readonly kind: 'area'; readonly area: AreaId }
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'card'; readonly card: CardId };

/** What has to be pointed at for a step, in order; nothing for what a pill alone does. */
export function aimsOf(step: Step): readonly Target[] {
  switch (step.kind) {
    case 'draft':
    case 'act':
    case 'leader':
    case 'free':
    case 'guard':
      return [{ kind: 'unit', unit: step.unit }];
    case 'attack':
    case 'aerial':
    case 'retarget':
    case 'next':
      return [{ kind: 'unit', unit: step.target }];
    case 'place':
    case 'token':
    case 'deploy':
    case 'claim':
    case 'push':
    case 'bloodlust':
    case 'throw':
      return [{ kind: 'area', area: step.area }];
    case 'walk':
    case 'run':
    case 'cautious':
    case 'fly':
      return [{ kind: 'area', area: step.to }];
    case 'recall':
      return [
        { kind: 'unit', unit: step.unit },
        { kind: 'area', area: step.area },
      ];
    case 'power':
      return [
        ...(step.unit === undefined ? [] : [{ kind: 'unit', unit: step.unit } as const]),
        ...(step.area === undefined ? [] : [{ kind: 'area', area: step.area } as const]),
      ];
    case 'absorb':
      return step.from === undefined ? [] : [{ kind: 'unit', unit: step.from }];
    case 'search':
      return step.card === undefined ? [] : [{ kind: 'card', card: step.card }];
    case 'discard':
      return [{ kind: 'card', card: step.card }];
    default:
      return [];
  }
}

/** Whether pointing at something means what a step wants: an area stands for the units in it, a card for its unit. */
export function meets(view: View, pointed: Target, wanted: Target): boolean {
  switch (wanted.kind) {
    case 'area':
      return pointed.kind === 'area' && pointed.area === wanted.area;
    case 'card':
      return pointed.kind === 'card' && pointed.card === wanted.card;
    case 'unit':
      if (pointed.kind === 'unit') return pointed.unit === wanted.unit;
      if (pointed.kind === 'card') return isUnitCard(pointed.card) && pointed.card === wanted.unit;
      return findUnit(view, wanted.unit)?.area === pointed.area;
  }
}
