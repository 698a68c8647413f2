import type { ReactNode } from 'react';
import './Copies.css';

interface Row {
  picture: ReactNode;
  name: string;
  details: ReactNode;
  /** Asks how many. */
  answer: ReactNode;
}

interface CopiesProps<Entry> {
  entries: readonly Entry[];
  rowOf: (entry: Entry, rank: number) => Row;
  /** No wider than a form, with small pictures. */
  narrow?: boolean;
  /** Of all of them, in words. */
  total?: string;
  /** The questions of where they go. */
  children: ReactNode;
}

/** How many copies of each entry of an order, then where they go. */
export function Copies<Entry extends { entree?: string | undefined }>(props: CopiesProps<Entry>) {
  const { entries, rowOf, narrow = false, total, children } = props;
  return (
    <>
      <ul className={narrow ? 'copies copies-narrow' : 'copies'}>
        {entries.map((entry, rank) => {
          const { picture, name, details, answer } = rowOf(entry, rank);
          return (
            <li key={entry.entree}>
              <span className="copies-picture">{picture}</span>
              <div>
                <b>{name}</b>
                {details}
              </div>
              <div className="copies-answer">{answer}</div>
            </li>
          );
        })}
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
