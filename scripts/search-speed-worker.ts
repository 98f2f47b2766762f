import { searchSpeed } from './search-speed.ts';

// A worker of a page: says how fast it searches, once.
declare function postMessage(speeds: Readonly<Record<string, number>>): void;

const [kernel, net] = await Promise.all(
  ['/kernel.wasm', '/thera.net'].map(async (file) => new Uint8Array(await (await fetch(file)).arrayBuffer())),
);
postMessage(searchSpeed(kernel!, net!));
