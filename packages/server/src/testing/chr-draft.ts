import { createProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Account } from '../features/base/people/users.repository.ts';
import type { Caller } from './caller.ts';
import { completeChrDocument, createSalesTeam } from './project-factories.ts';
import type { TestApp } from './test-app.ts';

export interface ChrDraft {
  dc: Account;
  agence: Account;
  /** Calls as the dc. */
  caller: Caller;
  id: string;
}

/** A complete Carte Brasserie in Brouillon; `change` overrides its answers. */
export async function createChrDraft(
  site: TestApp,
  change: (document: ProjectDocument) => ProjectDocument = (document) => document,
): Promise<ChrDraft> {
  const { dc, agence } = await createSalesTeam(site.pool);
  const caller = site.as(dc.name);
  const created = await caller.call(createProject, {
    body: { type: 'Carte Brasserie', quotaConfirme: true },
  });
  const id = created.body._id.$oid;
  const saved = await caller.call(saveProject, {
    params: { id },
    body: { ...change(completeChrDocument(agence.mail)), version: 1 },
  });
  if (saved.status !== 200) throw new Error(`the draft was not saved: ${JSON.stringify(saved.body)}`);
  return { dc, agence, caller, id };
}
