import type { UnitText, UnitTexts } from '../../prometheus/unit-text.ts';

type Told = Pick<UnitText, 'epithet' | 'line'>;

const he = (name: string, told: Told): UnitText => ({
  name,
  the: name,
  them: 'him',
  isMany: false,
  isFeminine: false,
  ...told,
});
const she = (name: string, told: Told): UnitText => ({ ...he(name, told), them: 'her', isFeminine: true });
/** A beast is “it”, with an article unless it has a name of its own. */
const it = (name: string, the: string, told: Told): UnitText => ({ ...he(name, told), the, them: 'it' });
const they = (name: string, told: Told): UnitText => ({
  ...he(name, told),
  the: `the ${name}`,
  them: 'them',
  isMany: true,
});

/** What a person reads about every unit. */
export const units: UnitTexts = {
  zeus: he('Zeus', {
    epithet: 'king of the sky',
    line: 'Strikes two areas away, shields those beside him, leads troops.',
  }),
  ares: he('Ares', {
    epithet: 'lord of war',
    line: 'The hardest hitter; strikes first and walks on over the fallen.',
  }),
  hades: he('Hades', {
    epithet: 'king of the dead',
    line: 'Calms the hound, slips out of sight, lives off fallen foes.',
  }),
  hephaestus: he('Hephaestus', {
    epithet: 'smith of the gods',
    line: 'Calms the hound, guards his friends, hardens their armour.',
  }),
  cerberus: it('Cerberus', 'Cerberus', {
    epithet: 'the hound at the gate',
    line: 'Throws whom it hits and breathes fire for free; must fight who comes near.',
  }),
  eagle: it('Caucasian Eagle', 'the Caucasian Eagle', {
    epithet: 'tormentor of Prometheus',
    line: 'Flies, snatches stones for the hound, tears at the wounded.',
  }),
  medusa: she('Medusa', {
    epithet: 'the gorgon',
    line: 'Shoots an area away and turns her enemies to stone.',
  }),
  acamas: he('Acamas', {
    epithet: 'cyclops of the forge',
    line: 'Bars the way, hurls boulders, pounces on whoever is netted.',
  }),
  hoplites: they('Hoplites', {
    epithet: 'a wall of shields',
    line: 'Take blows for their friends; stronger beside another full troop.',
  }),
  spartans: they('Spartans', {
    epithet: 'the three hundred’s best',
    line: 'Few and tough; strike before they are struck.',
  }),
  amazons: they('Amazons', {
    epithet: 'archers of the steppe',
    line: 'Shoot two areas away.',
  }),
  centaurs: they('Centaurs', {
    epithet: 'riders without horses',
    line: 'The fastest on foot: shoot, then gallop off.',
  }),
  infernalHounds: they('Infernal Hounds', {
    epithet: 'the pack of the dead',
    line: 'Six of them, quick and cheap; they wear armour down.',
  }),
  infernalWarriors: they('Infernal Warriors', {
    epithet: 'bones in bronze',
    line: 'Whoever shares their area stays there.',
  }),
  harpies: they('Harpies', {
    epithet: 'the snatchers',
    line: 'Fly over everything and wear armour down.',
  }),
  achilles: he('Achilles', {
    epithet: 'best of the Achaeans',
    line: 'Strikes first, hunts heroes, shrugs off arrows.',
  }),
  heracles: he('Heracles', {
    epithet: 'who did the twelve labours',
    line: 'Hunts monsters, throws whom he hits, swings trees.',
  }),
  odysseus: he('Odysseus', {
    epithet: 'man of many wiles',
    line: 'Better cards, a stab from company, and troops at his word.',
  }),
  leonidas: he('Leonidas', {
    epithet: 'king of Sparta',
    line: 'Makes troops stronger, guards his friends, fights best at the end.',
  }),
  atalanta: she('Atalanta', {
    epithet: 'the huntress',
    line: 'Shoots far, outruns all, and picks up stones on the way.',
  }),
  hydra: it('Hydra', 'the Hydra', {
    epithet: 'serpent of Lerna',
    line: 'Bars the way, frightens attackers, grows back what it loses.',
  }),
  minotaur: it('Minotaur', 'the Minotaur', {
    epithet: 'bull of the labyrinth',
    line: 'Charges, throws whom it hits, swings trees.',
  }),
  colchidianBull: it('Colchidian Bull', 'the Colchidian Bull', {
    epithet: 'bronze bull of Aeëtes',
    line: 'Bars the way and breathes fire over a whole area.',
  }),
  nemeanLion: it('Nemean Lion', 'the Nemean Lion', {
    epithet: 'whose hide no arrow pierces',
    line: 'Climbs cliffs; shots hardly scratch it.',
  }),
};
