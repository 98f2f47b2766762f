const FLAMES = 'M48 34C53 42 58 46 58 54C58 61 54 65 48 65S38 61 38 54C38 49 41 47 43 42C45 45 46 44 48 34Z';
const ROCKS = 'M0 108V74C12 66 22 70 30 62C38 70 58 70 66 62C74 70 84 66 96 74V108Z';

/** The door to the two maps: the fire that was stolen, between the summit and the river. An arch, 96 wide and 108 high. */
export const doorPicture = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 108" aria-hidden="true" focusable="false">' +
  '<path d="M0 108V48A48 48 0 0 1 96 48V108Z" fill="#1e3440"/>' +
  '<path d="M14 46C24 22 40 12 48 6C56 12 72 22 82 46C70 40 60 46 48 40C36 46 26 40 14 46Z" fill="#f4ead6" stroke="#8a7a5c" stroke-width="2" stroke-linejoin="round"/>' +
  '<path d="M34 34V25H38V34M46 34V20H50V34M58 34V25H62V34M31 24L48 13L65 24Z" fill="#fffdf6" stroke="#8a7a5c" stroke-width="1.6" stroke-linejoin="round"/>' +
  `<path d="${ROCKS}" fill="#0a131b"/>` +
  '<path d="M0 92Q12 86 24 92T48 92T72 92T96 92V108H0Z" fill="#1b6f78"/>' +
  '<path d="M4 98q8-4 16 0t16 0t16 0t16 0t16 0" fill="none" stroke="#6fe0d2" stroke-width="1.8" stroke-linecap="round"/>' +
  `<path d="${FLAMES}" fill="#ff9a4d" stroke="#6b2a0a" stroke-width="2.4" stroke-linejoin="round"/>` +
  '<path d="M48 50C50 54 53 55 53 58.500C53 61 51 63 48 63S43 61 43 58.500C43 55 46 55 48 50Z" fill="#ffe08a"/>' +
  '<path d="M36 72H60L56 84H40Z" fill="#8e5a2b" stroke="#3b2410" stroke-width="2.4" stroke-linejoin="round"/>' +
  '<path d="M1 108V48A47 47 0 0 1 95 48V108" fill="none" stroke="var(--plaster-edge)" stroke-opacity=".55" stroke-width="2"/></svg>';
