import { useEffect, useState } from 'preact/hooks';

/** Whether the screen is as the query says, now and after every change. */
export function useMedia(query: string): boolean {
  const [isSo, setSo] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = (): void => setSo(list.matches);
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return isSo;
}
