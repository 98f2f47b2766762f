import { dispatch } from '../packages/cli/src/dispatch.ts';
import { buildPages } from './build-pages.ts';

buildPages();
process.exitCode = await dispatch(['serve', ...process.argv.slice(2)]);
