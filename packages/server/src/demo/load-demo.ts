import { DEFAULT_ELIGIBLE_MEDALS } from '@ardoise/domain/projects/kinds.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { hashPassword } from '../features/accounts/password-hash.ts';
import { ensureQrCode } from '../features/qr-codes/qr-codes.repository.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { CATALOGUE_CONTENT } from './catalogue/catalogue-content.ts';
import {
  insertDemoCatalogue,
  insertDemoHistory,
  insertDemoOutlets,
  insertDemoProjects,
  insertDemoQuotas,
  insertDemoSettings,
  insertDemoSignatures,
  insertDemoUsers,
  isDemoLoaded,
  lockDemo,
} from './demo.repository.ts';
import { demoOutlets } from './outlets.ts';
import type { DemoProject } from './projects/build-demo-project.ts';
import { demoProjects } from './projects/demo-projects.ts';
import { signaturePicture } from './projects/handwriting.ts';
import { demoQuotas } from './quotas.ts';

/** What head office would have set (3-decisions.md section 7). */
const SETTINGS = {
  eligibleMedals: DEFAULT_ELIGIBLE_MEDALS,
  vaeSuspendue: true,
  banniere:
    'Sur Mesure\u00a0: le budget est consommé à 100\u00a0%. Chaque demande fait l’objet d’un arbitrage au cas par cas.',
};

async function loadAccounts(tx: Transaction): Promise<void> {
  const hashed = DEMO_ACCOUNTS.map(async (account) => ({
    ...account,
    password_hash: await hashPassword(DEMO_PASSWORD),
  }));
  await insertDemoUsers(tx, await Promise.all(hashed));
}

async function loadReferences(tx: Transaction, now: Date): Promise<void> {
  await insertDemoSettings(tx, SETTINGS);
  const items = Object.entries(CATALOGUE_CONTENT).flatMap(([list, content]) =>
    content.map((data, position) => ({ list, id: data.id, position, data })),
  );
  await insertDemoCatalogue(tx, items);
  await insertDemoOutlets(
    tx,
    demoOutlets().map(({ nOutlet, ...data }) => ({ n_outlet: nOutlet, data })),
  );
  await insertDemoQuotas(tx, demoQuotas(parisYear(now)));
}

function historyRows({ history }: DemoProject): Record<string, unknown>[] {
  return history.map(({ projectId, from, to, basedOn, at, ...entry }) => ({
    ...entry,
    project_id: projectId,
    statut_dep: from,
    statut_arr: to,
    based_on: basedOn,
    t_creation: at,
  }));
}

/** Everybody signs the same way every time: a picture is drawn once a person. */
async function drawSignatures(projects: DemoProject[]): Promise<Map<string, string>> {
  const signers = new Set(projects.flatMap(({ signatures }) => signatures.map(({ nom }) => nom)));
  const drawn = [...signers].map(
    async (nom) => [nom, `\\x${(await signaturePicture(nom)).toString('hex')}`] as const,
  );
  return new Map(await Promise.all(drawn));
}

async function loadProjects(tx: Transaction, now: Date): Promise<void> {
  const projects = demoProjects(now);
  await insertDemoProjects(
    tx,
    projects.map(({ project: { doc, ...columns } }) => ({
      ...columns,
      doc: JSON.parse(doc) as ProjectDocument,
    })),
  );
  await insertDemoHistory(tx, projects.flatMap(historyRows));
  const pictures = await drawSignatures(projects);
  const signatures = projects.flatMap(({ project, signatures: signed }) =>
    signed.map(({ contentHash, signedBy, at, ...signature }) => ({
      ...signature,
      project_id: project.id,
      mode: 'trace',
      image: pictures.get(signature.nom),
      content_hash: `\\x${contentHash}`,
      signed_by: signedBy,
      t_signature: at,
    })),
  );
  await insertDemoSignatures(tx, signatures);
  for (const { project } of projects) {
    if ((JSON.parse(project.doc) as ProjectDocument).infocarte?.qrcode === 'oui')
      await ensureQrCode(tx, project.id);
  }
}

/**
 * Loads the demonstration once: accounts, settings, reference lists, outlets, quotas, projects dated back from `now`.
 * Later calls change nothing, and it never writes over what exists. All or nothing.
 *
 * @returns whether it was loaded by this call
 */
export async function loadDemo(pool: Pool, now: Date = new Date()): Promise<boolean> {
  if (await isDemoLoaded(pool)) return false;
  return inTransaction(pool, async (tx) => {
    await lockDemo(tx);
    if (await isDemoLoaded(tx)) return false;
    await loadAccounts(tx);
    await loadReferences(tx, now);
    await loadProjects(tx, now);
    await insertDemoSettings(tx, { demoLoaded: now.toISOString() });
    return true;
  });
}
