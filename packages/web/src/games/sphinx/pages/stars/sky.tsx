import './sky.css';
import {
  type AdventureLog,
  friendlyGods,
  PATHS,
  POLARIS,
  shadedArrows,
  TREE_GODS,
  type TreeNode,
} from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import { useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { Picture } from '../../../../shell/picture.tsx';
import { useMedia } from '../../../../shell/use-media.ts';
import { godEmblem } from '../../signs/god-emblem.tsx';
import { drawSky } from '../../sky/draw-sky.ts';
import { DIRECTIONS, neighbourTowards } from '../../sky/neighbour.ts';
import { shadedOn } from '../../sky/path-outlook.ts';
import { NARROW_SKY, placeOf, WIDE_SKY } from '../../sky/sky-shape.ts';
import { nodeName } from './path-words.ts';
import type { Placing } from './use-placing.ts';

interface SkyProps {
  readonly log: AdventureLog;
  readonly placing: Placing;
  readonly text: StarsText;
}

const WIDE = '(min-width: 1100px)';
const NODES: readonly TreeNode[] = [POLARIS, ...TREE_GODS];

/** The gods among the stars. One stop of the keyboard: arrows go from god to god, Enter shades a diamond. */
export function Sky({ log, placing, text }: SkyProps): JSX.Element {
  const shape = useMedia(WIDE) ? WIDE_SKY : NARROW_SKY;
  const [isNear, setNear] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const shaded = shadedOn(log);
  const friends = friendlyGods(log);
  const arrows = shadedArrows(log);
  const chosen = placing.left > 0 ? placing.path : undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    const next =
      event.key === 'Home' ? POLARIS : direction && neighbourTowards(shape, placing.node, direction);
    if (event.key === 'Enter' && placing.canShade(placing.path)) placing.shade(placing.path);
    else if (next !== undefined) {
      placing.look(next);
      frame.current?.querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  const onSkyClick = ({ target }: MouseEvent): void => {
    const tapped = target instanceof Element ? target.closest<SVGElement>('[data-path]') : null;
    const path = PATHS.find(({ id }) => id === tapped?.dataset.path);
    if (path !== undefined) placing.choose(path.id);
  };
  return (
    <section ref={frame} class={`sky-frame${isNear ? ' near' : ''}`} aria-label={text.sky}>
      <button
        type="button"
        class="tool sky-zoom"
        aria-label={isNear ? text.view.farther : text.view.nearer}
        aria-pressed={isNear}
        onClick={() => setNear(!isNear)}
      >
        <Icon name={isNear ? 'minus' : 'plus'} />
      </button>
      <div class="sky-scroll">
        <div class="sky" style={{ '--width': shape.width, '--height': shape.height }}>
          {/* Paths can be tapped here; by keyboard they are in the card of their god. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
          <div class="sky-picture" onClick={onSkyClick}>
            <Picture
              draw={() => drawSky({ shape, shaded, friends, arrows, chosen })}
              of={[shape, JSON.stringify(shaded), friends.join(), JSON.stringify(arrows), chosen]}
            />
          </div>
          {NODES.map((node) => {
            const [x, y] = placeOf(shape, node);
            const isFriend = node === POLARIS || friends.includes(node);
            return (
              <button
                key={node}
                type="button"
                class={`star-god${isFriend ? ' friendly' : ''}${node === POLARIS ? ' polaris' : ''}`}
                style={{ '--x': x, '--y': y }}
                data-node={node}
                tabIndex={node === placing.node ? 0 : -1}
                aria-pressed={node === placing.node}
                aria-label={labelOf(node, isFriend, text)}
                onClick={() => placing.look(node)}
                onKeyDown={onKeyDown}
              >
                {node !== POLARIS && (
                  <span class="star-niche" dangerouslySetInnerHTML={{ __html: godEmblem(node) }} />
                )}
                <span class="star-name">{nodeName(node, text)}</span>
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function labelOf(node: TreeNode, isFriend: boolean, text: StarsText): string {
  if (node === POLARIS) return text.polaris;
  return text.god.label(nodeName(node, text), isFriend ? text.god.isFriendly : text.god.isNotYet);
}
