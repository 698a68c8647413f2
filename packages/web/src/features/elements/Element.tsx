import type { ReactNode } from 'react';

/** One component of the showcase, with its name. */
export function Element({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="elements-block">
      <h2 className="title-section">{title}</h2>
      {children}
    </section>
  );
}
