import { counted } from '../../components/format-number.ts';
import { ReportSheet } from './ReportSheet.tsx';
import type { Printing } from './use-printing.ts';

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
