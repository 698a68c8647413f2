import { parentPort } from 'node:worker_threads';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { KindDrawings } from '@ardoise/domain/kinds/kind.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { CatalogueOf } from '@ardoise/domain/wizards/catalogue/offered.ts';

/** An order to lay out. */
export interface LayoutJob {
  kind: ProjectKind;
  document: ProjectDocument;
  /** The lists that define its look. */
  catalogue: CatalogueOf<CatalogueList>;
}

parentPort?.on('message', ({ kind, document, catalogue }: LayoutJob) => {
  const { drawings }: { drawings: KindDrawings } = KINDS[kind];
  parentPort?.postMessage(drawings.of(document, catalogue));
});
