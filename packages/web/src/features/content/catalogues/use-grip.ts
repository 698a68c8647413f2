import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';

/** Restores a grip's focus after the render: its row has moved in the DOM. */
export function useFocusGrip() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.querySelector<HTMLElement>(`[data-entry="${wanted.current}"]`)?.focus({ preventScroll: true });
    wanted.current = undefined;
  });
  return (id: string) => {
    wanted.current = id;
  };
}

/** Handlers of a grip. */
export interface Grip {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** The same handlers at every render: a move renders no row that it does not touch. */
export function useGrip(handlers: Grip): Grip {
  const onKeyDown = useStableCallback(handlers.onKeyDown);
  const onPointerDown = useStableCallback(handlers.onPointerDown);
  const onPointerMove = useStableCallback(handlers.onPointerMove);
  const onPointerUp = useStableCallback(handlers.onPointerUp);
  const onPointerCancel = useStableCallback(handlers.onPointerCancel);
  const onBlur = useStableCallback(handlers.onBlur);
  return useMemo(
    () => ({ onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onBlur }),
    [onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onBlur],
  );
}
