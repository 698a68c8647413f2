import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';

/** What the server may have changed of several projects. */
const CHANGED = ['projects', 'project', 'quota'];

/**
 * An action on several projects, one at a time: what is asked for while one is under way is ignored. However it ends, what
 * was read of projects is read again. `underway` is what was said of it, undefined between two.
 */
export function useOneRun<Underway>() {
  const [underway, setUnderway] = useState<Underway>();
  const cache = useQueryClient();
  const once = useSingleFlight();
  const run = (what: Underway, work: () => Promise<void>) =>
    once(async () => {
      setUnderway(() => what);
      try {
        await work();
      } finally {
        setUnderway(undefined);
        for (const key of CHANGED) void cache.invalidateQueries({ queryKey: [key] });
      }
    });
  return { underway, run };
}
