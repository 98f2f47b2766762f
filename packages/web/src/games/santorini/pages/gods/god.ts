import {
  GROUP_NAMES,
  GROUPS,
  type Group,
  hasPrintedWording,
  type PowerFlag,
  type PowerId,
  powerFlags,
  powerOf,
} from '@thera/santorini';

/** What the gallery knows of a power, apart from its texts. */
export interface God {
  readonly id: PowerId;
  readonly group: Group;
  /** The numbers of players it may be used with. */
  readonly players: readonly number[];
  readonly flags: readonly PowerFlag[];
  /** Whether its printed wording differs from the revised one. */
  readonly differsInPrint: boolean;
}

/** Every power, in the order of all lists. */
export const GODS: readonly God[] = GROUP_NAMES.flatMap((group) =>
  GROUPS[group].map((id) => ({
    id,
    group,
    players: powerOf(id).players,
    flags: powerFlags(id),
    differsInPrint: hasPrintedWording(id),
  })),
);

/** The power with this id, if there is one. */
export function godNamed(id: string | undefined): God | undefined {
  return GODS.find((god) => god.id === id);
}
