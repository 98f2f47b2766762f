import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT: string = fileURLToPath(new URL('..', import.meta.url));
