import type { Place } from '@thera/server';

const THIS_MACHINE = '127.0.0.1';

/** A port of this machine, or of an interface: `9100`, `0.0.0.0:9100`, `[::]:9100`. */
export function parsePlace(text: string): Place | undefined {
  const [, inBraces, plain, port = ''] = /^(?:(?:\[([^\]]+)\]|([^:[\]]+)):)?(\d{1,5})$/.exec(text) ?? [];
  const isPort = port !== '' && Number(port) < 2 ** 16;
  return isPort ? { host: inBraces ?? plain ?? THIS_MACHINE, port: Number(port) } : undefined;
}
