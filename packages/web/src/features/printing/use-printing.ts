import { type LotAction, printLot, printOne } from '@ardoise/domain/contract/printing.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { movedInto } from '@ardoise/domain/projects/printing.ts';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { useOneRun } from '../../components/several-projects/use-one-run.ts';
import { useToast } from '../../components/Toast.tsx';
import { type PrintReport, reportOf, reportTitle } from './print-reports.ts';
import { useReports } from './use-reports.ts';

/** Opens the browser's own download, with its progress and its cancel. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
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

/** What is under way: an action on this many projects. */
interface Underway {
  action: LotAction;
  ids: readonly string[];
}

/** Downloads and deliveries, one at a time, with what became of each project; reports outlive a reload. */
export function usePrinting(username: string) {
  const { reports, add, close } = useReports(username);
  const { underway, run: runOne } = useOneRun<Underway>();
  const toast = useToast();

  /** Answers the ids that stand where the action leads; throws when the call itself failed. */
  const run = async (action: LotAction, ids: readonly string[], work: () => Promise<Done>) => {
    let done: PrintReport['resultats'] = [];
    await runOne({ action, ids }, async () => {
      const answer = await work();
      const report = reportOf(action, answer, Date.now());
      add(report);
      done = answer.resultats.filter(({ fait }) => fait);
      // The report stands at the head of the page, which may be out of sight.
      const tone = done.length < answer.resultats.length ? 'stop' : 'done';
      toast({ message: reportTitle(report), tone });
      if (answer.url !== null) startDownload(answer.url);
    });
    return done.map(({ id }) => id);
  };
  const lot = (action: LotAction, ids: string[]) =>
    run(action, ids, () => request(printLot, { body: { ids, action } }));
  const tell = (work: Promise<string[]>) =>
    work.catch((error: unknown) => {
      toast({ tone: 'stop', message: messageOf(error) });
      return [];
    });

  return {
    reports,
    close,
    underway,
    download: (ids: string[]) => tell(lot('telecharger', ids)),
    downloadOne: (row: ProjectRow) => tell(run('telecharger', [row._id.$oid], () => downloadOne(row))),
    /** Fails aloud: the dialog that asked stays and says why. */
    deliver: (ids: string[]) => lot('livrer', ids),
  };
}
export type Printing = ReturnType<typeof usePrinting>;
