import { useEffect, useRef } from 'react';
import { focusOnceThere } from '../form/focus-once-there.ts';

/** After a navigation to another step: focuses the answer that it was for. Returns the setter of that answer's path. */
export function useArrival(path: string): (chemin: string) => void {
  const wanted = useRef<{ from: string; chemin: string } | null>(null);
  useEffect(() => {
    if (wanted.current === null || wanted.current.from === path) return;
    const { chemin } = wanted.current;
    wanted.current = null;
    return focusOnceThere(chemin);
  }, [path]);
  return (chemin) => {
    wanted.current = { from: path, chemin };
  };
}
