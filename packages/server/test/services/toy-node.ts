// A server of its own on which the toy game is played. It says where it is, and stops when it is told to.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_BUS } from '../../src/hub/bus.ts';
import { RedisBus } from '../../src/hub/redis-bus.ts';
import { createOnline } from '../../src/online.ts';
import { createLog } from '../../src/operations/log.ts';
import { serve } from '../../src/serve.ts';
import { postgresStore } from '../../src/store/postgres-store.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import { NO_LIMITS } from '../online-site.ts';
import { TOY } from '../sample-table.ts';

const { DATABASE_URL, REDIS_URL, THERA_FILE = ':memory:', PORT = '0' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'thera-node-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Thera</title>');
const log = createLog({ write: (line) => process.stderr.write(line), least: 'info', form: 'words' });
const online = createOnline({
  store: DATABASE_URL === undefined ? sqliteStore(THERA_FILE) : await postgresStore(DATABASE_URL),
  bus: REDIS_URL === undefined ? NO_BUS : new RedisBus(REDIS_URL, log),
  games: [TOY],
  limits: NO_LIMITS,
  log,
});
const serving = await serve({ folder, port: Number(PORT), host: '127.0.0.1', online });
if (!serving.ok) throw new Error(serving.error);
console.log(`listening at ${serving.value.port}.`);
await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
await serving.value.stop();
rmSync(folder, { recursive: true });
