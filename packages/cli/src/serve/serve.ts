import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  type Log,
  type Online,
  type Place,
  type ServeError,
  type ServeOptions,
  type Serving,
  serveMetrics,
  serve as servePages,
} from '@thera/server';
import { ok, type Result } from '@thera/table';
import type { Command } from '../command.ts';
import { complain, write } from '../output.ts';
import { keepingFrom } from './keeping.ts';
import { logFrom } from './log-options.ts';
import { openOnline } from './open-online.ts';
import { parsePlace } from './place-option.ts';

const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const THIS_MACHINE = '127.0.0.1';
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** Tried in this order where no port was asked for; the last is any that is free. */
const PORTS: readonly number[] = [4000, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 0];

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Whoever is told to stop and does not is stopped. */
const LONGEST_STOP = 20_000;

/** Serves the built pages until it is told to stop. */
export const serve: Command = {
  options: ['port', 'host', 'folder', 'data', 'behind-proxy', 'metrics', 'log-level', 'log-format'],
  arity: 0,
  async run({ values, flags, texts: { commandLine } }) {
    const { at, atOthers, howToStop, errors } = commandLine.serve;
    const badValue = commandLine.usageErrors['bad-value'];
    const asked = values.get('port');
    if (asked !== undefined && !isPort(asked)) return complain(badValue(`--port ${asked}`));
    const metrics = values.get('metrics');
    const place = metrics === undefined ? undefined : parsePlace(metrics);
    if (metrics !== undefined && place === undefined) return complain(badValue(`--metrics ${metrics}`));
    const logged = logFrom(values);
    if (!logged.ok) return complain(badValue(logged.at ?? ''));
    const log = logged.value;
    const host = values.get('host') ?? THIS_MACHINE;
    const folder = values.get('folder') ?? PAGES;
    const keeping = keepingFrom(values.get('data'), process.env);
    const opened = await openOnline({ keeping, log, isBehindProxy: flags.has('behind-proxy') });
    if (!opened.ok) return complain(errors[opened.error](opened.at ?? ''));
    const online = opened.value;
    const ports = asked === undefined ? PORTS : [Number(asked)];
    const started = await serveAll({ ports, pages: { host, folder, online }, place, log });
    if (!started.ok) {
      await online.close();
      return complain(errors[started.error](started.at ?? ''));
    }
    const { port, stop } = started.value;
    const others = othersAddresses(host, port);
    const told = toldToStop();
    const lines = [at(addressOf(host, port)), ...(others === '' ? [] : [atOthers(others)]), howToStop];
    await write(lines.map((line) => `${line}\n`).join(''));
    log('info', 'started', { port, store: keeping.kind, isAlone: (process.env.REDIS_URL ?? '') === '' });
    await told;
    log('info', 'stopping');
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    await stop();
    log('info', 'stopped');
    return 0;
  },
};

/** Ends with the first signal; a second one does not wait for anybody. */
async function toldToStop(): Promise<void> {
  await Promise.race(SIGNALS.map((signal) => once(process, signal)));
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
}

interface Served {
  readonly ports: readonly number[];
  readonly pages: Omit<ServeOptions, 'port'> & { readonly online: Online };
  /** Where metrics are, if anywhere. */
  readonly place: Place | undefined;
  readonly log: Log;
}

async function serveAll({ ports, pages, place, log }: Served): Promise<Result<Serving, ServeError>> {
  const metrics = place === undefined ? undefined : await serveMetrics(pages.online, place, log);
  if (metrics !== undefined && !metrics.ok) return metrics;
  const started = await serveOn(ports, pages);
  const stopMetrics = async (): Promise<void> => metrics?.value.stop();
  if (!started.ok) {
    await stopMetrics();
    return started;
  }
  const { port, stop } = started.value;
  return ok({
    port,
    async stop() {
      await stop();
      await stopMetrics();
    },
  });
}

async function serveOn(
  ports: readonly number[],
  what: Omit<ServeOptions, 'port'>,
): Promise<Result<Serving, ServeError>> {
  const [port = 0, ...others] = ports;
  const started = await servePages({ ...what, port });
  const isTaken = !started.ok && started.error === 'port-taken';
  return isTaken && others.length > 0 ? serveOn(others, what) : started;
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
