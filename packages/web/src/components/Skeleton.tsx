import type { CSSProperties, ReactNode } from 'react';
import './Skeleton.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** One grey bar, 12 px high: the place of a word that is on its way. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height }} />;
}

/** Says once to screen readers that something is loading, and hides the bars from them. */
export function SkeletonGroup({ label = 'Chargement', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className="skeleton-group">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
