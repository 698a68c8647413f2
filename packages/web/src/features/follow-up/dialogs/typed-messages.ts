import { DEVICE_PLACES } from '../../../api/device/device-places.ts';
import type { SealedStore } from '../../../api/device/sealed-store.ts';

/** Unsent messages of a person about a project in this tab, by target: they survive a reload or a login. */
export interface TypedMessages {
  /** Empty without one. */
  read: (target: string) => string;
  write: (target: string, comment: string) => void;
}

export function typedMessages(kept: SealedStore, projectId: string): TypedMessages {
  const keyOf = (target: string) => `${DEVICE_PLACES.messages}${projectId}/${target}`;
  return {
    read: (target) => kept.getItem(keyOf(target)) ?? '',
    write: (target, comment) => {
      if (comment === '') {
        kept.removeItem(keyOf(target));
        return;
      }
      try {
        kept.setItem(keyOf(target), comment);
      } catch {
        // The tab's storage is full or blocked: the message is in memory only.
      }
    },
  };
}
