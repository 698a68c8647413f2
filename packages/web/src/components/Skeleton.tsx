import type { CSSProperties, ReactNode } from 'react';
import './Skeleton.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** A grey bar, 12 px high: placeholder of a loading word. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height }} />;
}

/** Announces loading once to screen readers, and hides the bars from them. */
export function SkeletonGroup({ label = 'Chargement', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className="skeleton-group">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
