import { battery, browser, CHECKS, runSuites, type Suite, services, unit } from './suite.ts';

const suites: readonly Suite[] = [...CHECKS, unit, services, browser, battery('sample')];

const names = suites.map((suite) => suite.name);
const left = (process.env.THERA_SKIP ?? '').split(',').filter((name) => name !== '');
const unknown = left.filter((name) => !names.includes(name));

if (unknown.length > 0) {
  console.error(`THERA_SKIP names no suite: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  if (runSuites(suites.filter((suite) => !left.includes(suite.name))).failed > 0) process.exitCode = 1;
  if (left.length > 0) console.log(`Left out by THERA_SKIP: ${left.join(', ')}`);
}
