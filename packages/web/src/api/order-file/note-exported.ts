import { notExported } from '../outbox/deposit-sending.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Sending } from '../outbox/sending.ts';
import { NotExported, type OrderFile } from './export-order.ts';
import type { Saved } from './save-order-file.ts';

const CHANGED =
  'Les signatures de cette commande ont été annulées ou envoyées pendant l’export\u00a0: recommencez.';

/** Rows that say of a signed order that it was exported. */
const MARKED: readonly Sending['kind'][] = ['creation', 'deposit'];

/** Rows of what a file holds; none where its signatures are not here any more. */
async function rowsOf(outbox: Outbox, projectId: string, depot: string): Promise<Sending[]> {
  const waiting = (await outbox.refresh()).filter((one) => one.projectId === projectId);
  const isHere = waiting.some(({ id, kind }) => kind === 'deposit' && id === depot);
  return isHere ? waiting.filter(({ kind }) => MARKED.includes(kind)) : [];
}

/**
 * Notes that what was signed is in a file as well, and may be given up here: before the file is handed out, so that a page that is killed
 * meanwhile leaves it noted, and what is taken back later is told to the server.
 * @returns notes what became of the file: one that the person did not want is none
 * @throws NotExported where its signatures are not here any more
 */
export async function noteExported(
  outbox: Outbox,
  projectId: string,
  { depot }: Pick<OrderFile, 'depot'>,
): Promise<(saved: Saved) => Promise<void>> {
  if (depot === undefined) return async () => undefined;
  const exportedAt = Date.now();
  const rows = await rowsOf(outbox, projectId, depot);
  if (rows.length === 0) throw new NotExported(CHANGED);
  for (const row of rows)
    if (row.exportedAt === undefined) await outbox.change(row.id, { exportedAt, exportSaved: false });
  return async (saved) => {
    for (const row of await rowsOf(outbox, projectId, depot)) {
      if (saved !== 'dismissed') await outbox.change(row.id, { exportedAt, exportSaved: saved === 'saved' });
      else if (row.exportedAt === exportedAt) await outbox.add(notExported(row));
    }
  };
}
