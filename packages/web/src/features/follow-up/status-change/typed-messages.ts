import { DEVICE_PLACES } from '../../../api/device-places.ts';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What one person types about one project in this tab and has not sent, by target: a reload or a login later it is still there. */
export interface TypedMessages {
  /** Empty when nothing waits. */
  read: (target: string) => string;
  write: (target: string, comment: string) => void;
}

export function typedMessages(kept: Kept, username: string, projectId: string): TypedMessages {
  const keyOf = (target: string) => `${DEVICE_PLACES.messages}${username}.${projectId}.${target}`;
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
        // The tab's storage is full or refused: the message is on the page alone.
      }
    },
  };
}
