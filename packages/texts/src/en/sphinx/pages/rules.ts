import type { SphinxRulesText } from '../../../sphinx/pages/rules-text.ts';
import { game } from '../game.ts';

/** The rules on one page. */
export const rules: SphinxRulesText = {
  game,
  title: 'Rules of Riddle of the Sphinx',
  back: 'Riddle of the Sphinx',
  legend: 'The signs',
  sections: {
    aim: {
      title: 'The aim',
      sentences: [
        'You play together. Each riddle has four objectives, Silver, Gold, Heroic and Godlike, and one of them is enough to solve it.',
        'Once achieved, an objective stays achieved. It may pay at once; one of the four ends the riddle.',
        'As soon as a riddle is solved, you may finish it at the start of any turn, or play on for more.',
      ],
    },
    turn: {
      title: 'A turn',
      sentences: [
        'Do one of three things: move and build, call a god, or play the Sphinx’s game. If one is impossible, choose another.',
        'Then quests, blessing tokens and objectives are settled, and at the end the riddle’s special rules take effect.',
      ],
    },
    move: {
      title: 'Move, build',
      sentences: [
        'Move a worker to a free square next to it, diagonals included: one level up at most, any number down, never onto a dome.',
        'Then it builds on a free square next to it, at any height: level 1, level 2, level 3, and finally a dome.',
        'Every piece comes from the shared stockpile or from a god that anyone holds. Without the right piece you can’t build.',
      ],
    },
    gods: {
      title: 'Gods and quests',
      sentences: [
        'Three cards lie open. Call a god and it brings its pieces: anyone may build them, but the power is yours alone.',
        'You hold two gods at most, and their powers work together. When its last piece is gone, a god leaves.',
        'The usual quest: build the last piece on your own turn, and use the power on that same turn. It pays any piece.',
        'Powers and quests are always up to you.',
      ],
    },
    game: {
      title: 'The Sphinx’s game',
      sentences: [
        'Roll the die. If the gem of that colour is still there, it is spent and you gain any piece.',
        'If it’s gone, a worker of your choice falls. When a second worker falls, for whatever reason, the riddle is over.',
      ],
    },
    coins: {
      title: 'Coins',
      sentences: [
        'A coin rides up on what is built below it. At the height it shows it is collected, 4 being a tower with its dome.',
        'It fills any free slot of its colour, in whichever row you choose. A coin under a dome that is too low is lost.',
        'Stepping onto a coin does nothing.',
      ],
    },
    blessings: {
      title: 'Blessings',
      sentences: [
        'If a worker ends the turn on a blessing token, it’s collected and a blessing goes on top of the god deck.',
        'Once face up, it takes up a place until you use it. You can use any number on your turn, on top of your action. A dome on a token removes it.',
      ],
    },
    map: {
      title: 'The map',
      sentences: [
        'Bridges join two squares for moving and forcing, never for building. Gaps aren’t squares.',
        'Being forced isn’t moving. The King and the Sphinx are figures, but not workers.',
        'The edge is every square with a gap or the end of the land beside it.',
      ],
    },
    players: {
      title: 'How many play',
      sentences: [
        'Two players have a pair of workers each; with four, those who sit across from each other share a pair.',
        'Three players have one worker each. The Wanderer belongs to everyone, but never moves first on two turns in a row.',
        'Alone, you have a white and a blue pair, and never start with the same colour twice in a row. You hold up to three gods.',
      ],
    },
    end: {
      title: 'The end',
      sentences: [
        'A riddle ends with the one objective that ends it, with the second fallen worker, when its time is up, or when you finish or give up. What was achieved counts.',
      ],
    },
    adventure: {
      title: 'The adventure',
      sentences: [
        'After each riddle new players sign the guestbook, achieved objectives shade their circles, and each new circle brings a diamond for the stars.',
        'A god joined to Polaris by full paths is friendly: from riddle 3 on you choose friendly gods to wait among the gods to call. For each of them, shade an arrow that points to it; three around a star raise the blessing score.',
        'Solve an island’s riddles in order, then choose any other island. The Lair opens once every riddle from 1 to 20 has a circle.',
      ],
    },
  },
};
