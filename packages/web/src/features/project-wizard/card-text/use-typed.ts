import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Pause after a letter until it is written into the order, in ms: the field shows it at once. */
const PAUSE = 600;

/**
 * What is typed into a field, kept here until a pause, so that a key renders its field only, and the rest of the screen
 * follows in a render that the next key interrupts. Written at once when the page is hidden or the field is gone:
 * nothing waits that a reload would lose.
 */
export function useTyped<Value>(value: Value, write: (value: Value) => void) {
  const [typed, setTyped] = useState<{ value: Value } | null>(null);
  const waiting = useRef<{ value: Value } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    // What was written has come back, or another value took its place.
    if (waiting.current === null) setTyped(null);
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current === null) return;
    const { value: last } = waiting.current;
    waiting.current = null;
    latest.current(last);
  }, []);

  const type = useCallback(
    (next: Value) => {
      waiting.current = { value: next };
      setTyped({ value: next });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => startTransition(flush), PAUSE);
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
