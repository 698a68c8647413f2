import type { ReactNode } from 'react';
import './Scene.css';

/** What is ordered at its size, beside things of known size, and words under it. */
export function Scene({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className="scene">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
