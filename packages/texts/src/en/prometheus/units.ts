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
    line: 'Strikes two areas away, shields those beside him and leads troops.',
  }),
  ares: he('Ares', {
    epithet: 'lord of war',
    line: 'The hardest hitter. Strikes first and storms on over the fallen.',
  }),
  hades: he('Hades', {
    epithet: 'king of the dead',
    line: 'Calms the hound, slips out of sight and feeds on fallen enemies.',
  }),
  hephaestus: he('Hephaestus', {
    epithet: 'smith of the gods',
    line: 'Calms the hound, guards his allies and hardens their armour.',
  }),
  cerberus: it('Cerberus', 'Cerberus', {
    epithet: 'the hound at the gate',
    line: 'Throws those it hits, breathes fire for free, must fight anyone near.',
  }),
  eagle: it('Caucasian Eagle', 'the Caucasian Eagle', {
    epithet: 'tormentor of Prometheus',
    line: 'Flies, snatches stones for the hound and tears at the wounded.',
  }),
  medusa: she('Medusa', {
    epithet: 'the gorgon',
    line: 'Shoots an area away and turns her enemies to stone.',
  }),
  acamas: he('Acamas', {
    epithet: 'cyclops of the forge',
    line: 'Bars the way, hurls boulders and pounces on anyone in a net.',
  }),
  hoplites: they('Hoplites', {
    epithet: 'a wall of shields',
    line: 'Take blows for their allies, and are stronger beside another full troop.',
  }),
  spartans: they('Spartans', {
    epithet: 'the best of the three hundred',
    line: 'Few but tough, they strike before they’re struck.',
  }),
  amazons: they('Amazons', {
    epithet: 'archers of the steppe',
    line: 'Shoot two areas away.',
  }),
  centaurs: they('Centaurs', {
    epithet: 'riders without horses',
    line: 'The fastest on foot. They shoot, then gallop off.',
  }),
  infernalHounds: they('Infernal Hounds', {
    epithet: 'the pack of the dead',
    line: 'Six of them, quick and cheap. They wear armour down.',
  }),
  infernalWarriors: they('Infernal Warriors', {
    epithet: 'bones in bronze',
    line: 'No enemy gets out of their area.',
  }),
  harpies: they('Harpies', {
    epithet: 'the snatchers',
    line: 'Fly over everything and wear armour down.',
  }),
  achilles: he('Achilles', {
    epithet: 'best of the Achaeans',
    line: 'Strikes first, hunts heroes and shrugs off arrows.',
  }),
  heracles: he('Heracles', {
    epithet: 'hero of the twelve labours',
    line: 'Hunts monsters, throws those he hits and swings trees.',
  }),
  odysseus: he('Odysseus', {
    epithet: 'man of many wiles',
    line: 'Better cards, a stab in the back, and troops at his command.',
  }),
  leonidas: he('Leonidas', {
    epithet: 'king of Sparta',
    line: 'Makes troops stronger, guards his allies and fights best when all seems lost.',
  }),
  atalanta: she('Atalanta', {
    epithet: 'the huntress',
    line: 'Shoots far, outruns everyone and picks up stones on the way.',
  }),
  hydra: it('Hydra', 'the Hydra', {
    epithet: 'serpent of Lerna',
    line: 'Bars the way, frightens attackers and grows back what it loses.',
  }),
  minotaur: it('Minotaur', 'the Minotaur', {
    epithet: 'bull of the labyrinth',
    line: 'Charges, throws those it hits and swings trees.',
  }),
  colchidianBull: it('Colchidian Bull', 'the Colchidian Bull', {
    epithet: 'bronze bull of Aeëtes',
    line: 'Bars the way and breathes fire over a whole area.',
  }),
  nemeanLion: it('Nemean Lion', 'the Nemean Lion', {
    epithet: 'whose hide no arrow pierces',
    line: 'Climbs cliffs, and arrows hardly scratch it.',
  }),
};
