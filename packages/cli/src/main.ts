import { enableCompileCache } from 'node:module';

// Without it every start translates every source anew, which is most of the time that a short command takes.
enableCompileCache();
const { dispatch } = await import('./dispatch.ts');
const { endWithReader } = await import('./output.ts');

endWithReader();
process.exitCode = await dispatch(process.argv.slice(2));
