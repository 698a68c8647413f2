import { type ReactNode, useId } from 'react';
import './GoesWith.css';

interface GoesWithProps {
  /** On the proof, with the numbers of their pins. */
  remarks: readonly { id: number; number: number; texte: string }[];
  /** Other items of the list, before them. */
  children?: ReactNode;
}

/** What goes along when an order goes back to its agency, besides the message. */
export function GoesWith({ remarks, children }: GoesWithProps) {
  const id = useId();
  if (remarks.length === 0 && !children) return null;
  return (
    <section className="goes-with" aria-labelledby={id}>
      <h3 className="title-sub" id={id}>
        Part avec
      </h3>
      <ul>
        {children}
        {remarks.map(({ id: remark, number, texte }) => (
          <li key={remark}>
            <span className="goes-with-pin">
              <span className="visually-hidden">Remarque </span>
              {number}
            </span>
            <span>{texte}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
