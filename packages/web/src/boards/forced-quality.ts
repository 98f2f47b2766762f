import { QUALITIES, type Quality } from '@thera/board';

/** A quality that the address asks for, as in `?quality=high`, for pictures. */
export const forcedQuality: Quality | undefined = QUALITIES.find(
  (quality) => quality === new URLSearchParams(location.search).get('quality'),
);
