import { buildKernel } from './build-kernel.ts';

/** The `thera` command of a checkout, where the kernel may not be compiled yet. */
buildKernel();
await import('../packages/cli/src/main.ts');
