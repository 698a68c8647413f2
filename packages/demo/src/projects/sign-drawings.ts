import { createHash } from 'node:crypto';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { canonicalText } from '@ardoise/domain/rules/signed-content.ts';
import { sealedDrawings } from '@ardoise/server/features/project/drawings/signed-drawings.ts';
import { documentOf } from '@ardoise/server/features/project/projects/project-record.ts';
import type { FileStore } from '@ardoise/server/storage/file-store.ts';
import { CATALOGUE_CONTENT } from '../catalogue/catalogue-content.ts';
import type { DemoProject } from './build-demo-project.ts';

async function withDrawings(store: FileStore, demo: DemoProject): Promise<DemoProject> {
  const { project, signatures } = demo;
  const document = documentOf(project);
  const drawings = KINDS[project.kind].drawings.of(document, CATALOGUE_CONTENT);
  if (drawings.length === 0 || signatures.length === 0) return demo;
  const dessins = await sealedDrawings(store, drawings);
  return {
    ...demo,
    signatures: signatures.map((signature) => {
      const content = canonicalText({ ...JSON.parse(signature.content), dessins });
      return { ...signature, content, contentHash: createHash('sha256').update(content).digest('hex') };
    }),
  };
}

/** Adds the drawings that the signatures of each project cover, as the first signature does (specification/signatures.md#drawings). */
export async function signDrawings(
  store: FileStore,
  projects: readonly DemoProject[],
): Promise<DemoProject[]> {
  const signed: DemoProject[] = [];
  // One by one: they share pictures, each of which is written once.
  for (const project of projects) signed.push(await withDrawings(store, project));
  return signed;
}
