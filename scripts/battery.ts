import { batterySummary, forgetBattery } from './battery-folder.ts';
import { battery, runSuites } from './suite.ts';

const { failed } = runSuites([battery('full')]);
console.log(batterySummary());
// A run that failed or was broken off goes on where it was, as long as the code stays the same.
if (failed > 0) process.exitCode = 1;
else forgetBattery();
