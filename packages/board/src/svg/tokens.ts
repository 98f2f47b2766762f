import type { CommonTokenKind } from '../scene.ts';

const GOLD =
  'fill="var(--gold)" stroke="var(--gold-edge)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';
const BRONZE =
  'fill="var(--bronze)" stroke="var(--bronze-edge)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';

/** What lies or stands on a square, around its middle; flat things are drawn as they are seen. */
export const TOKENS: Readonly<Record<Exclude<CommonTokenKind, 'fate'>, string>> = {
  coin:
    `<g ${GOLD}><path d="M-26-3V4A26 20 0 0 0 26 4V-3Z"/><ellipse cy="-3" rx="26" ry="20"/>` +
    '<ellipse cy="-3" rx="19" ry="14" fill="none" stroke-width="1.8" stroke-opacity=".6"/><path d="M0-11V5" stroke-width="5.4"/></g>',
  whirlpool:
    '<ellipse rx="33" ry="25" fill="var(--sea-3)" stroke="var(--foam)" stroke-width="3"/>' +
    '<path d="M-33 0A33 25 0 0 1 20-20C4-21-20-16-22 1C-23 14-6 19 6 16C17 13 18 2 10-3C3-7-7-4-7 1C-7 4-3 6 1 5" fill="none" stroke="var(--sea-1)" stroke-width="4.6" stroke-linecap="round"/>' +
    '<path d="M24 14C15 21 2 22-8 20" fill="none" stroke="var(--foam)" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>',
  talus:
    '<ellipse cx="4" cy="1" rx="30" ry="15" fill="var(--shadow)" opacity=".2"/>' +
    `<g ${BRONZE}><path d="M-17 1V-20H17V1H4V-13H-4V1Z"/>` +
    '<path d="M-28-49C-28-54-25-56-20-56H20C25-56 28-54 28-49V-26H19V-18H-19V-26H-28Z"/>' +
    '<path d="M-10-56V-70C-10-80 10-80 10-70V-56L3-60V-66H-3V-60Z"/><path d="M-3-78C-3-88 12-90 15-80C12-82 8-80 3-77Z" fill="var(--gold)"/>' +
    '<path d="M12-55H20C25-55 28-54 28-49V-26H19V-18H17V0H11V-18Z" fill="var(--bronze-edge)" fill-opacity=".28" stroke="none"/>' +
    '<path d="M-19-46V-26M19-46V-26M-12-30H12M0-50V-30" fill="none" stroke-width="2.4" stroke-opacity=".6"/>' +
    '<path d="M-21-49C-21-51-20-51-18-51H-6" fill="none" stroke="#fff" stroke-opacity=".5"/></g>',
  abyss:
    '<ellipse rx="35" ry="26" fill="var(--rock-3)" stroke="var(--rim)" stroke-width="3"/><ellipse cy="3" rx="29" ry="20" fill="var(--rock-4)"/>' +
    '<ellipse cy="6" rx="22" ry="14" fill="var(--enemy-edge)"/><path d="M-26 13A33 24 0 0 0 26 13" fill="none" stroke="var(--plaster-lit)" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>',
  ram:
    '<ellipse cx="3" cy="0" rx="32" ry="12" fill="var(--shadow)" opacity=".2"/>' +
    '<path d="M-10-14V0M-2-14V1M13-14V1M20-14V0" stroke="var(--gold-edge)" stroke-width="6.4" stroke-linecap="round"/>' +
    `<path d="M-14-14C-22-20-19-31-11-32C-9-41 4-42 8-37C14-43 26-38 25-30C33-27 31-15 23-14C18-9 10-10 6-13C0-8-10-9-14-14Z" ${GOLD}/>` +
    '<path d="M-3-30C3-34 9-30 6-25M10-22C15-26 21-22 18-17M-7-20C-2-23 3-20 1-15" fill="none" stroke="var(--gold-edge)" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M-13-41C-22-42-33-32-32-27C-31-22-24-22-20-25C-15-28-9-34-13-41Z" fill="var(--plaster-lit)" stroke="var(--gold-edge)" stroke-width="3" stroke-linejoin="round"/>' +
    '<path d="M-14-39C-7-48 4-41-1-33C-5-28-12-31-9-36" fill="none" stroke="var(--gold-edge)" stroke-width="6.4" stroke-linecap="round"/>' +
    '<path d="M-14-39C-7-48 4-41-1-33C-5-28-12-31-9-36" fill="none" stroke="var(--plaster-lit)" stroke-width="2.4" stroke-linecap="round"/><path d="M-22-32h.1" stroke="var(--gold-edge)" stroke-width="3.6" stroke-linecap="round"/>',
};
