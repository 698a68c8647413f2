import type { ReactNode } from 'react';

/** One component of the sheet, under its name. */
export function Element({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="element">
      <h2 className="h-sec">{title}</h2>
      {children}
    </section>
  );
}
