import { battery, runSuites } from './suite.ts';

if (runSuites([battery('full')]).failed > 0) process.exitCode = 1;
