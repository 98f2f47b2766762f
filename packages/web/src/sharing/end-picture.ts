import { standaloneSvg } from './standalone-svg.ts';
import { wrappedLines } from './wrapped-lines.ts';

/** What is told beside the board. */
export interface PictureWords {
  readonly game: string;
  readonly headline: string;
  readonly reason: string;
  readonly facts: string;
}

/** As large as pages show a picture beside a link. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Where the board ends and the words begin. */
const EDGE = 744;
const MARGIN = 44;
const LOGO = '/icon.svg';

/** A picture of how a game ended: the board, and beside it our emblem and what happened. */
export async function endPicture(boards: readonly string[], words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paper = canvas.getContext('2d');
  if (paper === null) throw new Error('this browser has no canvas');
  const [logo, ...drawn] = await Promise.all([
    imageFrom(LOGO),
    ...boards.map((board) => imageFrom(dataUrl(standaloneSvg(board)))),
    document.fonts.load('40px Marcellus'),
  ]);
  const colour = coloursOfPage();
  const sea = paper.createLinearGradient(0, 0, 0, HEIGHT);
  sea.addColorStop(0, colour('sea-2'));
  sea.addColorStop(1, colour('sea-3'));
  paper.fillStyle = sea;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  drawBoards(
    paper,
    drawn.filter((image) => image instanceof HTMLImageElement),
  );
  paper.fillStyle = colour('surface');
  paper.fillRect(EDGE, 0, WIDTH - EDGE, HEIGHT);
  drawWords(paper, logo, words);
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob === null ? fail(new Error('no picture came of it')) : done(blob)),
      'image/png',
    ),
  );
}

const coloursOfPage = (): ((name: string) => string) => {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
};

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

async function imageFrom(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Side by side, as large as there is room. */
function drawBoards(paper: CanvasRenderingContext2D, boards: readonly HTMLImageElement[]): void {
  const room = (EDGE - 20 * (boards.length + 1)) / boards.length;
  boards.forEach((board, n) => {
    const scale = Math.min(room / board.width, (HEIGHT - 24) / board.height);
    const [width, height] = [board.width * scale, board.height * scale];
    const left = 20 + n * (room + 20) + (room - width) / 2;
    paper.drawImage(board, left, (HEIGHT - height) / 2, width, height);
  });
}

function drawWords(
  paper: CanvasRenderingContext2D,
  logo: HTMLImageElement,
  { game, headline, reason, facts }: PictureWords,
): void {
  const colour = coloursOfPage();
  const left = EDGE + MARGIN;
  const room = WIDTH - left - MARGIN;
  const widthOf = (line: string): number => paper.measureText(line).width;
  paper.drawImage(logo, left, MARGIN, 72, 72);
  paper.fillStyle = colour('text');
  paper.font = `38px ${colour('font-display')}`;
  paper.fillText(game.length > 12 ? 'Thera' : game, left + 90, MARGIN + 50);
  let y = 240;
  const write = (text: string, font: string, lineHeight: number, most: number): void => {
    paper.font = font;
    for (const line of wrappedLines(text, widthOf, room, most)) {
      paper.fillText(line, left, y);
      y += lineHeight;
    }
  };
  write(headline, `58px ${colour('font-display')}`, 64, 3);
  y += 6;
  write(reason, `27px ${colour('font-ui')}`, 36, 4);
  y += 10;
  paper.fillStyle = colour('text-2');
  write(facts, `25px ${colour('font-ui')}`, 34, 2);
  paper.font = `24px ${colour('font-ui')}`;
  paper.fillText(location.host, left, HEIGHT - MARGIN);
}
