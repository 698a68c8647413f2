import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { counted } from '../../components/format-number.ts';
import { useMe } from '../../hooks/use-me.ts';
import { DueDate } from './DueDate.tsx';
import { requestWords } from './request-words.ts';

/** The request to an agency; lateness replaces the words. `byDay`: the day is the group's heading. */
export function RequestCell({ row, byDay }: { row: ProjectRow; byDay: boolean }) {
  const { asked, detail } = requestWords(row);
  return (
    <>
      <span className="dashboard-asked">{asked}</span>
      {row.retard > 0 ? (
        <span className="meta dashboard-late">
          {counted(row.retard, 'jour ouvré de retard', 'jours ouvrés de retard')}
        </span>
      ) : (
        <>
          {!byDay && <DueDate day={row.echeance} late={0} />}
          {detail !== '' && (
            <span className="meta" title={detail}>
              {detail}
            </span>
          )}
        </>
      )}
      {row.pris && <Taken by={row.pris} />}
    </>
  );
}

/** Which of the agency's people works on it. */
function Taken({ by }: { by: NonNullable<ProjectRow['pris']> }) {
  const me = useMe();
  return <span className="meta">{by.username === me.name ? 'Pris par vous' : `Pris par ${by.nom}`}</span>;
}
