import { type Advice, prometheus, type Reason, usualSetup } from '@thera/prometheus';
import { diceFor, sha256 } from '@thera/table';
import { LANGUAGES } from '@thera/texts';
import { prometheusCatalogueOf } from '@thera/texts/prometheus';
import { expect, test } from 'vitest';
import { adviceInWords, voiceOf } from '../../src/prometheus/index.ts';

const setup = usualSetup('2');
const started = prometheus.start(setup, diceFor(sha256, 'advice', 0));
if (!started.ok) throw new Error(started.error);
const view = prometheus.view(started.value, 0);
const said = (advice: Partial<Advice>, language: 'en' | 'es' = 'en') =>
  adviceInWords(
    view,
    { steps: [{ kind: 'calm' }], reasons: [{ kind: 'waits' }], risks: [], ...advice },
    voiceOf(setup, prometheusCatalogueOf(language)),
  );

test('a hint says what to do, why, and what may come of it', () => {
  expect(
    said({
      reasons: [{ kind: 'calms', unit: 'hades', rage: 3 }],
      risks: [{ kind: 'exposed', unit: 'hades', by: 'cerberus', wounds: 1.84 }],
    }),
  ).toEqual({
    play: 'Try this: Calm the hound.',
    why: 'Hades calms the hound: Rage 3; Cerberus hits him for 1.8 on average.',
  });
});

test('whoever has not been named yet is named', () => {
  const risks = [{ kind: 'exposed', unit: 'acamas', by: 'zeus', wounds: 2 }] as const;
  const reasons = [{ kind: 'enters', unit: 'infernalHounds', map: 'olympus' }] as const;
  expect(said({ reasons, risks }).why).toBe(
    'The Infernal Hounds are needed on Olympus; Zeus hits Acamas for 2.0 on average.',
  );
  expect(said({ reasons, risks }, 'es').why).toBe(
    'Los Sabuesos Infernales hacen falta en el Olimpo; Zeus le hace 2,0 heridas de media a Acamante.',
  );
});

const REASONS: readonly Reason[] = [
  { kind: 'wins', how: 'exit', chance: 1 },
  { kind: 'wins', how: 'god', chance: 0.4 },
  { kind: 'enrages', unit: 'eagle', rage: 5 },
  { kind: 'strikes', unit: 'medusa', target: 'zeus', wounds: 0.6, destroys: 0 },
  { kind: 'strikes', unit: 'ares', target: 'centaurs', wounds: 2, destroys: 0.8 },
  { kind: 'petrifies', unit: 'medusa', target: 'ares', chance: 0.47 },
  { kind: 'moves', unit: 'minotaur', target: 'zeus', chance: 0.5 },
  { kind: 'frees', unit: 'leonidas', friend: 'ares' },
  { kind: 'recovers', unit: 'harpies' },
  { kind: 'nears-exit', unit: 'zeus', before: 5, after: 3 },
  { kind: 'nears-hound', unit: 'hephaestus', before: 2, after: 1 },
  { kind: 'bars', unit: 'acamas', target: 'zeus', before: 3, after: 5 },
  { kind: 'holds-back', unit: 'hydra', target: 'ares' },
  { kind: 'escapes', unit: 'hades', before: 3, after: 1 },
  { kind: 'claims', unit: 'atalanta', area: 'S17' },
  { kind: 'absorbs', unit: 'hades' },
  { kind: 'fetches', card: 'hades' },
  { kind: 'draws', cards: 2 },
  { kind: 'spares', card: 'artOfWar' },
  { kind: 'waits' },
];

test.each(LANGUAGES)('every reason is a sentence in %s', (language) => {
  for (const reason of REASONS) {
    const { why } = said({ reasons: [reason] }, language);
    expect(why).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(why).not.toMatch(/undefined|NaN|\[object| {2}/);
  }
});
