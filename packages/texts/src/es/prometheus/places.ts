import type { MapTexts, TerrainTexts } from '../../prometheus/place-text.ts';

/** The two maps. */
export const maps: MapTexts = {
  styx: {
    name: 'Estigia',
    the: 'la Estigia',
    on: 'en la Estigia',
    about: 'El río de los muertos y, detrás, las puertas que vigila Cerbero.',
  },
  olympus: {
    name: 'Olimpo',
    the: 'el Olimpo',
    on: 'en el Olimpo',
    about: 'Las terrazas de los dioses, sembradas de redes desde los tronos hasta la salida.',
  },
};

/** What the ground does. */
export const terrain: TerrainTexts = {
  open: { name: 'terreno abierto', effect: 'Nada estorba.' },
  forest: {
    name: 'bosque',
    effect: 'Tapa la vista; +1 a la defensa contra ataques desde otra área. Sus árboles se pueden arrancar.',
  },
  ruins: {
    name: 'ruinas',
    effect: 'Tapan la vista; +1 a la defensa contra ataques a distancia 0. Su estela se puede arrancar.',
  },
  stairs: {
    name: 'escalera',
    effect: 'Desde aquí se alcanza 1 más; fuera de la propia área se ataca con +1 y nada tapa la vista.',
  },
  water: {
    name: 'agua',
    effect: 'Aquí no funcionan los talentos ni los poderes que se eligen, salvo para quien vuela.',
  },
  rift: {
    name: 'sima',
    effect:
      'Quien entra se detiene, salvo en vuelo rápido; aquí no funcionan los talentos ni los poderes que se eligen, salvo para quien vuela.',
  },
  cliff: {
    name: 'acantilado',
    effect: 'Solo para quien escala andando y para el vuelo rápido. Tapa la vista.',
  },
  crag: {
    name: 'peñón',
    effect: 'Solo para quien escala andando y para el vuelo rápido. Tapa la vista.',
  },
};
