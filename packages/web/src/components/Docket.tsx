import type { ReactNode } from 'react';
import './Docket.css';

interface DocketProps {
  title: string;
  children: ReactNode;
  /** `side` sticks beside the form from 1180 px and is hidden below; `plain` stands in a drawer. */
  place?: 'side' | 'plain';
}

/** The order ticket: what has been chosen so far, name to value, under a slate head. */
export function Docket({ title, children, place = 'side' }: DocketProps) {
  return (
    <aside className={`docket${place === 'side' ? ' docket-side' : ''}`} aria-label={title}>
      <h2 className="title-section">{title}</h2>
      {children}
    </aside>
  );
}
