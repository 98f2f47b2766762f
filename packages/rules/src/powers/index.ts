import { createPower, type Differences, MORTAL, type Power } from '../power.ts';
import {
  type CardId,
  type Edition,
  GROUP_NAMES,
  GROUPS,
  type Group,
  POWER_IDS,
  type PowerId,
} from '../power-ids.ts';
import { achilles } from './achilles.ts';
import { aphrodite } from './aphrodite.ts';
import { apollo } from './apollo.ts';
import { apollo2e } from './apollo-2e.ts';
import { ares } from './ares.ts';
import { artemis } from './artemis.ts';
import { asteria } from './asteria.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { bellerophon } from './bellerophon.ts';
import { bia, biaPrinted } from './bia.ts';
import { chaos } from './chaos.ts';
import { charon } from './charon.ts';
import { chronus } from './chronus.ts';
import { circe } from './circe.ts';
import { demeter } from './demeter.ts';
import { dionysus } from './dionysus.ts';
import { eros } from './eros.ts';
import { hades } from './hades.ts';
import { hephaestus } from './hephaestus.ts';
import { hera } from './hera.ts';
import { hermes } from './hermes.ts';
import { hestia } from './hestia.ts';
import { hypnus } from './hypnus.ts';
import { limus, limusPrinted } from './limus.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { morpheus } from './morpheus.ts';
import { nike } from './nike.ts';
import { pan } from './pan.ts';
import { pegasus } from './pegasus.ts';
import { persephone } from './persephone.ts';
import { polyphemus } from './polyphemus.ts';
import { poseidon } from './poseidon.ts';
import { prometheus } from './prometheus.ts';
import { selene } from './selene.ts';
import { theseus } from './theseus.ts';
import { triton } from './triton.ts';
import { urania } from './urania.ts';
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
  hades,
  urania,
  achilles,
  bellerophon,
  polyphemus,
  theseus,
  asteria,
  pegasus,
  'apollo-2e': apollo2e,
  nike,
  zeus,
};

/** Powers whose printed wording differs from the revised one. */
const PRINTED: Readonly<Partial<Record<PowerId, Differences>>> = { bia: biaPrinted, limus: limusPrinted };

const groupOf = (id: PowerId): Group => GROUP_NAMES.find((group) => GROUPS[group].includes(id))!;

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
