import type { ReactNode } from 'react';
import './Copies.css';

interface CopiesProps {
  rows: readonly {
    entree: string | undefined;
    picture: ReactNode;
    name: string;
    details: readonly string[];
    /** Input of their number. */
    answer: ReactNode;
  }[];
  /** No wider than a form, with small pictures. */
  narrow?: boolean;
  /** Of all of them, in words. */
  total?: string;
  /** The questions of where they go. */
  children: ReactNode;
}

/** How many copies of each entry of an order, then where they go. */
export function Copies({ rows, narrow = false, total, children }: CopiesProps) {
  return (
    <>
      <ul className={narrow ? 'copies copies-narrow' : 'copies'}>
        {rows.map(({ entree, picture, name, details, answer }) => (
          <li key={entree}>
            <span className="copies-picture">{picture}</span>
            <div>
              <b>{name}</b>
              {details.map((detail) => (
                <span className="meta" key={detail}>
                  {detail}
                </span>
              ))}
            </div>
            <div className="copies-answer">{answer}</div>
          </li>
        ))}
        {total !== undefined && (
          <li className="copies-total">
            <span>Au total</span>
            <span role="status">{total}</span>
          </li>
        )}
      </ul>
      <div className="group wizard-form">{children}</div>
    </>
  );
}
