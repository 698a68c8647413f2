import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';

/** Query keys to invalidate after an action on several projects. */
const CHANGED = ['projects', 'project', 'quota'];

/**
 * Runs an action on several projects, one at a time: ignores calls while one is in progress. Always invalidates the
 * projects' queries at the end. `underway` is the description of the current one, else undefined.
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
