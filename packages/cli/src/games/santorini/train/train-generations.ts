import { existsSync, rmSync } from 'node:fs';
import type { Result } from '@thera/table';
import type { SantoriniCatalogue, TrainError } from '@thera/texts/santorini';

import { candidateOf, stockOf } from './train-files.ts';
import { gateNet } from './train-gate.ts';
import { checkpointOf, trainNet } from './train-net.ts';
import type { TrainOptions } from './train-options.ts';
import { playForTraining } from './train-play.ts';

/**
 * Self-play, training and gate, one generation after the other, until somebody stops it. Each adds as many positions as
 * are wanted. What the files of the folder show to be done is not done again.
 */
export async function trainGenerations(
  asked: TrainOptions,
  texts: SantoriniCatalogue,
): Promise<Result<boolean, TrainError>> {
  const { data } = asked;
  const options: TrainOptions = { ...asked, net: undefined, against: undefined, from: undefined };
  for (;;) {
    const stock = stockOf(data);
    if (!stock.ok) return stock;
    const isTraining = existsSync(checkpointOf(data));
    const positions = (Math.floor(stock.value.positions / asked.positions) + 1) * asked.positions;
    const steps = [
      ...(isTraining ? [] : [() => playForTraining({ ...options, positions }, texts)]),
      () => trainNet(options, texts),
      () => gateNet(options, texts),
    ];
    for (const step of steps) {
      const done = await step();
      if (!done.ok || !done.value) return done;
    }
    rmSync(checkpointOf(data), { force: true });
    rmSync(candidateOf(data), { force: true });
  }
}
