import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The Node that the repository brings along, whatever Node started npm. */
export const LOCAL_NODE = join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Runs a file on the local Node and ends this process as that one ends. */
export function runOnLocalNode(file, args) {
  if (!existsSync(LOCAL_NODE)) {
    console.error('The local Node is missing. Run `npm ci` in the repository, with install scripts allowed.');
    process.exit(1);
  }
  const bin = join(ROOT, 'node_modules/.bin');
  const env = {
    // Types are taken out of a file once, not at each start, and the engine's arrays are quicker where nobody did that.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(LOCAL_NODE, [file, ...args], { stdio: 'inherit', env });
  // The terminal sends Ctrl+C to both; the child decides how to end.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
