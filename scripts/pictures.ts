// Takes the pictures of the documents anew; look at them before they are committed.
import { pictures, runSuites } from './suite.ts';

if (runSuites([pictures]).failed > 0) process.exitCode = 1;
