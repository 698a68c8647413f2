import { useEffect } from 'react';

interface Acts {
  undo: () => boolean;
  redo: () => boolean;
  say: (words: string) => void;
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement;

/**
 * Ctrl Z, and Ctrl Y or Ctrl Maj Z, for the acts on a card, wherever the focus is: it leaves with a removed line. In a
 * field whose letters have changed since it got the focus they are the browser's.
 */
export function useUndoKeys({ undo, redo, say }: Acts): void {
  useEffect(() => {
    const entered = new WeakMap<EventTarget, string>();
    const note = ({ target }: Event) => isField(target) && entered.set(target, target.value);
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const { target } = event;
      if (document.querySelector('dialog[open]') !== null || target instanceof HTMLTextAreaElement) return;
      if (isField(target) && target.value !== (entered.get(target) ?? target.value)) return;
      event.preventDefault();
      const isRedo = key === 'y' || event.shiftKey;
      if (!(isRedo ? redo() : undo())) return say(isRedo ? 'Rien à rétablir.' : 'Rien à annuler.');
      say(isRedo ? 'Rétabli.' : 'Annulé.');
      // The field now has what was put back.
      if (isField(target)) requestAnimationFrame(() => entered.set(target, target.value));
    };
    document.addEventListener('focusin', note);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('keydown', press);
    };
  }, [undo, redo, say]);
}
