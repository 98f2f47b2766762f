// What home draws, apart from it so that it can come later.
export { islandPicture, thumbnail } from '@thera/board';
