/** By itself, so that listing games brings no board before one is to be drawn. */
export { thumbnail } from '@thera/board';
