import { useRef, useState } from 'react';

/** Does one thing at a time: a second press while it lasts does nothing. */
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
