import { buildKernel } from './build-kernel.ts';

/** Once before all tests: the kernel is compiled. */
export const setup = (): void => buildKernel();
