import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { type LotAction, printLot, printOne } from '@ardoise/domain/contract/printing.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { movedInto } from '@ardoise/domain/projects/printing.ts';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { useOneRun } from '../../components/several-projects/use-one-run.ts';
import { useToast } from '../../components/Toast.tsx';
import { useNow } from '../../hooks/use-now.ts';
import type { PromisedDays } from './is-unpromised.ts';
import {
  keepReports,
  keptReports,
  type PrintReport,
  reportOf,
  reportTitle,
  withReport,
} from './print-reports.ts';

/** Results of the last hour's lots, newest first; they survive a reload of the tab. */
function useReports(username: string) {
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

/** Starts the browser's own download, with its progress and cancel. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

type Results = PrintReport['resultats'];
type Sending = NonNullable<BodyOf<typeof printLot>['envoi']>;

/** Those that are in the wanted status now. */
export function idsDone(results: Results): string[] {
  return results.filter(({ fait }) => fait).map(({ id }) => id);
}

interface Done {
  resultats: PrintReport['resultats'];
  url: string | null;
}

async function downloadOne(row: ProjectRow): Promise<Done> {
  const id = row._id.$oid;
  const { url, statut } = await request(printOne, { params: { id } });
  const message = statut === row.statut ? 'Fichiers redonnés, rien ne change.' : movedInto(statut);
  return { url, resultats: [{ id, nameProjet: row.nameProjet, fait: true, statut, message }] };
}

/** The action in progress, with its number of projects. */
interface Underway {
  action: LotAction;
  ids: readonly string[];
}

/** Downloads and deliveries, one at a time, with the result of each project; reports survive a reload. */
export function usePrinting(username: string) {
  const { reports, add, close } = useReports(username);
  const { underway, run: runOne } = useOneRun<Underway>();
  const toast = useToast();

  /** Returns a result for each; throws when the call itself failed. */
  const run = async (action: LotAction, ids: readonly string[], work: () => Promise<Done>) => {
    toast.clear();
    let results: Results = [];
    await runOne({ action, ids }, async () => {
      const answer = await work();
      const report = reportOf(action, answer, Date.now());
      add(report);
      results = answer.resultats;
      // The report is at the top of the page, possibly outside the viewport.
      const tone = idsDone(results).length < results.length ? 'stop' : 'done';
      toast({ message: reportTitle(report), tone });
      if (answer.url !== null) startDownload(answer.url);
    });
    return results;
  };
  const download = (ids: string[], days: PromisedDays) => {
    const promesses = Object.entries(days).map(([id, jour]) => ({ id, jour }));
    const body = { ids, action: 'telecharger' as const, ...(promesses.length > 0 && { promesses }) };
    return run('telecharger', ids, () => request(printLot, { body }));
  };
  const tell = (work: Promise<Results>) =>
    work.then(idsDone, (error: unknown) => {
      toast({ tone: 'stop', message: messageOf(error) });
      return [];
    });

  return {
    reports,
    close,
    underway,
    /** `days` are promised with it. */
    download: (ids: string[], days: PromisedDays) => tell(download(ids, days)),
    downloadOne: (row: ProjectRow) => tell(run('telecharger', [row._id.$oid], () => downloadOne(row))),
    /** Notes what was sent, or delivers it. Rejects: the dialog stays open and displays the error. */
    dispatch: (action: 'expedier' | 'livrer', ids: string[], envoi: Sending) =>
      run(action, ids, () => request(printLot, { body: { ids, action, envoi } })),
  };
}
export type Printing = ReturnType<typeof usePrinting>;
