import { type ReactNode, useEffect, useRef } from 'react';
import { useMoreRight } from '../hooks/use-more-right.ts';
import './TabStrip.css';

interface TabStripProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The current tab and what changes the strip's width: it is then scrolled into view. */
  shown: string;
  /** Links; the current one has `aria-current`. */
  children: ReactNode;
}

/** Tabs that are pages, in one line: a strip that scrolls on a narrow screen. */
export function TabStrip({ label, shown, children }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);
  const { more, look } = useMoreRight(strip);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (shown === '' || !strip.current || !current) return;
    const offset = current.getBoundingClientRect().left - strip.current.getBoundingClientRect().left;
    strip.current.scrollLeft += offset - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav className="tab-strip" aria-label={label} ref={strip} data-more={more || undefined} onScroll={look}>
      {children}
    </nav>
  );
}
