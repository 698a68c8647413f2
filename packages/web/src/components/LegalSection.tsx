import type { ReactNode } from 'react';
import './Paragraphs.css';

/** Plain text of head office: blank lines separate paragraphs, single ones break a line. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} className="paragraphs">
      {paragraph}
    </p>
  ));
}

interface LegalSectionProps {
  title: string;
  /** Address of the section within its page. */
  id?: string;
  text: string;
  /** Before head office's text. */
  children?: ReactNode;
}

/** A section of the legal notice, with head office's text. */
export function LegalSection({ title, id, text, children }: LegalSectionProps) {
  return (
    <section id={id}>
      <h2 className="title-section">{title}</h2>
      {children}
      <Paragraphs text={text} />
    </section>
  );
}
