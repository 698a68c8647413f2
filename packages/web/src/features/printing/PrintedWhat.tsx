import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { Fragment } from 'react';

/** No-break space between a number and its unit. */
function withUnits(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** What is printed, one item per line; the support if unknown. */
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
