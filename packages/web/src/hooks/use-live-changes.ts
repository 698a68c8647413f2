import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { idle } from '../api/idle.ts';
import { onNetworkChange } from '../api/network-state.ts';
import { useMaybeMe } from './use-me.ts';

/**
 * Keeps the screen up to date with concurrent changes, while signed in. Its script is no part of a first load: what was
 * announced since the screens were read is told again.
 */
export function useLiveChanges(): void {
  const cache = useQueryClient();
  const username = useMaybeMe()?.name;
  useEffect(() => {
    if (username === undefined) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const follow = async () => {
      await idle();
      const { followChanges } = await import('../api/follow-changes.ts');
      if (!isLeft) stop ??= followChanges(username, cache);
    };
    // Without its script nothing is followed: tried again once the network is back.
    const tryToFollow = () => void follow().catch(() => undefined);
    const forget = onNetworkChange(tryToFollow);
    tryToFollow();
    return () => {
      isLeft = true;
      forget();
      stop?.();
    };
  }, [cache, username]);
}
