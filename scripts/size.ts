import { size } from './suite.ts';

if (size.run().failed > 0) process.exitCode = 1;
