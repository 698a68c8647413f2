import { useEffect, useState } from 'react';

/** What was typed, as it was at the last pause of so many milliseconds. */
export function usePaused(typed: string, pause: number): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return paused;
}
