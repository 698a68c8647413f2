import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { calendarDays } from '../../components/format-date.ts';
import { ArrivalLine } from '../../components/projects/ArrivalLine.tsx';
import { holderWords, sinceDays, type Viewer } from '../../components/projects/holder-words.ts';
import { TooManyRoundTrips } from '../../components/projects/RoundTrips.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { DueDate } from './DueDate.tsx';
import { progressWords } from './progress-words.ts';

interface StatusCellProps {
  row: ProjectRow;
  viewer: Viewer;
  now: number;
  /** Every row of the list waits for the viewer. */
  turns: boolean;
  /** Every row stands still: since when, in place of its last change. */
  still: boolean;
  /** Every row has this status: only what folds into its cell. */
  bare: boolean;
}

/** The status; on a narrow screen also the hidden columns. */
export function StatusCell({ row, viewer, now, turns, still, bare }: StatusCellProps) {
  const holder = holderWords(row, viewer, now);
  // Omitted if it was last changed on the day it reached the viewer.
  const changed = !holder.mine || calendarDays(row.t_statut, row.t_update) > 0;
  return (
    <>
      {!bare && <StatusTag status={row.statut} />}
      <ArrivalLine arrivee={row.arrivee} />
      <span className="dashboard-below">
        {turns ? (
          <>
            <span>{sinceDays(row.t_statut, now)}</span>
            <span>{progressWords(row)}</span>
          </>
        ) : (
          <span className={holder.mine ? 'mine' : undefined}>{holder.text}</span>
        )}
        <DueDate day={row.echeance} late={row.retard} />
        {still && !holder.mine ? (
          <span>{sinceDays(row.t_statut, now)}</span>
        ) : (
          !turns && changed && <RelativeTime date={row.t_update} />
        )}
        <TooManyRoundTrips count={row.nb_ar_agence} />
      </span>
    </>
  );
}
