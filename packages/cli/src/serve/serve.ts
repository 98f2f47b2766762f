import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  type Online,
  type ServeError,
  type ServeOptions,
  type Serving,
  serve as servePages,
} from '@thera/server';
import type { Result } from '@thera/table';
import type { Command } from '../command.ts';
import { complain, write } from '../output.ts';
import { openOnline } from './open-online.ts';

const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const THIS_MACHINE = '127.0.0.1';
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** Where accounts and games are kept, unless another place is named. */
const DATA = 'data';

/** Tried in this order where no port was asked for; the last is any that is free. */
const PORTS: readonly number[] = [4000, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 0];

/** Serves the built pages until it is told to stop. */
export const serve: Command = {
  options: ['port', 'host', 'folder', 'data'],
  arity: 0,
  async run({ values, texts: { commandLine } }) {
    const { at, atOthers, howToStop, errors } = commandLine.serve;
    const asked = values.get('port');
    if (asked !== undefined && !isPort(asked))
      return complain(commandLine.usageErrors['bad-value'](`--port ${asked}`));
    const host = values.get('host') ?? THIS_MACHINE;
    const folder = values.get('folder') ?? PAGES;
    const data = values.get('data') ?? DATA;
    const online = onlineIn(data);
    if (online === undefined) return complain(errors['bad-data'](data));
    const ports = asked === undefined ? PORTS : [Number(asked)];
    const started = await serveOn(ports, { host, folder, online });
    if (!started.ok) {
      await online.close();
      return complain(errors[started.error](started.at ?? ''));
    }
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
  what: Omit<ServeOptions, 'port'>,
): Promise<Result<Serving, ServeError>> {
  const [port = 0, ...others] = ports;
  const started = await servePages({ ...what, port });
  const isTaken = !started.ok && started.error === 'port-taken';
  return isTaken && others.length > 0 ? serveOn(others, what) : started;
}

/** Playing online, or nothing if the folder cannot be used. */
function onlineIn(folder: string): Online | undefined {
  try {
    return openOnline(folder);
  } catch {
    return undefined;
  }
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
