import { useEffect, useRef } from 'react';
import { controlOf } from '../form/control-of.ts';
import { focusField } from '../form/use-step-errors.ts';

/** Calls back once a control is on the screen: its list may still be loading. Returns a function to stop waiting. */
function whenThere(chemin: string, found: () => void): () => void {
  if (controlOf(chemin) !== null) {
    found();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (controlOf(chemin) === null) return;
    observer.disconnect();
    found();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a navigation to another step: focuses the answer that it was for. Returns the setter of that answer's path. */
export function useArrival(path: string): (chemin: string) => void {
  const wanted = useRef<{ from: string; chemin: string } | null>(null);
  useEffect(() => {
    if (wanted.current === null || wanted.current.from === path) return;
    const { chemin } = wanted.current;
    wanted.current = null;
    const stop = whenThere(chemin, () => focusField(chemin));
    // Whoever does something else first is not moved away.
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of events) document.removeEventListener(event, stop);
    };
  }, [path]);
  return (chemin) => {
    wanted.current = { from: path, chemin };
  };
}
