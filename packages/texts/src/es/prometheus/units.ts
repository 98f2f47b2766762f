import type { UnitText, UnitTexts } from '../../prometheus/unit-text.ts';

type Told = Pick<UnitText, 'epithet' | 'line'>;

const he = (name: string, the: string, told: Told): UnitText => ({
  name,
  the,
  them: 'lo',
  isMany: false,
  isFeminine: false,
  ...told,
});
const she = (name: string, the: string, told: Told): UnitText => ({
  ...he(name, the, told),
  them: 'la',
  isFeminine: true,
});
const they = (name: string, told: Told): UnitText => ({
  ...he(name, `los ${name}`, told),
  them: 'los',
  isMany: true,
});
const theyFeminine = (name: string, told: Told): UnitText => ({
  ...they(name, told),
  the: `las ${name}`,
  them: 'las',
  isFeminine: true,
});

/** What a person reads about every unit. */
export const units: UnitTexts = {
  zeus: he('Zeus', 'Zeus', {
    epithet: 'rey del cielo',
    line: 'Fulmina a dos áreas, protege a los suyos y manda tropas.',
  }),
  ares: he('Ares', 'Ares', {
    epithet: 'señor de la guerra',
    line: 'El que más pega; golpea primero y avanza sobre los caídos.',
  }),
  hades: he('Hades', 'Hades', {
    epithet: 'rey de los muertos',
    line: 'Calma al can, se esfuma y se nutre de los enemigos caídos.',
  }),
  hephaestus: he('Hefesto', 'Hefesto', {
    epithet: 'herrero de los dioses',
    line: 'Calma al can, protege a los suyos y templa sus armaduras.',
  }),
  cerberus: he('Cerbero', 'Cerbero', {
    epithet: 'el can de la puerta',
    line: 'Lanza a quien golpea y escupe fuego gratis; ha de pelear con quien se acerque.',
  }),
  eagle: she('Águila del Cáucaso', 'el Águila del Cáucaso', {
    epithet: 'verdugo de Prometeo',
    line: 'Vuela, roba ónfalos para el can y se ceba con los heridos.',
  }),
  medusa: she('Medusa', 'Medusa', {
    epithet: 'la gorgona',
    line: 'Dispara a un área y convierte en piedra a sus enemigos.',
  }),
  acamas: he('Acamante', 'Acamante', {
    epithet: 'cíclope de la fragua',
    line: 'Corta el paso, arroja peñascos y se abalanza sobre quien cae en la red.',
  }),
  hoplites: they('Hoplitas', {
    epithet: 'un muro de escudos',
    line: 'Encajan golpes por los suyos; más fuertes junto a otra tropa completa.',
  }),
  spartans: they('Espartanos', {
    epithet: 'lo mejor de los trescientos',
    line: 'Pocos pero duros: golpean antes de que los golpeen.',
  }),
  amazons: theyFeminine('Amazonas', {
    epithet: 'arqueras de la estepa',
    line: 'Disparan a dos áreas.',
  }),
  centaurs: they('Centauros', {
    epithet: 'jinetes sin caballo',
    line: 'Los más rápidos a pie: disparan y se van al galope.',
  }),
  infernalHounds: they('Sabuesos Infernales', {
    epithet: 'la jauría de los muertos',
    line: 'Son seis, rápidos y baratos; desgastan las armaduras.',
  }),
  infernalWarriors: they('Guerreros Infernales', {
    epithet: 'huesos con armadura de bronce',
    line: 'Quien comparte su área no sale de ella.',
  }),
  harpies: theyFeminine('Arpías', {
    epithet: 'las raptoras',
    line: 'Vuelan sobre todo y desgastan las armaduras.',
  }),
  achilles: he('Aquiles', 'Aquiles', {
    epithet: 'el mejor de los aqueos',
    line: 'Golpea primero, caza héroes y se ríe de las flechas.',
  }),
  heracles: he('Heracles', 'Heracles', {
    epithet: 'el de los doce trabajos',
    line: 'Caza monstruos, lanza a quien golpea y arranca árboles.',
  }),
  odysseus: he('Odiseo', 'Odiseo', {
    epithet: 'el de los muchos ardides',
    line: 'Mejores cartas, puñaladas por la espalda y tropas a sus órdenes.',
  }),
  leonidas: he('Leónidas', 'Leónidas', {
    epithet: 'rey de Esparta',
    line: 'Refuerza a las tropas, protege a los suyos y da lo mejor de sí al final.',
  }),
  atalanta: she('Atalanta', 'Atalanta', {
    epithet: 'la cazadora',
    line: 'Dispara lejos, corre más que nadie y recoge ónfalos al pasar.',
  }),
  hydra: she('Hidra', 'la Hidra', {
    epithet: 'serpiente de Lerna',
    line: 'Corta el paso, asusta a quien la ataca y le rebrota lo que pierde.',
  }),
  minotaur: he('Minotauro', 'el Minotauro', {
    epithet: 'toro del laberinto',
    line: 'Embiste, lanza a quien golpea y arranca árboles.',
  }),
  colchidianBull: he('Toro de Cólquide', 'el Toro de Cólquide', {
    epithet: 'toro de bronce de Eetes',
    line: 'Corta el paso y escupe fuego sobre un área entera.',
  }),
  nemeanLion: he('León de Nemea', 'el León de Nemea', {
    epithet: 'de piel que ninguna flecha traspasa',
    line: 'Escala acantilados; los disparos apenas lo arañan.',
  }),
};
