import { useRef, useState } from 'react';

/** Runs one operation at a time: ignores a double click. */
export function useOnce() {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  async function once(act: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, once };
}
