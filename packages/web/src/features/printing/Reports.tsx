import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { buttonClass, IconButton } from '../../components/Button.tsx';
import { formatTime } from '../../components/format-date.ts';
import { counted } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import { Link } from '../../router/Link.tsx';
import { batchSheetAddress } from './batch-sheet.ts';
import { type PrintReport, reportTitle } from './print-reports.ts';
import type { Printing } from './use-printing.ts';

/** Up to this number all results are displayed. */
const SHORT = 4;

/** Results of a lot, with its zip while valid. */
function ReportSheet({ report, onClose }: { report: PrintReport; onClose: () => void }) {
  const done = report.resultats.filter(({ fait }) => fait).map(({ id }) => id);
  const refused = done.length < report.resultats.length;
  return (
    <section className={`printing-report tone-${refused ? 'wait' : 'done'}`} aria-label={reportTitle(report)}>
      <div className="printing-report-head">
        <Icon of={refused ? IconAlertTriangle : IconCheck} />
        <div>
          <h2 className="title-sub">{reportTitle(report)}</h2>
          {report.url !== null && (
            <p className="meta">Le zip peut être repris jusqu’à {formatTime(report.until)}.</p>
          )}
        </div>
        {report.url !== null && (
          <a className={buttonClass({ tone: 'line' })} href={report.url} download>
            <Icon of={IconFileZip} />
            Reprendre le zip
          </a>
        )}
        {done.length > 0 && (
          <a
            className={buttonClass({ tone: 'line' })}
            href={batchSheetAddress(done)}
            target="_blank"
            rel="noreferrer"
          >
            <Icon of={IconListDetails} />
            Feuille de lot
          </a>
        )}
        <IconButton icon={IconX} label="Fermer ce compte rendu" onClick={onClose} />
      </div>
      <details open={refused || report.resultats.length <= SHORT}>
        <summary>Un résultat par projet</summary>
        <ul>
          {report.resultats.map(({ id, nameProjet, fait, statut, message }) => (
            <li key={id}>
              <Icon of={fait ? IconCheck : IconAlertTriangle} size="s" />
              <span>
                {statut === null ? (
                  'Projet'
                ) : (
                  <Link to={followUpPath(id)}>{nameProjet || 'Projet sans nom'}</Link>
                )}
                <span className="meta">{message}</span>
              </span>
              {statut !== null && <StatusTag status={statut} />}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Results of the last lot, and folded below it earlier ones, while their zips are valid. */
export function Reports({ printing }: { printing: Printing }) {
  const [latest, ...older] = printing.reports;
  return (
    <>
      {latest && <ReportSheet key={latest.id} report={latest} onClose={() => printing.close(latest.id)} />}
      {older.length > 0 && (
        <details className="printing-older-reports">
          <summary>{counted(older.length, 'compte rendu précédent', 'comptes rendus précédents')}</summary>
          {older.map((report) => (
            <ReportSheet key={report.id} report={report} onClose={() => printing.close(report.id)} />
          ))}
        </details>
      )}
    </>
  );
}
