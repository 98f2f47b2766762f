import { dayOf } from '@thera/santowerini';
import { useEffect, useState } from 'preact/hooks';

/** The day it is, also for a page that was left open over night. */
export function useDay(): string {
  const [day, setDay] = useState(() => dayOf(Date.now()));
  useEffect(() => {
    const look = (): void => setDay(dayOf(Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return day;
}
