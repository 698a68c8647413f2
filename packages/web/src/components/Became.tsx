import type { ReactNode } from 'react';
import './Became.css';

/** A figure that changes: what it was, what it becomes; read out as 'était …, devient …'. */
export function Became({ was, now }: { was: ReactNode; now: ReactNode }) {
  return (
    <span className="became">
      <span className="visually-hidden">était </span>
      <s>{was}</s>
      <span aria-hidden> → </span>
      <span className="visually-hidden">, devient </span>
      <b>{now}</b>
    </span>
  );
}
