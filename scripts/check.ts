import { CHECKS, runSuites } from './suite.ts';

if (runSuites(CHECKS).failed > 0) process.exitCode = 1;
