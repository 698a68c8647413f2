import { type RefObject, useEffect, useRef } from 'react';
import { viewerKey } from './viewer-keys.ts';

type Looking = Parameters<typeof viewerKey>[1];

/** Where a key has a meaning of its own. */
const TYPING = 'textarea, input, select, .post-it-movable';

/** Keys of the viewer, wherever the focus is in its dialog, and while no other dialog is above it. */
export function useViewerKeys(box: RefObject<HTMLElement | null>, looking: Looking): void {
  const latest = useRef(looking);
  useEffect(() => {
    latest.current = looking;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      const top = Array.from(document.querySelectorAll('dialog[open]')).at(-1);
      if (top !== box.current?.closest('dialog')) return;
      const act = viewerKey(key, latest.current);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [box]);
}
