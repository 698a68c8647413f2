import { Refusal } from '@ardoise/domain/base/errors.ts';
import {
  type BulkPreview,
  MAX_SELECTION,
  type previewBulk as previewCall,
} from '@ardoise/domain/contract/bulk.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { filtersOf } from '../../lists/project-lists/list-projects.ts';
import type { ProjectRecord } from '../../project/projects/project-record.ts';
import { readFiltered, readRecords } from './bulk.repository.ts';
import type { BulkTarget } from './bulk-target.ts';
import { type AskedAction, alreadyDone, judgeAction } from './judge-action.ts';

/** Maximum number of detailed refusals; beyond, they are only counted. */
const TOLD = 1000;

type Body = BodyOf<typeof previewCall>;
type Refused = BulkPreview['refus'][number];

function whyNot(project: ProjectRecord, asked: AskedAction, actor: Actor): string | null {
  const already = alreadyDone(project, asked);
  if (already !== null) return already;
  const verdict = judgeAction(project, asked, actor);
  return verdict === true ? null : verdict.message;
}

async function selected(db: Db, actor: Actor, { ids, filtre }: Body): Promise<ProjectRecord[]> {
  if ((ids === undefined) === (filtre === undefined)) throw new Refusal('REQUETE_INVALIDE');
  return ids === undefined
    ? readFiltered(db, actor, await filtersOf(db, filtre ?? {}, actor), MAX_SELECTION + 1)
    : readRecords(db, actor, [...new Set(ids)]);
}

/**
 * Quotas belong to an smhf: a consumed unit stays there, and a draft of a dc without one has no quota to be submitted
 * on.
 */
function warningOf(target: BulkTarget | null): string | undefined {
  if (target?.exchanged !== 'dc' || target.smhf !== null) return undefined;
  return `${target.shown} n’est rattaché à aucun SMHF\u00a0: aucun SMHF ne suivra ces projets, et ceux qui n’ont pas encore pris leur unité de quota ne pourront pas partir à l’agence.`;
}

/** Dry run of an action on each project of a selection, by ids or by filters. Read-only. @throws Refusal REQUETE_INVALIDE */
export async function previewBulk(
  db: Db,
  actor: Actor,
  asked: AskedAction,
  body: Body,
): Promise<BulkPreview> {
  const found = await selected(db, actor, body);
  const looked = found.slice(0, MAX_SELECTION);
  const possibles: BulkPreview['possibles'] = [];
  const refused: Refused[] = [];
  for (const project of looked) {
    const message = whyNot(project, asked, actor);
    if (message === null) possibles.push({ id: project.id, version: project.version });
    else refused.push({ id: project.id, nameProjet: project.name_projet, statut: project.statut, message });
  }
  const seen = new Set(looked.map(({ id }) => id));
  for (const id of new Set(body.ids ?? []))
    if (!seen.has(id)) refused.push({ id, nameProjet: '', statut: null, message: 'Projet introuvable.' });
  const warning = possibles.length > 0 ? warningOf(asked.target) : undefined;
  return {
    possibles,
    refus: refused.slice(0, TOLD),
    refuses: refused.length,
    tronque: found.length > MAX_SELECTION,
    ...(warning !== undefined && { avertissement: warning }),
  };
}
