import type { PrometheusRulesText } from '../../../prometheus/pages/rules-text.ts';
import { rulings } from './rulings.ts';

/** The rules on one page. */
export const rules: PrometheusRulesText = {
  title: 'Rules of The Search for Prometheus',
  back: 'The Search for Prometheus',
  chapters: {
    story: {
      title: 'The story',
      sentences: [
        'Prometheus lies chained behind the gates of Tartarus. Hephaestus and Hades set out to free him; the hound at the gate lets no one pass.',
        'Zeus and Ares want to stop them, but first they must leave Olympus, where Hephaestus has laid his nets.',
      ],
    },
    aim: {
      title: 'How to win',
      sentences: [
        'Blue (Hephaestus and Hades) wins when Cerberus has no Rage left: one of the two gods stands with the hound and calms it, one Rage token at a time.',
        'Red (Zeus and Ares) wins when one of its gods leaves Olympus through a blue area.',
        'Whoever loses a god loses the game. Red also loses if Cerberus is destroyed.',
        'The first of these ends the game at once. After 60 turns per side, whoever came closer wins.',
      ],
    },
    maps: {
      title: 'Two maps',
      sentences: [
        'Styx and Olympus are played at the same time. Nothing reaches from one to the other: no sight, no attack, no power. Only cards, recalls and payments belong to the player, whichever map they’re for.',
        'An area holds as many units as it has places. A full area can’t be entered, but it can be attacked from an adjacent area as if from inside.',
        'Blue areas are Blue’s, red ones Red’s: that’s where units are deployed and recalled. The blue areas of Olympus are also the ways out.',
        'Forest and ruins give cover and block sight; stairs reach farther; water and rifts silence talents and chosen powers; cliffs and crags are for climbers and flyers.',
      ],
    },
    setup: {
      title: 'Before the first turn',
      sentences: [
        'Eight units belong to the story and cost nothing. The others are recruited, one at a time and in turn, for 1 to 4 points each. Points you don’t spend become Art of War in your opening hand.',
        'Blue places Hephaestus and Hades on the blue areas of Styx, Acamas and Medusa on any blue area, and lays twelve tokens face down on Olympus, at most one per area: 8 nets and 4 lures. Only Blue knows which is which.',
        'Red places the Eagle at the red gates of Styx, Zeus and Ares on the thrones. Cerberus waits on its threshold with 4 Rage. Four stones lie on Styx.',
        'Everyone starts with some Art of War and draws 3 cards. Red goes first.',
      ],
    },
    turn: {
      title: 'A turn',
      sentences: [
        'Draw a card. Then pass, which draws one more, or activate a unit by discarding one of its cards.',
        'For 1 Art of War a second unit may be activated, never the same one twice. A leader may bring a troop without it.',
        'At the end 1 Art of War may recall a troop. At any moment of your turn, once each, 1 Art of War draws two cards or searches your deck for one.',
      ],
    },
    activation: {
      title: 'An activation',
      sentences: [
        'Simple: up to two different actions of walk, attack, claim, enrage and free. A walk comes before the attack, unless the unit has Mobility. An offensive power or calming the hound takes the place of the attack.',
        'Complex: one thing only. Run (1 area more), move cautiously, deploy, absorb a stone, and for flyers fast flight or an aerial attack. Talents and chosen powers are silent then; permanent ones work.',
        'A unit in reserve enters by deploying: on any area of its colour with room, on either map.',
        'Active powers are used once an activation, at their moment. You may stop at any time.',
      ],
    },
    movement: {
      title: 'Moving',
      sentences: [
        'From area to adjacent area, as many as the movement says. It ends on entering an area with an enemy, a rift, or where a net closes.',
        'An enemy with Block holds whoever shares its area. Otherwise leaving is free.',
        'Fast flight ignores terrain, enemies and Block, but not full areas or tokens, and it can’t be used to leave Olympus.',
        'From a blue area of Olympus one more step of a walk, run or cautious move takes Zeus or Ares out, and Red wins.',
      ],
    },
    nets: {
      title: 'Nets and lures',
      sentences: [
        'When a Red unit enters an area with a token, by itself or thrown, the token is turned over. A lure is removed and the movement goes on. A net closes: the movement ends.',
        'A trapped unit can’t do anything: no actions, talents, powers or answers, and it has −1 defence. The net falls off when an activation of that unit ends, even the one in which it was caught.',
        'So a net stops a unit that walks into it for the rest of that activation. A unit thrown into one is held until its next activation is over.',
        'An ally in the same area can free it with an action and 1 Art of War. Being moved also takes the net off.',
        'A cautious move stops at a token and leaves it as it lies.',
        'Petrified units are held in the same way, but with +1 defence, and no one can free them.',
      ],
    },
    sight: {
      title: 'Sight and range',
      sentences: [
        'Distance is counted in steps over any terrain. Neighbours always see each other.',
        'Farther away, a target is visible if at least one of the shortest ways to it has no unit, forest, ruins, cliff or crag in between.',
        'Range 0 means the same area, or a full one next to it.',
      ],
    },
    attack: {
      title: 'An attack',
      sentences: [
        'The attacker rolls as many dice as its offence, at most 10, against the defence of the target, at most 10. Terrain, talents and powers change both, and the forecast names each of them.',
        'Dice that reach the defence are successes, and every success is a wound. Vitality falls, and with it the profile.',
        'Attacks on a whole area are one attack on each enemy there, without answers.',
      ],
    },
    dice: {
      title: 'The dice',
      sentences: [
        'Faces: blank, 1, 2, 3, 4, 5. Blanks are discarded after the first roll; Mighty Throw may use them.',
        'Boost: give up a die to raise another by 1, as often as you like, not above 5 nor above the defence.',
        'Fives: any dice that show 5 may be rolled once more, all together. The new face is added; on a blank the die is lost.',
        'Then boost again, now without a limit.',
        'Automatic play does all this for you. By hand, touch the die to give up and the die to raise.',
      ],
    },
    answers: {
      title: 'Answers to an attack',
      sentences: [
        'Strike back: a unit that survives an attack at range 0 may attack in turn, if its owner discards one of its cards.',
        'Initiative: it strikes before the attack instead.',
        'Guard: when an ally in the same area is attacked, the guard may become the target instead.',
        'Evade: a flying hero, monster or god pays 1 Art of War; the attacker chooses another target or loses the attack.',
        'Each unit answers once a turn, and nothing answers an answer. You’re asked whenever you could hold the card, so no one learns who holds what.',
      ],
    },
    hound: {
      title: 'Cerberus',
      sentences: [
        'Calm: instead of attacking, Hephaestus or Hades in the hound’s area removes 1 Rage. No dice, no answer.',
        'Enrage: any Red unit in the hound’s area, except the hound, turns a stone there into 1 Rage.',
        'Blazing Fire costs it nothing, and it can throw those it hits without spending blanks.',
        'If it’s activated with an enemy in its area, it must attack there and can’t do anything else.',
      ],
    },
    stones: {
      title: 'Stones',
      sentences: [
        'Claim: a unit picks up a stone in its area, one at a time. It may drop it at any moment of its activation, and drops it when it’s thrown, pushed, recalled or destroyed.',
        'Absorb: a god removes a stone in its area from the map for good and gains an omphalos card, which pays like Art of War or adds a die to a god’s attack.',
      ],
    },
    cards: {
      title: 'Cards',
      sentences: [
        'Every unit has its cards, and some bring Art of War. Art of War pays for a second unit, recalls, powers, draw two, search, evading and freeing.',
        'Two cards of destroyed units pay for draw two, search or recall as well.',
        'When someone must draw from an empty deck, everyone takes the rest of their deck into hand and shuffles their discards into a new deck. Anyone with fewer than 3 cards draws up to 3.',
        'Hands are hidden from the other side. Deck lists and discards are open.',
      ],
    },
    destroyed: {
      title: 'Destroyed units',
      sentences: [
        'A troop goes back to the reserve and may return, deployed or recalled, with all its figures. A troop of one figure has no talents.',
        'Other units are out; their cards stay as dead cards.',
        'A recall puts one of your troops beside a god that you control or into an area of your colour, on either map.',
      ],
    },
    players: {
      title: 'Two, three and four players',
      sentences: [
        'With two players, each plays a side. With three, one side has two players; with four, both do.',
        'Everyone has their own units, deck and hand. Partners see each other’s hands, and guard and free each other’s units; cards, recalls and leaders are each player’s own.',
        'If someone leaves, their partner plays on for both. Without a partner, their side loses.',
      ],
    },
    options: {
      title: 'Other ways to play',
      sentences: [
        'Nets that hold: a net comes off only when the next activation ends. Much harder for Red, and not balanced.',
        'Whoever kills the hound loses: then Cerberus’ death is the loss of the side that dealt the blow.',
        'No limit: the game goes on until someone wins.',
      ],
    },
  },
  rulingsTitle: 'Rulings',
  rulings,
  ruling: (number) => `R${number}`,
  units: 'Units',
  talents: 'Talents',
  powers: 'Powers',
  terrain: 'Terrain',
  search: 'Search the rules',
  searchUnits: 'Search the units',
  found: (count) => (count === 1 ? '1 passage' : `${count} passages`),
  nothingFound: (words) => `Nothing about “${words}”.`,
};
