#!/usr/bin/env node
// `npx thera` may be started by an older Node, which cannot run TypeScript: hand over to ours.
import { join } from 'node:path';
import { ROOT, runOnLocalNode } from '../../../scripts/local-node.js';

runOnLocalNode(join(ROOT, 'scripts/thera.ts'), process.argv.slice(2));
