import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../hooks/use-stable-callback.ts';
import { popoverPlace } from './popover-place.ts';
import './Popover.css';

interface PopoverProps {
  id?: string | undefined;
  /** What it opens beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Whose left or right end it is in line with. */
  align: 'start' | 'end';
  className?: string;
  /** Escape, a press elsewhere, the focus elsewhere; the caller then stops rendering it. */
  onClose: () => void;
  role?: 'dialog';
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/**
 * What opens beside a button, over everything, a dialog as well: the browser's own popover, open for as long as it is rendered.
 * Its button takes `popoverButton`.
 */
export function Popover({ anchor, align, className = '', onClose, children, ...rest }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = box.current;
    if (popover === null) return;
    const place = () => {
      if (anchor.current === null) return;
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      // As high as it would be: the room that it had before does not count.
      popover.style.maxHeight = '';
      const size = { width: popover.offsetWidth, height: popover.offsetHeight };
      const { left, top, maxHeight } = popoverPlace(
        anchor.current.getBoundingClientRect(),
        size,
        room,
        align,
      );
      Object.assign(popover.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
    };
    popover.showPopover();
    place();
    // What it shows may still be on its way.
    const content = new MutationObserver(place);
    content.observe(popover, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      content.disconnect();
      // While it is still in the page: only then does the browser give the focus back.
      popover.hidePopover();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor, align]);

  const close = useStableCallback(onClose);
  useEffect(() => {
    const popover = box.current;
    if (popover === null) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || popover.contains(relatedTarget)) return;
      if (!anchor.current?.contains(relatedTarget)) close();
    };
    popover.addEventListener('focusout', leave);
    return () => popover.removeEventListener('focusout', leave);
  }, [anchor, close]);

  return (
    <div
      {...rest}
      ref={box}
      popover="auto"
      className={`popover ${className}`.trim()}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </div>
  );
}
