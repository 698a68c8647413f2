import type { ReactNode } from 'react';
import './Became.css';

interface BecameProps {
  was: ReactNode;
  now: ReactNode;
  /** What is said before each to whoever hears them. */
  read?: readonly [string, string];
}

/** A figure that changes: what it was, what it becomes; read out as 'était …, devient …'. */
export function Became({ was, now, read: [old, present] = ['était', 'devient'] }: BecameProps) {
  return (
    <span className="became">
      <span className="visually-hidden">{old} </span>
      <s>{was}</s>
      <span aria-hidden> → </span>
      <span className="visually-hidden">, {present} </span>
      <b>{now}</b>
    </span>
  );
}
