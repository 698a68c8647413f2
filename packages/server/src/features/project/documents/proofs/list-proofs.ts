import { required } from '@ardoise/domain/base/errors.ts';
import type { Approval, ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { mayReadAgreement } from '@ardoise/domain/rules/file-rules.ts';
import type { Pool } from 'pg';
import { inSnapshot } from '../../../../db/transaction.ts';
import { displayNames } from '../../../base/people/display-names.ts';
import { findProject } from '../../projects/projects.repository.ts';
import { mayDelete } from '../files/file-permissions.ts';
import { presentFile } from '../files/project-file.presenter.ts';
import { type ApprovalRecord, approvalsOfProofs } from './proof-approvals.repository.ts';
import { readingsOf } from './proof-readings.repository.ts';
import { readThreads } from './proof-threads.ts';
import { filesOfProofs, listShownProofs } from './proofs.repository.ts';

function presentApproval(record: ApprovalRecord, actor: Actor): Approval {
  return {
    version: record.version,
    nom: record.nom,
    qualite: record.qualite,
    mode: record.mode,
    via: record.via,
    email: mayReadAgreement(actor.role) ? record.email : '',
    t_accord: record.t_approval,
    empreinte: record.hash.toString('hex'),
    retire: record.withdrawn_at,
    motifRetrait: record.withdrawn_why,
  };
}

/**
 * The proofs of a project by version, newest first: displayed ones, approved ones, and the current one. A client sees
 * displayed ones, with their own post-its only (specification/proofs-and-approvals.md#post-its). Read in one snapshot:
 * never a half-written version.
 * @throws Refusal INTROUVABLE outside the actor's scope
 */
export async function listProofs(pool: Pool, actor: Actor, id: string): Promise<ProofVersion[]> {
  const nameOf = await displayNames(pool);
  return inSnapshot(pool, async (tx) => {
    const project = required(await findProject(tx, id, actor));
    const isClient = actor.role === 'client';
    const proofs = await listShownProofs(tx, id, project.proof_version);
    const files = await filesOfProofs(tx, id);
    const notes = await readThreads(tx, project, actor, files);
    const approvals = await approvalsOfProofs(tx, id);
    const readings = await readingsOf(tx, id, actor.name);
    return proofs
      .filter((proof) => !isClient || proof.sent_at !== null)
      .map(({ version, hash, made_by, t_creation, sent_at }) => ({
        version,
        empreinte: hash.toString('hex'),
        par: nameOf(made_by),
        t_creation,
        envoyee: sent_at,
        lue: readings.get(version) ?? null,
        actuelle: version === project.proof_version,
        fichiers: files
          .filter((file) => file.proof_version === version)
          .map((file) => presentFile(file, mayDelete(project, actor, file))),
        postIts: notes.filter((note) => note.version === version),
        accords: approvals
          .filter((approval) => approval.version === version)
          .map((one) => presentApproval(one, actor)),
      }));
  });
}
