import { DEMO_PASSWORD } from '@ardoise/demo/seed/accounts.ts';
import { createApiKey } from '@ardoise/domain/contract/api-keys.ts';
import type { Call } from '@ardoise/domain/contract/call.ts';
import { sendLink } from '@ardoise/domain/contract/files.ts';
import { printLot } from '@ardoise/domain/contract/printing.ts';
import { askOwnExport } from '@ardoise/domain/contract/privacy-people.ts';
import { changeStatus, deleteProject, readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { createReplacement } from '@ardoise/domain/contract/replacements.ts';
import { login, requestPasswordReset } from '@ardoise/domain/contract/session.ts';
import { createWebhook } from '@ardoise/domain/contract/webhooks.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import type { Pool } from 'pg';
import { recordBackup, recordBackupFailure } from '../../operations/backups.repository.ts';
import type { Caller, CallOptions } from '../caller.ts';

/** Days. */
const WEEK = 7;

/** The calling accounts. */
export interface Callers {
  as(name: string): Caller;
  anonymous: Caller;
}

/** A call that must succeed. */
async function deed<const C extends Call>(caller: Caller, call: C, options: CallOptions<C>) {
  const { status, body } = await caller.call(call, options);
  if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function oneProject(pool: Pool, condition: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from projects where deleted_at is null and ${condition} order by id limit 1`,
  );
  if (rows[0] === undefined) throw new Error(`The demonstration has no project where ${condition}`);
  return rows[0].id;
}

async function save(caller: Caller, id: string, change: { annuleSignatures: true } | { comment: string }) {
  const { version, pdv } = await deed(caller, readProject, { params: { id } });
  const changed = { ...pdv, telephone: '05 56 48 17 22' };
  await deed(caller, saveProject, { params: { id }, body: { version, pdv: changed, ...change } });
}

async function force(caller: Caller, id: string, new_statut: Target) {
  const { version } = await deed(caller, readProject, { params: { id } });
  const body = { version, force: true, comment: 'Accord reçu par téléphone' };
  await deed(caller, changeStatus, { params: { id, new_statut }, body });
}

/**
 * Data that a loaded demonstration lacks, created through the calls: sessions, a failed login, queued mails with links,
 * a replacement, voided signatures, an amendment, a forced move, a deleted project, a printed lot, a backup, a key, a
 * webhook with what waits for it, a copy of a person's data.
 */
export async function doReleaseDeeds({ as, anonymous }: Callers, pool: Pool): Promise<void> {
  await recordBackupFailure(pool, { failure: 'place', reason: 'There is not enough room for the backup.' });
  await recordBackup(pool, { name: 'nuit', withDatabase: true, files: 1200, bytes: 91_000_000, kept: true });
  await deed(anonymous, login, { body: { name: 'dc1', pass: DEMO_PASSWORD } });
  await deed(as('admin'), createApiKey, {
    body: { nom: 'ERP', compte: 'agence1', ecriture: true, jusquau: dayAfter(parisDay(new Date()), WEEK) },
  });
  await deed(as('admin'), createWebhook, {
    body: {
      nom: 'ERP',
      url: 'https://erp.example/ardoise',
      evenements: ['projet.statut', 'projet.supprime'],
    },
  });
  await deed(as('dc1'), askOwnExport, {});
  const refused = await anonymous.call(login, { body: { name: 'dc2', pass: 'un-autre-mot' } });
  if (refused.status !== 400) throw new Error(`A wrong password was answered ${refused.status}`);
  await deed(anonymous, requestPasswordReset, { body: { identifiant: 'dc2' } });

  const ofDc1 = `dc = 'dc1' and statut = 'Brouillon'`;
  const draft = await oneProject(pool, `${ofDc1} and kind = 'CHR' and client_email <> ''`);
  await deed(as('dc1'), sendLink, { params: { id: draft }, body: { purpose: 'logo' } });
  await save(as('dc1'), await oneProject(pool, `${ofDc1} and client_signed and dc_signed`), {
    annuleSignatures: true,
  });
  await save(as('siege1'), await oneProject(pool, `kind = 'CHR' and statut = 'Agence'`), {
    comment: 'À sa demande',
  });
  await force(as('admin'), await oneProject(pool, `kind = 'VAE' and statut = 'Validation DC'`), 'Agence');
  const unwanted = await oneProject(pool, `${ofDc1} and kind = 'PSM' and not client_signed`);
  await deed(as('dc1'), deleteProject, { params: { id: unwanted } });
  const printed = await oneProject(pool, `statut = 'Impression' and imprimeur = 'imprimeur'`);
  await deed(as('imprimeur'), printLot, { body: { ids: [printed], action: 'telecharger' } });
  const [du, au] = [parisDay(new Date()), dayAfter(parisDay(new Date()), WEEK)];
  await deed(as('dc3'), createReplacement, { body: { absent: 'dc3', remplacant: 'dc2', du, au } });
}
