import { useEffect, useEffectEvent, useState } from 'react';

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** An open dialog has the page's attention: files dropped around it are not sent. */
function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/**
 * Makes the entire page a drop target. Returns whether files are dragged over it. A drop that an element of the
 * page has handled itself (`preventDefault`) is left alone.
 */
export function usePageDrop(onDrop: (files: File[]) => void, enabled = true): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    if (!enabled) return;
    // Each element that is entered fires before the one that is left.
    let depth = 0;
    const move = (step: 1 | -1) => (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth + step);
      setOver(depth > 0 && !isCovered());
    };
    const enter = move(1);
    const leave = move(-1);
    // Without it the browser opens the dropped file in place of the page.
    const hover = (event: DragEvent) => carriesFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = 0;
      setOver(false);
      const handled = event.defaultPrevented;
      event.preventDefault();
      if (!handled && !isCovered()) take([...(event.dataTransfer?.files ?? [])]);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: hover, drop } as const;
    for (const [name, listen] of Object.entries(listeners)) addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of Object.entries(listeners))
        removeEventListener(name, listen as EventListener);
    };
  }, [enabled]);
  return over && enabled;
}
