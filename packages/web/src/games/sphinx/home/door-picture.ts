import { towerPicture } from '@thera/board';

const STARS = 'M18 22h.1M38 12h.1M62 18h.1M80 30h.1M30 34h.1M48 26h.1';
const WAVES = [70, 79].map((y) => `M0 ${y}q8-4 16 0t16 0t16 0t16 0t16 0t16 0`).join('');
/** Body and head with the headcloth, and the wing: fewer lines than the figure on the field, as small as she is here. */
const BODY =
  'M14 90C11 76 18 67 29 67L35 58C34 48 37 42 44 42C51 42 54 48 53 57C56 66 57 76 56 84H63V90H40V82C35 88 26 90 14 90Z';
const WING = 'M29 78C21 74 15 66 13 54C25 57 37 62 41 72Z';

/** The door to the riddles on the first page: the Sphinx on her rock at dusk. An arch, 96 wide and 108 high. */
export const doorPicture = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 108" aria-hidden="true" focusable="false">' +
  '<path d="M0 108V48A48 48 0 0 1 96 48V108Z" fill="var(--dome-lo)"/>' +
  `<path d="${STARS}" stroke="var(--sun)" stroke-width="2.6" stroke-linecap="round"/>` +
  '<path d="M0 62H96V108H0Z" fill="var(--sea-3)"/>' +
  `<path d="${WAVES}" fill="none" stroke="var(--foam)" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/>` +
  '<path d="M0 92C20 84 72 82 96 90V108H0Z" fill="var(--ground)"/>' +
  towerPicture({ blocks: 2, dome: false }, ' x="58" y="44" width="40" height="54"') +
  '<g stroke="#4a2c10" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M8 90H66V96H8Z" fill="var(--plaster-lit)"/>' +
  `<path d="${BODY}" fill="#e3b877"/><path d="${WING}" fill="#f4dcae"/>` +
  '<path d="M37 56C40 60 48 60 52 56M36 50H52M47 52h.1M41 82C41 78 43 74 46 72" fill="none"/></g>' +
  '<path d="M1 108V48A47 47 0 0 1 95 48V108" fill="none" stroke="var(--plaster-edge)" stroke-opacity=".55" stroke-width="2"/></svg>';
