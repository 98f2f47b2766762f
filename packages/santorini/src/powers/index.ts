import type { Differences } from '../differences.ts';
import { createPower, MORTAL, type Power } from '../power.ts';
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
import { adonis, adonisPrinted } from './adonis.ts';
import { aeolus, aeolusPrinted } from './aeolus.ts';
import { aphrodite } from './aphrodite.ts';
import { apollo } from './apollo.ts';
import { apollo2e } from './apollo-2e.ts';
import { ares } from './ares.ts';
import { artemis } from './artemis.ts';
import { asteria } from './asteria.ts';
import { atalanta } from './atalanta.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { bellerophon } from './bellerophon.ts';
import { bia, biaPrinted } from './bia.ts';
import { castorAndPollux } from './castor-and-pollux.ts';
import { chaos } from './chaos.ts';
import { charon } from './charon.ts';
import { charon2e } from './charon-2e.ts';
import { charybdis, charybdisPrinted } from './charybdis.ts';
import { chronus } from './chronus.ts';
import { circe } from './circe.ts';
import { clio } from './clio.ts';
import { demeter } from './demeter.ts';
import { dionysus } from './dionysus.ts';
import { eris, erisPrinted } from './eris.ts';
import { eros } from './eros.ts';
import { europaAndTalus } from './europa-and-talus.ts';
import { gaea } from './gaea.ts';
import { graeae, graeaePrinted } from './graeae.ts';
import { hades } from './hades.ts';
import { harpies } from './harpies.ts';
import { hecate } from './hecate.ts';
import { hephaestus } from './hephaestus.ts';
import { hera } from './hera.ts';
import { heracles, heraclesPrinted } from './heracles.ts';
import { hermes } from './hermes.ts';
import { hestia } from './hestia.ts';
import { hippolyta } from './hippolyta.ts';
import { hydra } from './hydra.ts';
import { hypnus } from './hypnus.ts';
import { iris } from './iris.ts';
import { jason, jasonPrinted } from './jason.ts';
import { limus, limusPrinted } from './limus.ts';
import { maenads } from './maenads.ts';
import { medea, medeaPrinted } from './medea.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { moerae } from './moerae.ts';
import { morpheus } from './morpheus.ts';
import { nemesis, nemesisPrinted } from './nemesis.ts';
import { nike } from './nike.ts';
import { nyx, nyxPrinted } from './nyx.ts';
import { odysseus } from './odysseus.ts';
import { pan } from './pan.ts';
import { pegasus } from './pegasus.ts';
import { persephone } from './persephone.ts';
import { polyphemus } from './polyphemus.ts';
import { poseidon } from './poseidon.ts';
import { prometheus } from './prometheus.ts';
import { proteus } from './proteus.ts';
import { scylla } from './scylla.ts';
import { selene } from './selene.ts';
import { siren, sirenPrinted } from './siren.ts';
import { stymphalians } from './stymphalians.ts';
import { tartarus } from './tartarus.ts';
import { terpsichore } from './terpsichore.ts';
import { theseus } from './theseus.ts';
import { triton } from './triton.ts';
import { tyche } from './tyche.ts';
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
  aeolus,
  charybdis,
  clio,
  'europa-and-talus': europaAndTalus,
  gaea,
  graeae,
  harpies,
  hecate,
  moerae,
  nemesis,
  siren,
  tartarus,
  terpsichore,
  adonis,
  atalanta,
  heracles,
  jason,
  medea,
  odysseus,
  'castor-and-pollux': castorAndPollux,
  eris,
  hippolyta,
  hydra,
  iris,
  maenads,
  nyx,
  proteus,
  scylla,
  tyche,
  'charon-2e': charon2e,
  stymphalians,
  zeus,
};

/** Powers whose printed wording differs from the revised one. */
const PRINTED: Readonly<Partial<Record<PowerId, Differences>>> = {
  bia: biaPrinted,
  limus: limusPrinted,
  adonis: adonisPrinted,
  aeolus: aeolusPrinted,
  charybdis: charybdisPrinted,
  eris: erisPrinted,
  graeae: graeaePrinted,
  heracles: heraclesPrinted,
  jason: jasonPrinted,
  medea: medeaPrinted,
  nemesis: nemesisPrinted,
  siren: sirenPrinted,
  nyx: nyxPrinted,
};

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

/** Every wording of every power, each at the place that its number says; the first is none. */
export const POWERS: readonly Power[] = [...revised.values(), ...printed.values()];

/** A power in a wording; the revised one where the editions agree. */
export function powerOf(id: CardId, edition: Edition = 'revised'): Power {
  return (edition === 'printed' ? printed.get(id) : undefined) ?? revised.get(id)!;
}

/** Whether a power's printed wording differs from the revised one. */
export function hasPrintedWording(id: CardId): boolean {
  return printed.has(id);
}
