import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { movedTo, placeAfterKey } from './entry-order.ts';
import { useDrag } from './use-drag.ts';

/** What is lifted, and the place among its family where it would land, 0-based. */
interface Lifted {
  id: string;
  place: number;
}

/**
 * Lifts a row of a family by its grip: a pointer drags it; Space or Enter lifts it, arrows move it, Enter or Space drops
 * it, Escape puts it back. `onDrop` is called once, with the new order.
 */
export function useLift(ids: readonly string[], onDrop: (id: string, order: string[]) => void) {
  const [lifted, setLifted] = useState<Lifted>();
  const refocus = useRef<string>(undefined);
  const drag = useDrag((id, place) => setLifted({ id, place }));
  // The row has moved in the document, which takes the focus from its grip.
  useEffect(() => {
    if (refocus.current !== undefined) document.getElementById(`grip-${refocus.current}`)?.focus();
    refocus.current = undefined;
  });

  const putBack = () => {
    drag.end();
    setLifted(undefined);
  };
  const drop = ({ id, place }: Lifted) => {
    putBack();
    refocus.current = id;
    if (place !== ids.indexOf(id)) onDrop(id, movedTo(ids, id, place));
  };

  function onKeyDown(id: string, event: KeyboardEvent) {
    const presses = event.key === 'Enter' || event.key === ' ';
    const own = lifted?.id === id ? lifted : undefined;
    const place = own === undefined ? null : placeAfterKey(event, own.place, ids.length);
    if (own === undefined && presses) setLifted({ id, place: ids.indexOf(id) });
    else if (place !== null) setLifted({ id, place });
    else if (own !== undefined && presses) drop(own);
    else if (own !== undefined && event.key === 'Escape') putBack();
    else return;
    event.preventDefault();
  }

  const handle = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      drag.begin(
        event,
        ids.filter((other) => other !== id),
      ),
    onPointerMove: (event: PointerEvent) => drag.move(id, event),
    onPointerUp: () => (drag.isUnderWay() && lifted?.id === id ? drop(lifted) : drag.end()),
    onPointerCancel: putBack,
    onBlur: () => !drag.isUnderWay() && lifted?.id === id && putBack(),
  });
  return { lifted, handle };
}
