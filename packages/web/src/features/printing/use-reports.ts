import { useState } from 'react';
import { useNow } from '../../hooks/use-now.ts';
import { keepReports, keptReports, type PrintReport, withReport } from './print-reports.ts';

/** Results of the last hour's lots, newest first; they survive a reload of the tab. */
export function useReports(username: string) {
  const [reports, setReports] = useState(() => keptReports(username, Date.now()));
  const now = useNow();
  const change = (next: (present: PrintReport[]) => PrintReport[]) =>
    setReports((present) => {
      const changed = next(present);
      keepReports(username, changed);
      return changed;
    });
  return {
    reports: reports.filter(({ until }) => until > now),
    add: (report: PrintReport) => change((present) => withReport(present, report)),
    close: (id: string) => change((present) => present.filter((report) => report.id !== id)),
  };
}
