import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../hooks/use-stable-callback.ts';
import { popoverPlace } from './popover-place.ts';
import './Popover.css';

interface PopoverProps {
  id?: string | undefined;
  /** Its anchor element. */
  anchor: RefObject<HTMLElement | null>;
  /** The anchor's end it is aligned to. */
  align: 'start' | 'end';
  className?: string;
  /** Escape, a click or the focus outside; the caller then unmounts it. */
  onClose: () => void;
  role?: 'dialog';
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/**
 * An overlay beside a button, above everything, dialogs included: the browser's native popover, open while mounted. Its
 * button uses `popoverButton`.
 */
export function Popover({ anchor, align, className = '', onClose, children, ...rest }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = box.current;
    if (popover === null) return;
    const place = () => {
      if (anchor.current === null) return;
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      // Its natural height, whatever the present limit; the rest is scrolled.
      const height = popover.scrollHeight + popover.offsetHeight - popover.clientHeight;
      const size = { width: popover.offsetWidth, height };
      const { left, top, maxHeight } = popoverPlace(
        anchor.current.getBoundingClientRect(),
        size,
        room,
        align,
      );
      Object.assign(popover.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
    };
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node && popover.contains(target))) place();
    };
    popover.showPopover();
    place();
    // Its content may still be loading.
    const content = new MutationObserver(place);
    content.observe(popover, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      content.disconnect();
      // Hidden before unmounting: only then does the browser return the focus.
      popover.hidePopover();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', follow, { capture: true });
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
