const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time that is left, as finely as it matters: `0:09`, `12:30`, `1:05:00`, `2 d 4 h`. The same in every language. */
export function timeInSigns(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  if (seconds >= DAY) {
    const hours = Math.floor((seconds % DAY) / HOUR);
    const days = `${Math.floor(seconds / DAY)} d`;
    return hours === 0 ? days : `${days} ${hours} h`;
  }
  const rest = twoDigits(seconds % MINUTE);
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${rest}`;
  return `${Math.floor(seconds / HOUR)}:${twoDigits(Math.floor((seconds % HOUR) / MINUTE))}:${rest}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
