import type { GodId } from '../cards/gods.ts';
import type { Power } from '../power.ts';
import { aphrodite } from './aphrodite.ts';
import { apollo } from './apollo.ts';
import { ares } from './ares.ts';
import { artemis } from './artemis.ts';
import { asteria } from './asteria.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { bia } from './bia.ts';
import { castorPollux } from './castor-pollux.ts';
import { chaos } from './chaos.ts';
import { charon } from './charon.ts';
import { chronus } from './chronus.ts';
import { circe } from './circe.ts';
import { demeter } from './demeter.ts';
import { dionysus } from './dionysus.ts';
import { eris } from './eris.ts';
import { eros } from './eros.ts';
import { hephaestus } from './hephaestus.ts';
import { hera } from './hera.ts';
import { hermes } from './hermes.ts';
import { hestia } from './hestia.ts';
import { hippolyta } from './hippolyta.ts';
import { hydra } from './hydra.ts';
import { hypnus } from './hypnus.ts';
import { iris } from './iris.ts';
import { limus } from './limus.ts';
import { maenads } from './maenads.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { morpheus } from './morpheus.ts';
import { nyx } from './nyx.ts';
import { pan } from './pan.ts';
import { pegasus } from './pegasus.ts';
import { persephone } from './persephone.ts';
import { poseidon } from './poseidon.ts';
import { prometheus } from './prometheus.ts';
import { proteus } from './proteus.ts';
import { scylla } from './scylla.ts';
import { selene } from './selene.ts';
import { triton } from './triton.ts';
import { tyche } from './tyche.ts';
import { zeus } from './zeus.ts';

/** What each god can do. */
export const POWERS: Readonly<Record<GodId, Power>> = {
  apollo,
  artemis,
  athena,
  atlas,
  demeter,
  hephaestus,
  hermes,
  minotaur,
  pan,
  prometheus,
  aphrodite,
  ares,
  bia,
  chaos,
  charon,
  chronus,
  circe,
  dionysus,
  eros,
  hera,
  hestia,
  hypnus,
  limus,
  medusa,
  morpheus,
  persephone,
  poseidon,
  selene,
  triton,
  zeus,
  tyche,
  scylla,
  proteus,
  'castor-pollux': castorPollux,
  eris,
  maenads,
  asteria,
  iris,
  hippolyta,
  nyx,
  hydra,
  pegasus,
};
