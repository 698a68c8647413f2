import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { holderWords, type Viewer } from '../../components/projects/holder-words.ts';
import { TooManyRoundTrips } from '../../components/projects/RoundTrips.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { DueDate } from './DueDate.tsx';

interface StatusCellProps {
  row: ProjectRow;
  viewer: Viewer;
  now: number;
}

/** The status; on a narrow screen also the hidden columns. */
export function StatusCell({ row, viewer, now }: StatusCellProps) {
  const holder = holderWords(row, viewer, now);
  return (
    <>
      <StatusTag status={row.statut} />
      <span className="dashboard-below">
        <span className={holder.mine ? 'mine' : undefined}>{holder.text}</span>
        <DueDate day={row.echeance} late={row.retard} />
        <RelativeTime date={row.t_update} />
        <TooManyRoundTrips count={row.nb_ar_agence} />
      </span>
    </>
  );
}
