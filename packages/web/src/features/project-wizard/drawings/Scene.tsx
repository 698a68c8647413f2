import type { ReactNode } from 'react';
import './Scene.css';

/** The product at its size, beside objects of known size, with a caption. */
export function Scene({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className="scene">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
