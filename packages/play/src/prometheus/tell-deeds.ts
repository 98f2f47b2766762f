import { areaName, type PrometheusVoice, unitList, unitName } from './names.ts';
import type { Told } from './told.ts';

/** What units do besides moving and fighting. */
export function tellDeed(
  occurrence: Told<
    | 'activated'
    | 'power-used'
    | 'power-faded'
    | 'calmed'
    | 'enraged'
    | 'prop-torn'
    | 'stone-claimed'
    | 'stone-dropped'
    | 'stone-absorbed'
  >,
  voice: PrometheusVoice,
): string {
  const { telling, powers, terms } = voice.text;
  switch (occurrence.kind) {
    case 'activated': {
      const unit = unitName(occurrence.unit, voice);
      const { leader, mode } = occurrence;
      return leader === null
        ? telling.activated[mode](unit)
        : telling.activated.led(unit, unitName(leader, voice));
    }
    case 'power-used': {
      const unit = unitName(occurrence.unit, voice);
      const { name } = powers[occurrence.power];
      const others = occurrence.on.filter((id) => id !== occurrence.unit);
      return others.length === 0
        ? telling['power-used'].alone(unit, name)
        : telling['power-used'].on(unit, name, unitList(occurrence.on, voice));
    }
    case 'power-faded':
      return telling['power-faded'](powers[occurrence.power].name, unitName(occurrence.on, voice));
    case 'calmed':
    case 'enraged':
      return telling[occurrence.kind](unitName(occurrence.unit, voice), occurrence.rage);
    case 'prop-torn':
      return telling['prop-torn'](
        unitName(occurrence.unit, voice),
        terms.props[occurrence.prop],
        areaName(occurrence.area, voice),
      );
    case 'stone-claimed':
    case 'stone-dropped':
      return telling[occurrence.kind](unitName(occurrence.unit, voice), areaName(occurrence.area, voice));
    case 'stone-absorbed': {
      const god = unitName(occurrence.unit, voice);
      const { ground, unit } = telling['stone-absorbed'];
      return occurrence.from === null
        ? ground(god, areaName(occurrence.area, voice))
        : unit(god, unitName(occurrence.from, voice));
    }
  }
}

/** Where units go and what holds them. */
export function tellPlace(
  occurrence: Told<
    | 'moved'
    | 'exited'
    | 'deployed'
    | 'recalled'
    | 'forced'
    | 'token-turned'
    | 'trapped'
    | 'net-off'
    | 'petrified'
    | 'softened'
  >,
  voice: PrometheusVoice,
): string {
  const { telling } = voice.text;
  const unit = unitName(occurrence.unit, voice);
  switch (occurrence.kind) {
    case 'moved':
      return telling.moved[occurrence.gait](
        unit,
        areaName(occurrence.from, voice),
        areaName(occurrence.to, voice),
      );
    case 'exited':
      return telling.exited(unit, areaName(occurrence.from, voice));
    case 'deployed':
      return telling.deployed(unit, areaName(occurrence.area, voice));
    case 'recalled': {
      const to = areaName(occurrence.area, voice);
      return occurrence.from === null
        ? telling.recalled.reserve(unit, to)
        : telling.recalled.board(unit, areaName(occurrence.from, voice), to);
    }
    case 'forced':
      return telling.forced[occurrence.by](
        unit,
        areaName(occurrence.from, voice),
        areaName(occurrence.to, voice),
      );
    case 'token-turned':
      return telling['token-turned'][occurrence.face](areaName(occurrence.area, voice));
    case 'net-off': {
      const { why, by } = occurrence;
      if (why === 'freed' && by !== null) return telling['net-off'].freed(unit, unitName(by, voice));
      return telling['net-off'][why === 'moved' ? 'moved' : 'activation'](unit);
    }
    case 'trapped':
    case 'petrified':
    case 'softened':
      return telling[occurrence.kind](unit);
  }
}
