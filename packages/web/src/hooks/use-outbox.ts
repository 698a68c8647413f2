import { useEffect, useSyncExternalStore } from 'react';
import { lastPerson } from '../api/device/last-person.ts';
import type { Outbox, OutboxState } from '../api/outbox/outbox.ts';
import { outboxOf } from '../api/outbox/outbox-of.ts';
import { useMe } from './use-me.ts';

/** What waits on this device of the person who is signed in: for screens that are loaded late. */
export function useOutbox(): OutboxState & { outbox: Outbox } {
  const { name } = useMe();
  const outbox = outboxOf(lastPerson() ?? name);
  const state = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  useEffect(() => {
    // Where storage is blocked nothing waits.
    outbox.refresh().catch(() => undefined);
  }, [outbox]);
  return { ...state, outbox };
}
