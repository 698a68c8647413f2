import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { Fragment } from 'react';

/** A number and its unit stay on one line. */
function withUnits(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** What is printed, one thing a line; a project that says nothing of it has its support instead. */
export function PrintedWhat({ row }: { row: ProjectRow }) {
  const [first, ...rest] = row.impression === '' ? [row.type] : withUnits(row.impression).split(' · ');
  return (
    <>
      <span>{first}</span>
      {rest.length > 0 && (
        <span className="meta">
          {rest.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className="nowrap">
                {part}
                {index < rest.length - 1 && '\u00a0·'}
              </span>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}
