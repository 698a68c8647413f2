import { useCallback, useEffect, useRef, useState } from 'react';

/** Pause after a letter until it is written into the order, in ms: the field shows it at once. */
const PAUSE = 250;

/**
 * What is typed into a field, kept here until a pause, so that a key renders its field only. Written at once when the
 * field is left, unmounted or the page is hidden: nothing waits that a reload would lose.
 */
export function useTyped<Value>(value: Value, write: (value: Value) => void) {
  const [typed, setTyped] = useState<{ value: Value } | null>(null);
  const waiting = useRef<{ value: Value } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current === null) return;
    const { value: last } = waiting.current;
    waiting.current = null;
    latest.current(last);
    setTyped(null);
  }, []);

  const type = useCallback(
    (next: Value) => {
      waiting.current = { value: next };
      setTyped({ value: next });
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE);
    },
    [flush],
  );

  /** Forgets what was not written yet. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
    setTyped(null);
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { shown: typed === null ? value : typed.value, type, flush, forget };
}
