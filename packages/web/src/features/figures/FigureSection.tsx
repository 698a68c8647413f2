import type { ReactNode } from 'react';

interface FigureSectionProps {
  /** Its address on the page. */
  id: string;
  number: number | null;
  question: string;
  /** What the figures say, and the key of the plot. */
  said: ReactNode;
  children: ReactNode;
}

/** A question at the left, its plot at the right. */
export function FigureSection({ id, number, question, said, children }: FigureSectionProps) {
  return (
    <section className="figures-section" aria-labelledby={id}>
      <header>
        <h2 className="title-section" id={id} tabIndex={-1}>
          {number !== null && <span className="figures-number">{number}</span>}
          <span>{question}</span>
        </h2>
        {said}
      </header>
      {children}
    </section>
  );
}

/** An entry of a plot's key. */
export function Key({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span>
      <i className={`figures-key-${look}`} aria-hidden />
      {children}
    </span>
  );
}
