import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ServeError, type Serving, serve as servePages } from '@thera/server';
import type { Result } from '@thera/table';
import type { Command } from './command.ts';
import { complain, write } from './output.ts';

const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));
const THIS_MACHINE = '127.0.0.1';
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** Tried in this order where no port was asked for; the last is any that is free. */
const PORTS: readonly number[] = [4000, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 0];

/** Serves the built pages until it is told to stop. */
export const serve: Command = {
  options: ['port', 'host', 'folder'],
  arity: 0,
  async run({ values, texts: { commandLine } }) {
    const { at, atOthers, howToStop, errors } = commandLine.serve;
    const asked = values.get('port');
    if (asked !== undefined && !isPort(asked))
      return complain(commandLine.usageErrors['bad-value'](`--port ${asked}`));
    const host = values.get('host') ?? THIS_MACHINE;
    const folder = values.get('folder') ?? PAGES;
    const started = await serveOn(asked === undefined ? PORTS : [Number(asked)], host, folder);
    if (!started.ok) return complain(errors[started.error](started.at ?? ''));
    const { port, stop } = started.value;
    const others = othersAddresses(host, port);
    const lines = [at(addressOf(host, port)), ...(others === '' ? [] : [atOthers(others)]), howToStop];
    await write(lines.map((line) => `${line}\n`).join(''));
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
    await stop();
    return 0;
  },
};

async function serveOn(
  ports: readonly number[],
  host: string,
  folder: string,
): Promise<Result<Serving, ServeError>> {
  const [port = 0, ...others] = ports;
  const started = await servePages({ folder, port, host });
  const isTaken = !started.ok && started.error === 'port-taken';
  return isTaken && others.length > 0 ? serveOn(others, host, folder) : started;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) < 2 ** 16;
}

/** Browsers trust localhost without a certificate, so that the pages can be installed. */
function addressOf(host: string, port: number): string {
  const isHere = host === THIS_MACHINE || EVERYWHERE.includes(host);
  const name = isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

function othersAddresses(host: string, port: number): string {
  if (!EVERYWHERE.includes(host)) return '';
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(address, port))
    .join(' ');
}
