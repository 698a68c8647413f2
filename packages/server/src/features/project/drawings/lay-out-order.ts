import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { OrderDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import { type KindDrawings, NO_DRAWINGS } from '@ardoise/domain/kinds/kind.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { Db } from '../../../db/transaction.ts';
import { KeptThread, ThreadBusy } from '../../../threads/kept-thread.ts';
import { readListsOfOrder } from '../../base/catalogue/catalogue.repository.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import type { LayoutJob } from './layout-worker.ts';

/** A card of 600 lines takes a tenth of a second, its thread's start the rest on a busy machine. */
const thread = new KeptThread<LayoutJob, OrderDrawing[]>(new URL('./layout-worker.ts', import.meta.url), {
  ms: 30_000,
  heapMb: 192,
  longest: 40,
});

async function laidOut(job: LayoutJob): Promise<OrderDrawing[]> {
  try {
    const drawings = await thread.answer(job);
    if (drawings !== null) return drawings;
  } catch (error) {
    if (!(error instanceof ThreadBusy)) throw error;
  }
  throw new Refusal('INDISPONIBLE');
}

/**
 * What an order draws as it is now, or with these answers, laid out in a worker thread: everybody would wait while it fills the main one.
 * @throws Refusal INDISPONIBLE when too many wait, or it takes too long
 */
export async function layOutOrder(
  db: Db,
  project: StoredProject,
  document = documentOf(project),
): Promise<OrderDrawing[]> {
  const { drawings }: { drawings: KindDrawings } = KINDS[project.kind];
  if (drawings === NO_DRAWINGS) return [];
  const catalogue = await readListsOfOrder(db, drawings.lists, project.id);
  return laidOut({ kind: project.kind, document, catalogue });
}
