import { workerData } from 'node:worker_threads';
import { sqliteStore } from '../src/store/sqlite-store.ts';

await sqliteStore(String(workerData)).close();
