import type { Result } from '@thera/table';
import {
  type SantoriniCatalogue,
  TRAIN_PARTS,
  type TrainError,
  type TrainPart,
} from '@thera/texts/santorini';

import { complain, write } from '../../../output.ts';
import type { SantoriniCommand } from '../santorini-command.ts';
import { calibrateNet } from './train-calibrate.ts';
import { gateNet } from './train-gate.ts';
import { trainGenerations } from './train-generations.ts';
import { trainNet } from './train-net.ts';
import { readTrainOptions, TRAIN_OPTIONS, type TrainOptions } from './train-options.ts';
import { playForTraining } from './train-play.ts';
import { HAND } from './train-searcher.ts';
import { tellStatus } from './train-status.ts';

/** A part of training; says whether it came to its end. */
type TrainStep = (options: TrainOptions, texts: SantoriniCatalogue) => Promise<Result<boolean, TrainError>>;

const PARTS: Readonly<Record<TrainPart, TrainStep>> = {
  play: playForTraining,
  net: trainNet,
  gate: gateNet,
  calibrate: calibrateNet,
  status: tellStatus,
};

/** Makes better nets: self-play, learning and a gate. */
export const train: SantoriniCommand = {
  options: TRAIN_OPTIONS,
  arity: 0,
  most: 1,
  async run({ positionals: [asked], values, texts }) {
    const { usageErrors, possible, train: words } = texts.commandLine;
    const part = TRAIN_PARTS.find((known) => known === asked);
    if (asked !== undefined && part === undefined)
      return complain(`${usageErrors['bad-value'](asked)} ${possible(TRAIN_PARTS.join(', '))}`);
    const options = readTrainOptions(values);
    if (!options.ok) return complain(usageErrors[options.error](options.at ?? ''));
    const { net, from } = options.value;
    if ((part === 'net' || part === 'calibrate') && net === HAND)
      return complain(usageErrors['bad-value'](`--net ${HAND}`));
    if (from === HAND) return complain(usageErrors['bad-value'](`--from ${HAND}`));
    const done = await (part === undefined ? trainGenerations : PARTS[part])(options.value, texts);
    if (!done.ok) return complain(words.errors[done.error](done.at ?? ''));
    if (!done.value) await write(`${words.resumable}\n`);
    return 0;
  },
};
