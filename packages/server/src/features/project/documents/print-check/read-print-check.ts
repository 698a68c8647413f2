import { required } from '@ardoise/domain/base/errors.ts';
import type { CheckedFile, PrintCheckReply } from '@ardoise/domain/contract/print-check.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { PRINT_LEVELS, type PrintVerdict } from '@ardoise/domain/print-check/print-verdict.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { may } from '@ardoise/domain/rules/permissions.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { displayNames, type NameOf } from '../../../base/people/display-names.ts';
import { permissionSubject, type StoredProject } from '../../projects/project-record.ts';
import { findProject } from '../../projects/projects.repository.ts';
import { mayDelete } from '../files/file-permissions.ts';
import { presentFile } from '../files/project-file.presenter.ts';
import { filesOfProof, findProof } from '../proofs/proofs.repository.ts';
import { checkFile, hasFailed } from './check-files.ts';
import { isPdf, type JudgedFile, judgeFiles, printsOfProject } from './judge-project.ts';
import { listExecutionFiles, type PrintFile } from './print-check.repository.ts';

/** The files of a version that the order is printed from: nothing holds them back. */
async function printedProof(
  { pool }: AppContext,
  project: StoredProject,
  version: number,
): Promise<PrintFile[]> {
  required(await findProof(pool, project.id, version));
  if (!KIND_FACTS[project.kind].printsProof) return [];
  const files = await filesOfProof(pool, project.id, version);
  return files.map((file) => ({ ...file, holds: false }));
}

/** The version that an order is printed from, where it is one. */
const currentOf = ({ kind, proof_version }: StoredProject) =>
  KIND_FACTS[kind].printsProof && proof_version > 0 ? proof_version : null;

const rankOf = (verdict: PrintVerdict | null) =>
  verdict === null ? PRINT_LEVELS.length : PRINT_LEVELS.indexOf(verdict.niveau);

function presentChecked(
  context: AppContext,
  project: StoredProject,
  actor: Actor,
  nameOf: NameOf,
  { file, verdict, waiver, blocks }: JudgedFile,
): CheckedFile {
  const isImpossible = verdict === null && (hasFailed(context, file.sha256) || file.erased_at !== null);
  const presented = presentFile(file, mayDelete(project, actor, file));
  return {
    ...presented,
    etat: verdict !== null ? 'fait' : isImpossible ? 'impossible' : 'en cours',
    verdict: verdict as CheckedFile['verdict'],
    derogation:
      waiver === null
        ? null
        : { par: nameOf(waiver.waived_by), commentaire: waiver.comment, t_creation: waiver.t_creation },
    bloque: blocks,
  };
}

/**
 * The files that an order is printed from, held against it, worst first (specification/print-check.md). What was not
 * checked yet is begun. `version` is that of a proof; null for the present files.
 * @throws Refusal INTROUVABLE
 */
export async function readPrintCheck(
  context: AppContext,
  actor: Actor,
  id: string,
  version: number | null,
): Promise<PrintCheckReply> {
  const { pool } = context;
  const project = required(await findProject(pool, id, actor));
  const proof = version ?? currentOf(project);
  const files = [
    ...(version === null || version === project.proof_version ? await listExecutionFiles(pool, id) : []),
    ...(proof === null ? [] : await printedProof(context, project, proof)),
  ];
  const prints = await printsOfProject(pool, project);
  const judged = await judgeFiles(pool, project, files, prints);
  for (const { file, verdict } of judged)
    if (verdict === null && isPdf(file) && file.erased_at === null && !hasFailed(context, file.sha256))
      void checkFile(context, file.sha256);
  const nameOf = await displayNames(pool);
  return {
    fichiers: judged
      .toSorted((one, other) => rankOf(other.verdict) - rankOf(one.verdict))
      .map((one) => presentChecked(context, project, actor, nameOf, one)),
    commande: prints.map(({ name: objet, format, faces, copies: exemplaires }) => ({
      objet,
      format,
      faces,
      exemplaires,
    })),
    derogeable: may('printCheck.waive', permissionSubject(project), actor) === true,
  };
}
