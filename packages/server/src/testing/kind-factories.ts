import { saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import { kindOf, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { parisDay, projectCode } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { quotaColumn, quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import type { Account } from '../features/base/people/users.repository.ts';
import { deriveColumns } from '../features/project/projects/derived-columns.ts';
import { newProjectId } from '../features/project/projects/project-id.ts';
import { insertProject } from '../features/project/projects/projects.repository.ts';
import { type ChrDraft, createChrDraft } from './chr-draft.ts';
import { createUser } from './factories.ts';
import { columnsOf, setColumns } from './kind-order.ts';
import { createSalesTeam, giveQuota } from './project-factories.ts';
import { pdfFile } from './sample-files.ts';
import { drawnSignature } from './signature-pictures.ts';
import type { TestApp } from './test-app.ts';
import {
  approve,
  joinExecution,
  joinProof,
  move,
  type Order,
  readOrder,
  sendFile,
} from './workflow-factories.ts';

/** Boards may be suspended, so a draft of any of these is inserted directly; everything after is a real call. */
type OtherType = Exclude<ProjectType, 'Carte Brasserie'>;
type Change = (document: ProjectDocument) => ProjectDocument;

async function insertDraft(
  site: TestApp,
  type: OtherType,
  dc: Account,
  agence: Account,
  document: ProjectDocument,
): Promise<string> {
  const id = newProjectId();
  const typeProjet = typeCodeOf(type);
  const counted = quotaKindOf(typeProjet);
  if (counted !== null) await giveQuota(site.pool, dc.smhf ?? '', counted, 100);
  const draft = {
    statut: 'Brouillon',
    consumed: false,
    deleted: false,
    digital: false,
    toBePrinted: true,
  } as const;
  await insertProject(site.pool, {
    ...deriveColumns(type, document, { agence: agence.name, eligibleMedals: null }),
    id,
    kind: kindOf(type),
    type,
    type_projet: typeProjet,
    statut: 'Brouillon',
    dc: dc.name,
    smhf: dc.smhf,
    mdv: dc.mdv,
    agence: agence.name,
    eligible_quota: false,
    quota_smhf: counted === null ? null : dc.smhf,
    quota_year: counted === null ? null : 0,
    quota_column: counted === null ? null : quotaColumn(draft),
    next_state: '',
    original_id: null,
    doc: JSON.stringify(document),
  });
  return id;
}

/** Attaches the source file of a Direct Agence. */
async function joinContent({ caller, id }: ChrDraft): Promise<void> {
  const sent = await sendFile(caller, id, 'contenu', { name: 'affiche.pdf', content: await pdfFile(1) });
  if (sent.status !== 200) throw new Error(`the content was not joined: ${JSON.stringify(sent.body)}`);
  const { version } = await readOrder(caller, id);
  const contenu = [{ photo: sent.body.id, filename: sent.body.filename }];
  await caller.call(saveProject, { params: { id }, body: { contenu, version } });
}

/** A complete draft of any support, not signed; `change` overrides its answers. */
export async function createKindDraft(
  site: TestApp,
  type: ProjectType,
  change: Change = (document) => document,
): Promise<ChrDraft> {
  if (type === 'Carte Brasserie') return createChrDraft(site, change);
  const { dc, agence } = await createSalesTeam(site.pool);
  const answers = change({
    ...completeOrder(type, agence.mail),
    ...(type === 'Direct Agence' ? { surPlace: true } : {}),
  });
  const document = KINDS[kindOf(type)].wizard.normalise(answers, projectCode(new Date()), type);
  const id = await insertDraft(site, type, dc, agence, document);
  const draft = { dc, agence, caller: site.as(dc.name), id };
  if (type === 'Direct Agence') await joinContent(draft);
  return draft;
}

/** Signs a complete draft by all its signers. */
export async function signDraft(site: TestApp, type: ProjectType, draft: ChrDraft): Promise<Order> {
  const { caller, id, agence } = draft;
  const image = await drawnSignature();
  for (const role of signersOf(kindOf(type))) {
    const { version } = await readOrder(caller, id);
    const body = { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version };
    const signed = await caller.call(signProject, { params: { id }, body });
    if (signed.status !== 200) throw new Error(`not signed: ${JSON.stringify(signed.body)}`);
  }
  const { name: siege } = await createUser(site.pool, { role: 'siege' });
  return { ...draft, agency: site.as(agence.name), siege: site.as(siege) };
}

/** A complete draft of any support, signed; `change` overrides its answers. */
export async function signedKindDraft(site: TestApp, type: ProjectType, change?: Change): Promise<Order> {
  return signDraft(site, type, await createKindDraft(site, type, change));
}

type Stage = (order: Order, site: TestApp) => Promise<unknown>;

/** Steps of an order, each from the previous stage. */
const STAGES = {
  agency: (order) => move(order.caller, order.id, 'Agence'),
  shownToDc: async (order) => {
    await joinProof(order);
    await move(order.agency, order.id, 'Validation DC');
  },
  shownByDc: (order) => move(order.caller, order.id, 'Validation Client'),
  shownToClient: async (order) => {
    await joinProof(order);
    await move(order.agency, order.id, 'Validation Client');
  },
  approved: (order) => approve(order),
  previsited: async (order, site) => {
    await setColumns(site, order.id, { t_previsite: parisDay(new Date()) });
    await move(order.siege, order.id, 'validationPose');
  },
  printing: async (order) => {
    await joinExecution(order);
    await move(order.agency, order.id, 'Impression');
  },
  printingApproved: (order) => move(order.siege, order.id, 'Impression'),
  printed: (order) => move(order.siege, order.id, 'Imprimé'),
  delivered: (order) => move(order.siege, order.id, 'Livré'),
  videoDelivered: async (order) => {
    await joinExecution(order);
    await move(order.agency, order.id, 'Livré');
  },
  installed: async (order, site) => {
    await setColumns(site, order.id, { t_pose: parisDay(new Date()) });
    await move(order.siege, order.id, 'Terminé');
  },
  finished: (order) => move(order.siege, order.id, 'Terminé'),
} as const satisfies Record<string, Stage>;

const SHOWN = ['agency', 'shownToDc', 'shownByDc', 'approved'] as const;
const PATHS: Record<ProjectType, readonly (keyof typeof STAGES)[]> = {
  'Carte Brasserie': [...SHOWN, 'printing', 'printed', 'finished'],
  'Caissons Lumineux': [...SHOWN, 'printing', 'printed', 'finished'],
  'Boards PVC': [...SHOWN, 'previsited', 'printing', 'printed', 'delivered', 'installed'],
  'Sur Mesure': [...SHOWN, 'previsited', 'printing', 'printed', 'delivered', 'installed'],
  Digital: [...SHOWN, 'videoDelivered', 'finished'],
  'Direct Agence': ['agency', 'shownToClient', 'approved', 'printingApproved', 'printed', 'finished'],
};

/** Statuses off the usual path, with the stage to leave. */
const ASIDE: Partial<Record<Status, { after: Status; take: Stage }>> = {
  Client: {
    after: 'Brouillon',
    take: async ({ caller, id }) => {
      const { version } = await readOrder(caller, id);
      await caller.call(saveProject, { params: { id }, body: { version, surPlace: false } });
      await move(caller, id, 'Client');
    },
  },
  Rejeté: {
    after: 'Agence',
    take: ({ siege, id }) => move(siege, id, 'Rejeté', { comment: 'Hors gamme cette année.' }),
  },
  Annulé: { after: 'Agence', take: ({ caller, id }) => move(caller, id, 'Annulé') },
  'Validation CCEP': {
    after: 'Impression',
    take: ({ siege, id }) => move(siege, id, 'Validation CCEP', { comment: 'Format à confirmer.' }),
  },
  'Validation DC': { after: 'Agence', take: STAGES.shownToDc },
};

/**
 * A complete, valid, signed order of a support in this status, reached through real calls.
 * @throws when the support never has this status
 */
export async function kindOrderIn(
  site: TestApp,
  type: ProjectType,
  statut: Status,
  change?: Change,
): Promise<Order> {
  const order = await signedKindDraft(site, type, change);
  const present = async () => (await columnsOf(site, order)).statut;
  for (const stage of [null, ...PATHS[type]]) {
    if (stage !== null) await STAGES[stage](order, site);
    const reached = await present();
    if (reached === statut) return order;
    const aside = ASIDE[statut];
    const onPath =
      statut === 'Validation CCEP'
        ? type === 'Direct Agence'
        : statut === 'Validation DC' && type !== 'Direct Agence';
    if (aside?.after !== reached || onPath) continue;
    await aside.take(order, site);
    if ((await present()) === statut) return order;
  }
  throw new Error(`an order of ${type} does not come to ${statut}`);
}
