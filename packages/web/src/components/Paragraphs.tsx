import './Paragraphs.css';

/** Plain text of head office: blank lines separate paragraphs, single ones break a line. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} className="paragraphs">
      {paragraph}
    </p>
  ));
}
