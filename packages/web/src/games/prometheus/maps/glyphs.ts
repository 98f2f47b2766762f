const line = (data: string, width: number): string =>
  `<path d="${data}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const sign = (data: string, width: number): string =>
  `<path d="${data}" fill="currentColor" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What grounds are told by at the foot of an area and in words' company: about 24 wide, in `currentColor`. */
export const GLYPHS = {
  forest: sign('M0-11C7-5 7 3 0 6C-7 3-7-5 0-11ZM0 6V11', 2.6),
  ruins: sign('M-9 10H-1V-4L-4-8L-6-5L-9-9ZM3 10H10V0L7-3L5 0L3-2Z', 1.6),
  stairs: line('M-11 9H-4V3H2V-3H8V-9H12', 3.6),
  water: line('M-12-4C-8-8-4-8 0-4S8 0 12-4M-12 6C-8 2-4 2 0 6S8 10 12 6', 3.2),
  rift: line('M-12-7C-8-11-4-11 0-7S8-3 12-7M-12 1C-8-3-4-3 0 1S8 5 12 1', 3) + line('M-11 10H11', 4),
  cliff: sign('M-13 9L-5-9L1 3L5-4L13 9Z', 2),
  crag: sign('M-11 9L-12-2L-4-10L6-9L12 0L10 9Z', 2),
} as const;
