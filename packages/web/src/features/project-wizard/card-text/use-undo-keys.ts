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
    // Fields whose letters the browser has undone, and can do again.
    const undone = new WeakSet<EventTarget>();
    const note = ({ target }: Event) => {
      if (!isField(target)) return;
      entered.set(target, target.value);
      undone.delete(target);
    };
    const type = (event: Event) => {
      const way = event instanceof InputEvent ? event.inputType : '';
      if (event.target === null || way === 'historyRedo') return;
      if (way === 'historyUndo') undone.add(event.target);
      else undone.delete(event.target);
    };
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const { target } = event;
      if (document.querySelector('dialog[open]') !== null || target instanceof HTMLTextAreaElement) return;
      const isRedo = key === 'y' || event.shiftKey;
      if (isField(target) && isRedo && undone.has(target)) return;
      if (isField(target) && target.value !== (entered.get(target) ?? target.value)) return;
      event.preventDefault();
      if (!(isRedo ? redo() : undo())) return say(isRedo ? 'Rien à rétablir.' : 'Rien à annuler.');
      say(isRedo ? 'Rétabli.' : 'Annulé.');
      // The field now has what was put back.
      if (isField(target)) requestAnimationFrame(() => entered.set(target, target.value));
    };
    document.addEventListener('focusin', note);
    document.addEventListener('input', type);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('input', type);
      document.removeEventListener('keydown', press);
    };
  }, [undo, redo, say]);
}
