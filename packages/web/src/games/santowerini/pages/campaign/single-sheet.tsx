import { DIFFICULTIES, type Difficulty, SCENARIO_CODES, type ScenarioCode } from '@thera/santowerini';
import type { CampaignText } from '@thera/texts/santowerini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Segment } from '../../../../shell/segment.tsx';
import { Sheet } from '../../../../shell/sheet.tsx';
import { bestKey } from '../../campaign/annals.ts';
import { deviceAnnals } from '../../campaign/device-annals.ts';
import { EnemyCounts } from './enemy-counts.tsx';
import { PlacePicture } from './place-picture.tsx';

interface SingleSheetProps {
  readonly text: CampaignText;
  readonly onPlay: (scenario: ScenarioCode, difficulty: Difficulty) => void;
  readonly onClose: () => void;
}

/** Any scenario at any difficulty. */
export function SingleSheet({ text, onPlay, onClose }: SingleSheetProps): JSX.Element {
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const { game, single } = text;
  const { bests } = deviceAnnals.value.annals;
  return (
    <Sheet title={single.title} closeLabel={single.close} onClose={onClose}>
      <p class="single-note">{single.note}</p>
      <Segment
        label={text.difficulty}
        value={difficulty}
        options={DIFFICULTIES.map((one) => [one, game.difficulties[one]])}
        onChange={setDifficulty}
      />
      <ul class="single-list">
        {SCENARIO_CODES.map((scenario) => {
          const best = bests[bestKey(scenario, difficulty)];
          return (
            <li key={scenario}>
              <button type="button" class="single-row" onClick={() => onPlay(scenario, difficulty)}>
                <PlacePicture place={scenario} />
                <span class="place-words">
                  <span class="place-name">
                    <b>{scenario}</b> {game.places[scenario].name}
                  </span>
                  <EnemyCounts place={scenario} difficulty={difficulty} text={game} />
                </span>
                {best !== undefined && <span class="single-best">{text.standing.best(best.points)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
