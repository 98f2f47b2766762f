import { createPower, type Differences, type Group, MORTAL, type Power } from '../power.ts';
import {
  ADVANCED_IDS,
  type CardId,
  type Edition,
  POWER_IDS,
  type PowerId,
  SIMPLE_IDS,
} from '../power-ids.ts';
import { aphrodite } from './aphrodite.ts';
import { apollo } from './apollo.ts';
import { ares } from './ares.ts';
import { artemis } from './artemis.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { bia, biaPrinted } from './bia.ts';
import { chaos } from './chaos.ts';
import { charon } from './charon.ts';
import { chronus } from './chronus.ts';
import { circe } from './circe.ts';
import { demeter } from './demeter.ts';
import { dionysus } from './dionysus.ts';
import { eros } from './eros.ts';
import { hephaestus } from './hephaestus.ts';
import { hera } from './hera.ts';
import { hermes } from './hermes.ts';
import { hestia } from './hestia.ts';
import { hypnus } from './hypnus.ts';
import { limus, limusPrinted } from './limus.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { morpheus } from './morpheus.ts';
import { pan } from './pan.ts';
import { persephone } from './persephone.ts';
import { poseidon } from './poseidon.ts';
import { prometheus } from './prometheus.ts';
import { selene } from './selene.ts';
import { triton } from './triton.ts';
import { zeus } from './zeus.ts';

const REVISED: Readonly<Record<PowerId, Differences>> = {
  aphrodite,
  apollo,
  ares,
  artemis,
  athena,
  atlas,
  bia,
  chaos,
  charon,
  chronus,
  circe,
  demeter,
  dionysus,
  eros,
  hephaestus,
  hera,
  hermes,
  hestia,
  hypnus,
  limus,
  medusa,
  minotaur,
  morpheus,
  pan,
  persephone,
  poseidon,
  prometheus,
  selene,
  triton,
  zeus,
};

/** Powers whose printed wording differs from the revised one. */
const PRINTED: Readonly<Partial<Record<PowerId, Differences>>> = { bia: biaPrinted, limus: limusPrinted };

const GROUPS: readonly (readonly [Group, readonly PowerId[]])[] = [
  ['simple', SIMPLE_IDS],
  ['advanced', ADVANCED_IDS],
];

const groupOf = (id: PowerId): Group => GROUPS.find(([, ids]) => ids.includes(id))![0];

const revised = new Map<CardId, Power>([['mortal', MORTAL]]);
const printed = new Map<CardId, Power>();
let number = 1;
for (const id of POWER_IDS) revised.set(id, createPower(number++, id, 'revised', groupOf(id), REVISED[id]));
for (const id of POWER_IDS) {
  const differences = PRINTED[id];
  if (differences !== undefined)
    printed.set(id, createPower(number++, id, 'printed', groupOf(id), differences));
}

/** A power in a wording; the revised one where the editions agree. */
export function powerOf(id: CardId, edition: Edition = 'revised'): Power {
  return (edition === 'printed' ? printed.get(id) : undefined) ?? revised.get(id)!;
}

/** Whether a power's printed wording differs from the revised one. */
export function hasPrintedWording(id: CardId): boolean {
  return printed.has(id);
}
