import type { TestProject } from 'vitest/node';
import type {} from '../packages/server/test/services/provided.ts';
import { postgresPrograms, redisProgram } from './services.ts';

/** Once before all tests with PostgreSQL and Redis: their programs are there. */
export function setup({ provide }: TestProject): void {
  provide('postgres', postgresPrograms());
  provide('redis', redisProgram());
}
