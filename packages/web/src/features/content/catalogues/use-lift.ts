import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { EntryFamily } from './entry-filters.ts';
import { movedTo, placeAfterKey, placeAtPointer } from './entry-order.ts';
import { useFocusGrip, useGrip } from './use-grip.ts';

/** Distance to an edge of the window at which a drag scrolls it, and by how much a frame. */
const EDGE = 90;
const STEP = 14;

function middleOfRow(grip: HTMLElement): number {
  const { top, height } = (grip.closest('[data-row]') ?? grip).getBoundingClientRect();
  return top + height / 2;
}

/** A pointer that drags a row by its grip; near an edge the window scrolls. `onMove` gets where its middle is on the page. */
function useDrag(onMove: (id: string, y: number) => void) {
  const drag = useRef<{ y: number; offset: number }>(undefined);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function follow(id: string) {
    if (drag.current === undefined) return;
    const { y, offset } = drag.current;
    const direction = y < EDGE ? -1 : y > window.innerHeight - EDGE ? 1 : 0;
    if (direction !== 0) window.scrollBy(0, direction * STEP);
    onMove(id, y - offset + window.scrollY);
    if (direction !== 0) frame.current = requestAnimationFrame(() => follow(id));
  }

  return {
    isUnderWay: () => drag.current !== undefined,
    begin(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Safari does not focus a clicked button.
      event.currentTarget.focus({ preventScroll: true });
      drag.current = { y: event.clientY, offset: event.clientY - middleOfRow(event.currentTarget) };
    },
    move(id: string, { clientY }: PointerEvent) {
      if (drag.current === undefined) return;
      drag.current.y = clientY;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => follow(id));
    },
    end() {
      cancelAnimationFrame(frame.current);
      drag.current = undefined;
    },
  };
}

/** What is lifted, and the place among its family where it would land, 0-based. */
export interface Lifted {
  id: string;
  place: number;
}

interface LiftProps {
  families: readonly EntryFamily[];
  /** The middle of an entry's row, from the top of the page. */
  middleOf: (id: string) => number;
  /** Scrolls a place of an entry's family into sight. */
  show: (id: string, place: number) => void;
  onDrop: (id: string, order: string[]) => void;
}

/** A grip is a button with `data-entry`. */
const entryOf = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.dataset.entry ?? '';

function familyIds(families: readonly EntryFamily[], id: string): string[] {
  const family = families.find(({ entries }) => entries.some((entry) => entry.id === id));
  return (family?.entries ?? []).map((entry) => entry.id);
}

/** What a key does with the row at `from`, of `count`, and the place where that is; null for another key. */
function ofKey(event: KeyboardEvent, from: number, count: number, own: Lifted | undefined) {
  const presses = event.key === 'Enter' || event.key === ' ';
  if (own === undefined) return presses ? { act: 'move', place: from } : null;
  if (presses) return { act: 'drop', place: own.place };
  if (event.key === 'Escape') return { act: 'back', place: from };
  const place = placeAfterKey(event, own.place, count);
  return place === null ? null : { act: 'move', place };
}

/**
 * Lifts a row of a family by its grip: a pointer drags it; Space or Enter lifts it, arrows move it, Enter or Space drops
 * it, Escape puts it back. `onDrop` is called once, with the new order.
 */
export function useLift({ families, middleOf, show, onDrop }: LiftProps) {
  const [lifted, setLifted] = useState<Lifted>();
  const focusGrip = useFocusGrip();
  const idsOf = (id: string) => familyIds(families, id);
  const moveTo = (id: string, place: number) =>
    setLifted((before) => (before?.id === id && before.place === place ? before : { id, place }));
  const middles = (id: string) =>
    idsOf(id)
      .filter((other) => other !== id)
      .map(middleOf);
  const drag = useDrag((id, y) => moveTo(id, placeAtPointer(middles(id), y)));
  const putBack = () => {
    drag.end();
    if (lifted) focusGrip(lifted.id);
    setLifted(undefined);
  };
  const drop = ({ id, place }: Lifted) => {
    const ids = idsOf(id);
    putBack();
    if (place !== ids.indexOf(id)) onDrop(id, movedTo(ids, id, place));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = entryOf(event);
    const key = ofKey(event, idsOf(id).indexOf(id), idsOf(id).length, lifted?.id === id ? lifted : undefined);
    if (key === null) return;
    event.preventDefault();
    if (key.act === 'move') moveTo(id, key.place);
    else if (key.act === 'drop') drop({ id, place: key.place });
    else putBack();
    show(id, key.place);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) =>
    drag.isUnderWay() && lifted?.id === entryOf(event) ? drop(lifted) : drag.end();
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!drag.isUnderWay() && lifted?.id === entryOf(event)) setLifted(undefined);
  };
  const grip = useGrip({
    onKeyDown,
    onPointerDown: drag.begin,
    onPointerMove: (event) => drag.move(entryOf(event), event),
    onPointerUp,
    onPointerCancel: putBack,
    onBlur,
  });
  return { lifted, grip };
}
