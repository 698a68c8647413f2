import type { ReactNode } from 'react';
import { formatDateTime } from './format-date.ts';
import { type Drawing, Icon } from './Icon.tsx';
import './LogLine.css';

interface LogLineProps {
  /** ISO 8601. */
  at: string;
  /** Until when, how often. */
  times: ReactNode;
  icon: Drawing;
  refused?: boolean;
  what: string;
  details: ReactNode;
  /** Who, then what about. */
  children: ReactNode;
}

/** A line of a log: time, what was done, by whom and to what. */
export function LogLine({ at, times, icon, refused = false, what, details, children }: LogLineProps) {
  return (
    <li className="log-line">
      <span>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {times}
      </span>
      <span className="log-line-what" data-refused={refused || undefined}>
        <Icon of={icon} />
        <b>{what}</b>
        {details}
      </span>
      {children}
    </li>
  );
}
