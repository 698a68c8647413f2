import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshChanged } from '../api/refresh-changed.ts';
import { shareChangeStream } from '../api/share-change-stream.ts';
import { useMaybeMe } from './use-me.ts';

/** Keeps the screen up to date with concurrent changes, while signed in. */
export function useLiveChanges(): void {
  const cache = useQueryClient();
  const username = useMaybeMe()?.name;
  useEffect(() => {
    if (username === undefined) return;
    const refresher = refreshChanged(cache);
    const stop = shareChangeStream(username, refresher.hear);
    return () => {
      stop();
      refresher.stop();
    };
  }, [cache, username]);
}
