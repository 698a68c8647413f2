import { useEffect, useRef } from 'react';
import { useListKeysOn } from '../../../hooks/list-keys-setting.ts';

/** What each key does; absent where it does nothing. */
export type RoomKeys = Readonly<Partial<Record<string, (() => void) | undefined>>>;

/** Where a key has a meaning of its own. */
const TYPING = 'textarea, input, select, .post-it-movable, [role=tablist], summary';
/** Turned off with those of lists (WCAG 2.1.4). */
const isCharacter = (key: string) => key.length === 1;

/** Keys of the room, wherever the focus is, but in a field and while a dialog is open. */
export function useRoomKeys(keys: RoomKeys): void {
  const on = useListKeysOn();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!on && isCharacter(key)) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return;
      const act = latest.current[event.shiftKey && !isCharacter(key) ? `Shift+${key}` : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [on]);
}
