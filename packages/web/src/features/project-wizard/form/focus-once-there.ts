import { controlOf, focusField } from './control-of.ts';

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

/** Focuses the control of an answer once it is mounted. Returns a function to stop waiting. */
export function focusOnceThere(chemin: string): () => void {
  const stop = whenThere(chemin, () => focusField(chemin));
  // Cancelled by any other input: the focus must not move then.
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) document.addEventListener(event, stop, { once: true });
  return () => {
    stop();
    for (const event of events) document.removeEventListener(event, stop);
  };
}
