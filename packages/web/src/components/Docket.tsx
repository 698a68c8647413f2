import type { ReactNode } from 'react';
import './Docket.css';

interface DocketProps {
  title: string;
  children: ReactNode;
  /** `side` is sticky beside the form from 1180 px and hidden below; `plain` is for a drawer. */
  place?: 'side' | 'plain';
}

/** The order ticket: choices so far, label and value, below a slate head. */
export function Docket({ title, children, place = 'side' }: DocketProps) {
  return (
    <aside className={`docket${place === 'side' ? ' docket-side' : ''}`} aria-label={title}>
      <h2 className="title-section">{title}</h2>
      {children}
    </aside>
  );
}
